#!/usr/bin/env python3
"""charter.py DIRECTORY OUT: writes the fonts of printed pages into OUT, for src/paper: charter.names, charter-roman.t1,
charter-bold.t1, charter-italic.t1 and charter.widths. DIRECTORY has the Type 1 files and metrics of Bitstream Charter
(in Debian: xfonts-scalable, /usr/share/fonts/X11/Type1). A .t1 file begins with three texts, each before a line %%: the
font up to eexec, its private part up to the letters, and the entries of a font descriptor of PDF. Then come the letters
of charter.names as charstrings, each after its length. A length of 600 is written as the bytes 255, 255 and 90. The other
two files are C: in charter.names, the numbers of the parts of a letter follow its name."""

import re
import sys
import textwrap

FACES = {'roman': 'c0648bt_', 'bold': 'c0632bt_', 'italic': 'c0649bt_'}
NOTICE = '''(c) Copyright 1989-1992, Bitstream Inc., Cambridge, MA. You are hereby granted permission under all Bitstream propriety
rights to use, copy, modify, sublicense, sell, and redistribute the 4 Bitstream Charter \\(r\\) Type 1 outline fonts and the 4
Courier Type 1 outline fonts for any purpose and without restriction; provided, that this notice is left intact on all copies of
such fonts and that Bitstream's trademark is acknowledged as shown below on all unmodified copies of the 4 Charter Type 1 fonts.
BITSTREAM CHARTER is a registered trademark of Bitstream Inc.'''.replace('\n', ' \\\n')

# Windows-1252 from 128 on. Codes that it leaves free have accents. The soft hyphen is replaced by .notdef.
HIGH = '''Euro ring quotesinglbase florin quotedblbase ellipsis dagger daggerdbl circumflex perthousand Scaron guilsinglleft OE
caron Zcaron breve dotaccent quoteleft quoteright quotedblleft quotedblright bullet endash emdash tilde trademark scaron
guilsinglright oe hungarumlaut zcaron Ydieresis space exclamdown cent sterling currency yen brokenbar section dieresis copyright
ordfeminine guillemotleft logicalnot .notdef registered macron degree plusminus twosuperior threesuperior acute mu paragraph
periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown Agrave Aacute
Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde
Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave
aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex idieresis eth
ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis'''.split()
# The letters from U+0100 to U+017F.
MORE = '''Amacron amacron Abreve abreve Aogonek aogonek Cacute cacute Ccircumflex ccircumflex Cdotaccent cdotaccent Ccaron ccaron
Dcaron dcaron Dcroat dcroat Emacron emacron Ebreve ebreve Edotaccent edotaccent Eogonek eogonek Ecaron ecaron Gcircumflex
gcircumflex Gbreve gbreve Gdotaccent gdotaccent Gcommaaccent gcommaaccent Hcircumflex hcircumflex Hbar hbar Itilde itilde Imacron
imacron Ibreve ibreve Iogonek iogonek Idotaccent dotlessi IJ ij Jcircumflex jcircumflex Kcommaaccent kcommaaccent kgreenlandic
Lacute lacute Lcommaaccent lcommaaccent Lcaron lcaron Ldot ldot Lslash lslash Nacute nacute Ncommaaccent ncommaaccent Ncaron
ncaron napostrophe Eng eng Omacron omacron Obreve obreve Ohungarumlaut ohungarumlaut OE oe Racute racute Rcommaaccent rcommaaccent
Rcaron rcaron Sacute sacute Scircumflex scircumflex Scedilla scedilla Scaron scaron Tcommaaccent tcommaaccent Tcaron tcaron Tbar
tbar Utilde utilde Umacron umacron Ubreve ubreve Uring uring Uhungarumlaut uhungarumlaut Uogonek uogonek Wcircumflex wcircumflex
Ycircumflex ycircumflex Ydieresis Zacute zacute Zdotaccent zdotaccent Zcaron zcaron longs'''.split()
# Letters made of two others: both names, the shift of the second right and up, the addition to the width of the first.
PAIRS = {'Euro': ('C', 'equal', -150, 40, 0), 'Dcroat': ('D', 'endash', -30, 90, 0),
         'Eth': ('D', 'endash', -30, 90, 0), 'dcroat': ('d', 'macron', 130, -20, 0),
         'Hbar': ('H', 'endash', 119, 250, 0), 'hbar': ('h', 'macron', -80, -20, 0), 'Tbar': ('T', 'macron', 48, -320, 0),
         'tbar': ('t', 'macron', -85, -420, 0), 'IJ': ('I', 'J', 324, 0, 444), 'ij': ('i', 'j', 280, 0, 266),
         'Ldot': ('L', 'periodcentered', 200, 60, 0), 'ldot': ('l', 'periodcentered', 200, 0, 120),
         'Lcaron': ('L', 'quoteright', 260, 0, 0), 'lcaron': ('l', 'quoteright', 190, 20, 90),
         'dcaron': ('d', 'quoteright', 480, 20, 110), 'tcaron': ('t', 'quoteright', 240, 40, 60),
         'napostrophe': ('n', 'quoteright', -100, 20, 0), 'Eng': ('N', 'comma', 420, 0, 0), 'eng': ('n', 'comma', 330, 0, 0)}
# Letters made from another letter. In each face, the operators after > replace those before it.
CHANGED = {
    'kgreenlandic': ('k', {'roman': '481v -612v > 225v -356v', 'bold': '480v -589v > 224v -333v',
                           'italic': '200,736m -135,-674l 107,498l > 149,480m -84,-418l 56,242l'}),
    'longs': ('f', {'roman': '140h 47v -139h > 1,47l', 'bold': '134h 60v -134h > 60v', 'italic': '149h 45v -141h > 8,45l'}),
}
OPERATORS = {'v': 7, 'h': 6, 'l': 5, 'm': 21}
PARTS = {'dotlessi': 245, 'quoteright': 39, 'endash': 177, 'equal': 61, 'comma': 44, 'periodcentered': 180, 'quoteleft': 96,
         'grave': 193, 'acute': 194, 'circumflex': 195, 'tilde': 196, 'macron': 197, 'breve': 198, 'dotaccent': 199,
         'dieresis': 200, 'ring': 202, 'cedilla': 203, 'hungarumlaut': 205, 'ogonek': 206, 'caron': 207}


def decrypt(data, key, skip):
    out = bytearray()
    for byte in data:
        out.append(byte ^ key >> 8)
        key = (byte + key) * 52845 + 22719 & 0xFFFF
    return bytes(out[skip:])


def number(n):
    """Encodes a number for a charstring."""
    if -107 <= n <= 107:
        return bytes([n + 139])
    n, first = (n - 108, 247) if n > 0 else (-n - 108, 251)
    return bytes([first + n // 256, n % 256])


def numbers(data, count):
    """Decodes the first numbers of a charstring."""
    found, i = [], 0
    while len(found) < count:
        byte = data[i]
        found.append(byte - 139 if byte < 247 else (byte - 247) * 256 + data[i + 1] + 108 if byte < 251
                     else -(byte - 251) * 256 - data[i + 1] - 108)
        i += 1 + (byte >= 247)
    return found


def operators(text):
    """Encodes operators such as 1,47l, each as a part of a charstring."""
    return [b''.join(number(int(n)) for n in word[:-1].split(',')) + bytes([OPERATORS[word[-1]]]) for word in text.split()]


class Face:
    """A font: its letters as charstrings, their boxes and widths."""

    def __init__(self, directory, name):
        self.name = name
        with open(f'{directory}/{FACES[name]}.pfb', 'rb') as file:
            data = file.read()
        start = data.index(b'eexec') + 6 + 6
        self.clear = data[6:start - 6].decode('latin-1')
        self.private = decrypt(data[start:data.index(b'0000000000')], 55665, 4)
        hint = rb'(?:[ -\xf6]|[\xf7-\xfe].){2}\x01'
        self.hints = [b''.join(re.findall(hint, self.charstring(m), flags=re.S))
                      for m in re.finditer(rb'dup (\d+) (\d+) RD ', self.private)]
        self.letters = {m[1].decode(): self.hinted(self.charstring(m))
                        for m in re.finditer(rb'/([\w.]+) (\d+) RD ', self.private)}
        self.box, self.width, self.parts = {}, {}, {}
        with open(f'{directory}/{FACES[name]}.afm', encoding='latin-1') as file:
            for m in re.finditer(r'WX +(\d+) .*N (\w+) .*B +(\S+) +(\S+) +(\S+) +(\S+)', file.read()):
                self.width[m[2]] = int(m[1])
                self.box[m[2]] = [int(n) for n in m.groups()[2:]]
        self.add()

    def charstring(self, match):
        return decrypt(self.private[match.end():match.end() + int(match[2])], 4330, 4)

    def hinted(self, letter):
        """Replaces the first call of a subroutine of hints by the height hints in it; removes the other calls."""
        letter = re.sub(rb'(?:[ -\xf6]|[\xf7-\xfe].)\x8c\x8e\x0c\x10\x0c\x11\n', b'', letter, flags=re.S)
        letter = re.sub(rb'([ -\xf6]|[\xf7-\xfe].)\n', lambda m: self.hints[numbers(m[1], 1)[0]], letter, count=1, flags=re.S)
        assert not re.search(rb'([ -\xf6]|[\xf7-\xfe].)\n', letter, flags=re.S)
        return letter

    def pair(self, name, base, accent, right, up, wider):
        left, accent_left = numbers(self.letters[base], 1)[0], numbers(self.letters[accent], 1)[0]
        self.width[name] = self.width[base] + wider
        values = [left, self.width[name]], [accent_left, right + accent_left - left, up,
                                            *(PARTS.get(n) or ord(n) for n in (base, accent))]
        self.letters[name] = b''.join(map(number, values[0])) + b'\r' + b''.join(map(number, values[1])) + b'\x0c\x06'

    def accented(self, name):
        """The arguments of pair() for a letter with an accent."""
        base, accent = name[0], name[1:].replace('commaaccent', 'cedilla' if name[0] in 'Tt' else 'comma')
        base = 'dotlessi' if base == 'i' and accent != 'ogonek' else base
        if name == 'gcommaaccent':
            accent = 'quoteleft'
        left, _, right, top = self.box[base]
        accent_left, _, accent_right, accent_top = self.box[accent]
        up = 0
        if accent == 'comma':
            up = -40 - accent_top
        elif accent == 'quoteleft':
            up = 90
        elif accent not in ('ogonek', 'cedilla') and top > 600 and base != 'j':
            up = top - 485 + 10
        shift = (left + right - accent_left - accent_right) // 2
        if accent == 'ogonek' and base not in 'IiEe':
            shift = right - accent_right
        if self.name == 'italic':
            shift += up // 5
        return base, accent, shift, up, 0

    def add(self):
        for name in MORE + ['Euro', 'Eth', 'Aring', 'aring']:
            if name in CHANGED:
                base, changes = CHANGED[name]
                old, new = (operators(side) for side in changes[self.name].split('>'))
                letter = self.letters[base]
                if len(old) != len(new):
                    old, new = [b''.join(old)], [b''.join(new)]
                for one, other in zip(old, new):
                    assert letter.count(one) == 1
                    letter = letter.replace(one, other)
                self.letters[name], self.width[name] = letter, self.width[base]
            elif name not in self.letters or name == 'Eth' or name.endswith('ring'):
                self.pair(name, *(PAIRS.get(name) or self.accented(name)))
        letters = {code: name for name, code in PARTS.items()}
        for name, letter in self.letters.items():
            if letter.endswith(b'\x0c\x06'):
                codes = numbers(letter[letter.index(b'\r') + 1:], 5)[3:]
                self.parts[name] = [letters.get(code) or chr(code) for code in codes]

    def texts(self):
        """The three texts of a .t1 file."""
        title = self.name.capitalize()
        value = {key: m[1] for key in ('FontBBox', 'ItalicAngle', 'BlueValues', 'OtherBlues', 'StdHW', 'StdVW')
                 if (m := re.search(rf'/{key} [\[{{]?([-\d .]*\d)', self.clear + self.private.decode('latin-1')))}
        angle = 0 - abs(float(value['ItalicAngle']))
        clear = (f'%!PS-AdobeFont-1.0: TRXFIG+Traxfig-{title}\n11 dict begin\n/FontInfo 2 dict dup begin\n/Notice ({NOTICE}) def\n'
                 f'/ItalicAngle {angle:g} def\nend def\n'
                 f'/FontName /TRXFIG+Traxfig-{title} def\n/PaintType 0 def\n/FontType 1 def\n/FontMatrix [.001 0 0 .001 0 0] def\n'
                 f'/Encoding StandardEncoding def\n/FontBBox {{{value["FontBBox"]}}} def\ncurrentdict end\ncurrentfile eexec\n')
        private = ('dup /Private 8 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n'
                   '/ND {def} executeonly def\n/password 5839 def\n/MinFeature {16 16} def\n'
                   + ''.join(f'/{key} [{value[key]}] def\n' for key in list(value)[2:]) + f'2 index /CharStrings {len(self.letters)} dict dup begin\n')
        descriptor = (f'/FontName /TRXFIG+Traxfig-{title} /Flags {98 if angle else 34} /FontBBox [{value["FontBBox"]}] /ItalicAngle {angle:g} /Ascent 737\n'
                      f'/Descent -218 /CapHeight 672 /StemV {value["StdVW"]}\n')
        return [clear, private, descriptor]


def record(charstring):
    return b'\xff' * (len(charstring) // 255) + bytes([len(charstring) % 255]) + charstring


def main():
    directory, out = sys.argv[1:]
    faces = [Face(directory, name) for name in FACES]
    ascii_names = re.findall(r'C +(\d+) .*N (\w+) ', open(f'{directory}/{FACES["roman"]}.afm', encoding='latin-1').read())
    by_code = {int(code): name for code, name in ascii_names}
    by_code.update({39: 'quotesingle', 96: 'grave', 127: 'ogonek'})
    names = [by_code.get(code, '.notdef') for code in range(32, 128)] + HIGH + MORE
    with open(f'{out}/charter.names', 'w') as file:
        words = []
        for i, name in enumerate(names):
            parts = faces[0].parts.get(name, [name] * 2) if name not in names[:i] else [name] * 2
            words.append(f'{{"{name}",' + ','.join(str(names.index(part)) for part in parts) + '}')
        file.write(textwrap.fill(', '.join(words), 120) + '\n')
    for face in faces:
        with open(f'{out}/charter-{face.name}.t1', 'wb') as file:
            file.write(b''.join(text.encode() + b'%%\n' for text in face.texts()))
            file.write(b''.join(record(face.letters[name] if name not in names[:i] else b'') for i, name in enumerate(names)))
    with open(f'{out}/charter.widths', 'w') as file:
        for face in faces:
            words = ', '.join(str(face.width.get(name, 278)) for name in names)
            file.write(f'[ENCODING_{face.name.upper()}] = {{\n' + textwrap.fill(words, 120) + '},\n')


main()
