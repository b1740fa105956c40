"""firefox.py: a session of Firefox, by its Marionette protocol, with the calls of browser.py's Browser that its tests use."""

import base64, json, os, socket, subprocess, tempfile, time


def free_port():
    """A port that nothing listens on: several tests may run at once."""
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


class Firefox:
    def __init__(self, directory):
        profile, port = tempfile.mkdtemp(dir=directory), free_port()
        with open(os.path.join(profile, 'user.js'), 'w') as file:
            file.write('user_pref("marionette.port", %d);\n' % port)
        self.process = subprocess.Popen(['firefox-esr', '--headless', '--marionette', '--no-remote', '--profile', profile,
                                         '--width', '1280', '--height', '900'], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        self.number, self.socket, self.port, self.rest = 0, None, port, b''

    def connect(self):
        """At the first question: Firefox takes seconds to start, which need not be waited for."""
        for _ in range(300):
            try:
                self.socket = socket.create_connection(('127.0.0.1', self.port), timeout=60)
                break
            except OSError:
                time.sleep(.1)
        self.receive()
        self.ask('WebDriver:NewSession', {'capabilities': {'alwaysMatch': {}}})

    def receive(self):
        while b':' not in self.rest:
            self.rest += self.more()
        length, self.rest = self.rest.split(b':', 1)
        while len(self.rest) < int(length):
            self.rest += self.more()
        message, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(message)

    def more(self):
        got = self.socket.recv(1 << 20) if self.socket else b''
        if not got:
            raise SystemExit('Firefox has ended')
        return got

    def ask(self, command, parameters):
        if not self.socket:
            self.connect()
        self.number += 1
        data = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(b'%d:%s' % (len(data), data))
        _, _, error, result = self.receive()
        if error:
            raise SystemExit('Firefox: %s' % error['message'])
        return result

    def close(self):
        try:
            self.ask('Marionette:Quit', {'flags': ['eForceQuit']})
        finally:
            self.process.wait(30)

    def open(self, path, address=''):
        self.ask('WebDriver:Navigate', {'url': 'about:blank'})
        self.ask('WebDriver:Navigate', {'url': 'file://' + os.path.abspath(path) + address})

    def run(self, script, *arguments):
        return self.ask('WebDriver:ExecuteScript', {'script': script, 'args': list(arguments), 'sandbox': None})['value']

    def screenshot(self):
        return base64.b64decode(self.ask('WebDriver:TakeScreenshot', {'full': True})['value'])
