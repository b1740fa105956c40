"""schema.py SCHEMA SPOILT FILE...: validates each line of the files, a game, and prints what does not agree, behind the file's
name; the exit status is then 2. The games of SPOILT it changes in every way that the schema must refuse, and prints the changes that
pass. Without jsonschema the exit status is 3.
"""

import json
import sys

try:
    import jsonschema
except ImportError:
    sys.exit(3)

MARKS = [("attacks",), ("safe",), ("corners",), ("wins",), ("turning",)]

schema = json.load(open(sys.argv[1], encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)


def places(value, path=()):
    """Yields the path of each member of an object inside `value`."""
    if isinstance(value, dict):
        for key in value:
            yield path + (key,)
            yield from places(value[key], path + (key,))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, path + (index,))


def holder(game, path):
    """Returns the object that has the last key of `path`."""
    for key in path[:-1]:
        game = game[key]
    return game


def is_optional(path):
    """Whether the member at `path` may be missing: those that -O marks adds."""
    return path in MARKS or path[0] == "attacks" and path[-1] == "by"


def kind(game, path):
    """Returns what is the same of all members that the schema treats alike: the path without indexes, the types beside it."""
    beside = holder(game, path)
    return tuple(key for key in path if isinstance(key, str)), tuple((key, type(beside[key])) for key in beside)


def spoilt(line):
    """Yields a description and a game for each change: a member missing, of another type, or unknown. Of the members of
    one kind, as those of moves, it changes one."""
    tried = set()
    original = json.loads(line)
    for path in places(original):
        keys, beside = kind(original, path)
        for change, what in ("missing", keys), ("of another type", keys), ("unknown", keys[:-1]):
            if (change, what, beside) in tried:
                continue
            tried.add((change, what, beside))
            game = json.loads(line)
            members = holder(game, path)
            if change == "unknown":
                members["other"] = 1
            elif change == "of another type":
                members[path[-1]] = {"other": 1}
            elif is_optional(path):
                continue
            else:
                del members[path[-1]]
            yield "%s: %s" % (change, path), game


wrong = 0
for line in open(sys.argv[2], encoding="utf-8"):
    for change, game in spoilt(line):
        if validator.is_valid(game):
            print("%s: passes: %s" % (sys.argv[2], change))
            wrong += 1
for name in sys.argv[3:]:
    for line in open(name, encoding="utf-8"):
        for error in validator.iter_errors(json.loads(line)):
            print("%s: %s %s" % (name, error.json_path, error.message))
            wrong += 1
sys.exit(2 if wrong else 0)
