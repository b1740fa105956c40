"""firefox.py: a session of Firefox, by its Marionette protocol, with the calls of browser.py's Browser that its tests use."""

import base64, itertools, json, os, socket, subprocess, tempfile, time


def free_port():
    """A port that nothing listens on: several tests may run at once."""
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


class Refused(SystemExit):
    """What Firefox says that it cannot do."""


class Firefox:
    def __init__(self, directory):
        profile, port = tempfile.mkdtemp(dir=directory), free_port()
        with open(os.path.join(profile, 'user.js'), 'w') as file:
            file.write('user_pref("marionette.port", %d);\n' % port)
            # Nothing but the page, in few processes: it takes a third less time to start.
            for name in ('dom.ipc.processPrelaunch.enabled', 'browser.newtabpage.enabled'):
                file.write('user_pref("%s", false);\n' % name)
            file.write('user_pref("browser.startup.page", 0);\nuser_pref("dom.ipc.processCount", 1);\n')
        self.process = subprocess.Popen(['firefox-esr', '--headless', '--marionette', '--no-remote', '--profile', profile,
                                         '--width', '1280', '--height', '900'], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        self.number, self.socket, self.port, self.rest, self.count = 0, None, port, b'', itertools.count()

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
            raise Refused('Firefox: %s' % error['message'])
        return result

    def close(self):
        try:
            self.ask('Marionette:Quit', {'flags': ['eForceQuit']})
        finally:
            self.process.wait(30)

    def open(self, path, address=''):
        """Loads a file anew, even if only what follows # differs from the page that is open."""
        search = '?%d' % next(self.count)
        self.ask('WebDriver:Navigate', {'url': 'file://' + os.path.abspath(path) + search + address})
        end, there = time.time() + 60, False
        while not there: # a page that changes its address while it is left counts as loaded
            if time.time() > end:
                raise SystemExit('Firefox does not open %s' % path)
            try:
                there = self.run('return location.search === arguments[0] && document.readyState === "complete"', search)
            except Refused:
                there = False

    def run(self, script, *arguments):
        """What a script returns. It sees the functions of a page by their names, not its constants."""
        return self.ask('WebDriver:ExecuteScript', {'script': script, 'args': list(arguments), 'sandbox': None})['value']

    def screenshot(self):
        return base64.b64decode(self.ask('WebDriver:TakeScreenshot', {'full': True})['value'])
