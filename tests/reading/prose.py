"""Texts without a game: lines as they stand in documentation, mail and sources, with words that look like moves."""
import random

LIKE_MOVES = ('I2C W3C a64l i2d F16C x4D L1D T1L MIPS3D GFX9+ v6S s1s sum4s int64s crc32c swab16s atan2l HT40+ i8/ G3/ C99/ AVX512/ '
              'C++11/ A4/ x86/ glTexImage1D 0x3U B2B H2O P2P M1+ python3/ x2/ lib64/ usr/x11/ b1\\ c:\\d2\\').split()
PLAIN = ('the of a program option file line returns value is not set to be used when by default see also name format if an for 1 2 3 '
         '10 (1) 1. 2) 3: 24 1993 10:02 4/5 1/2 50% x = y + z; return 0; #include <stdio.h> /* a note */ -o --output @param A B C').split()
BEGINNINGS = ('', '', '', '  ', '> ', ' * ', '// ', '1. ', '2. ', '3. ', '1) ', '[1] ', '- ', '#define ', '.TP ', '| 1 | ', 'Step 1: ', '12: ')


def compose(count, seed=1619):
    """`count` texts of up to 40 lines."""
    chance = random.Random(seed)
    texts = []
    for _ in range(count):
        rare = chance.choice((0, 0.002, 0.01, 0.05))
        lines = [chance.choice(BEGINNINGS) + ' '.join(chance.choice(LIKE_MOVES if chance.random() < rare else PLAIN)
                                                      for _ in range(chance.randint(1, 14))) for _ in range(chance.randint(3, 40))]
        texts.append(('\n'.join(lines) + '\n').encode())
    return texts
