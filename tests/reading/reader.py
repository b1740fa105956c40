"""Runs the program on many texts at once and sorts what it says by text."""
import itertools
import json
import os
import re
import subprocess
import tempfile
from dataclasses import dataclass, field

MESSAGE = re.compile(r'(\d{6})\.t(?::(\d+):(\d+))?: (error|warning|note): (.*)')


@dataclass
class Message:
    line: int
    column: int
    kind: str
    sentence: str


@dataclass
class Outcome:
    games: list = field(default_factory=list)
    messages: list = field(default_factory=list)

    def errors(self):
        return [m for m in self.messages if m.kind == 'error']

    def told(self):
        """Whether the exit status for this text alone would be 1."""
        return any(m.kind != 'note' for m in self.messages)

    def moves(self):
        return [[m['modern'] for m in g['moves']] for g in self.games]


class Reader:
    """The program, given texts as files 000000.t, 000001.t, ... of a folder that goes with it."""

    def __init__(self, program):
        self.program = os.path.abspath(program)
        self.folder = tempfile.TemporaryDirectory()
        self.environment = {k: v for k, v in os.environ.items() if k not in ('TRAXFIG', 'LC_ALL', 'LC_MESSAGES', 'LANG')}

    def read(self, texts, *options):
        """An Outcome for each text (bytes)."""
        return list(self.outcomes(texts, *options))

    def outcomes(self, texts, *options):
        """Yields them; of many texts they would need much memory."""
        texts = iter(texts)
        while some := list(itertools.islice(texts, 400)):
            yield from self.read_some(some, options)

    def read_some(self, texts, options):
        names = ['%06d.t' % i for i in range(len(texts))]
        for name, text in zip(names, texts):
            # Emptied first, as by open(), the files of the last texts would be written to the disk at once.
            file = os.open(os.path.join(self.folder.name, name), os.O_WRONLY | os.O_CREAT)
            os.write(file, text)
            os.ftruncate(file, len(text))
            os.close(file)
        run = subprocess.run([self.program, '-T', 'json', *options, *names], cwd=self.folder.name, env=self.environment,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if run.returncode not in (0, 1):
            raise SystemExit('exit status %d: %s' % (run.returncode, run.stderr.decode('utf-8', 'replace')[-300:]))
        outcomes = [Outcome() for _ in texts]
        for line in run.stdout.decode('utf-8', 'replace').split('\n'):
            if line:
                game = json.loads(line)
                outcomes[int(game['file'][:6])].games.append(game)
        for line in run.stderr.decode('utf-8', 'replace').split('\n'):
            found = MESSAGE.match(line)
            if found:
                name, at, column, kind, sentence = found.groups()
                outcomes[int(name)].messages.append(Message(int(at or 0), int(column or 0), kind, sentence))
        return outcomes

    def output(self, text, *options):
        """What the program writes for one text."""
        run = subprocess.run([self.program, *options], input=text, env=self.environment, stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL)
        return run.stdout
