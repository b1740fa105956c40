"""What stands around a game: headings with names, prose that names nobody, introductions and conclusions."""
import ways

# A heading, and the names of white and black in it.
HEADINGS = [(text, 'Ann', 'Ben') for text in (
    'White: Ann\nBlack: Ben', 'White : Ann\nBlack : Ben', 'white: Ann\nblack: Ben', 'WHITE: Ann\nBLACK: Ben', 'White = Ann\nBlack = Ben', 'White (o)  Ann\nBlack (#)  Ben',
    'White: Ann  Black: Ben', 'White: Ann, Black: Ben', 'White: Ann; Black: Ben', 'White: Ann / Black: Ben', 'White: Ann - Black: Ben', 'Black: Ben\nWhite: Ann', 'Black: Ben  White: Ann',
    '[White "Ann"]\n[Black "Ben"]', '[Event "Open"]\n[Site "Oslo"]\n[White "Ann"]\n[Black "Ben"]\n[Result "*"]', '**White:** Ann\n**Black:** Ben', '**White**: Ann\n**Black**: Ben', '- White: Ann\n- Black: Ben',
    '* *White:* Ann\n* *Black:* Ben', '<b>White</b>: Ann<br>\n<b>Black</b>: Ben<br>', '<p><b>White:</b> Ann</p>\n<p><b>Black:</b> Ben</p>', '> White: Ann\n> Black: Ben', '# White: Ann\n# Black: Ben',
    '| White | Ann |\n| Black | Ben |', 'White\tAnn\nBlack\tBen', 'White - Ann\nBlack - Ben', 'White \u2013 Ann\nBlack \u2013 Ben', 'White player: Ann\nBlack player: Ben', 'Player 1: Ann\nPlayer 2: Ben',
    'White: "Ann"\nBlack: "Ben"', 'White: \u201cAnn\u201d\nBlack: \u201cBen\u201d', 'White: Ann (1650)\nBlack: Ben (1702)', 'White: Ann <ann@example.org>\nBlack: Ben <ben@example.org>', 'Ann vs Ben', 'Ann vs. Ben', 'Ann v Ben',
    'ANN VS BEN'.title(), 'Ann versus Ben', 'Ann against Ben', 'Ann - Ben', 'Ann \u2013 Ben', 'Ann \u2014 Ben', 'Ann (white) vs Ben (black)', 'Ann (White) - Ben (Black)', 'Ben (black) vs Ann (white)', 'Ann (W) vs Ben (B)',
    'Ann vs Ben, Oslo 1999', 'Ann vs Ben (Oslo, 1999)', 'Ann - Ben, round 3', 'Trax: Ann vs Ben', 'Trax\nAnn vs Ben', 'Game 3: Ann vs Ben', 'Round 2: Ann (white) vs Ben (black)', '## Ann vs Ben', '== Ann vs Ben ==',
    '**Ann** vs **Ben**', '<h1>Ann vs Ben</h1>', '<b>Ann</b> - <b>Ben</b>', 'White Ann vs Black Ben', 'White: Ann vs Black: Ben', 'Event: Open\nWhite: Ann\nBlack: Ben\n', 'Ann [1650] vs Ben [1702]', '"Ann" vs "Ben"')]
HEADINGS += [('Ann Smith vs Ben van Dyk', 'Ann Smith', 'Ben van Dyk'), ('J. R. Smith - B. Jones', 'J. R. Smith', 'B. Jones'), ('White: Smith, Ann\nBlack: Jones, Ben', 'Smith, Ann', 'Jones, Ben'), ('ann_77 vs ben', 'ann_77', 'ben'),
             ('White: ann smith\nBlack: ben jones', 'ann smith', 'ben jones'), ('Ren\u00e9 vs \u00c9va', 'Ren\u00e9', '\u00c9va'), ("White: O'Neil\nBlack: Mary-Ann", "O'Neil", 'Mary-Ann')]

PROSE = ('Here is an interesting game, played between Ann and Ben in 1999:', 'Here is an interesting game, played between', 'This is the game that Ann won against Ben.', 'White: 1AL', 'White: to move', 'White: threatens a loop',
         'White: the better position', 'White: see below.', 'White has a loop threat, black none.', 'Black: you should have played the corner', 'White to move and win', 'White vs black', 'Loops vs lines', 'Attack versus defence',
         'Part 1 - Introduction', 'Chapter 2 - Corners', 'So it is 1-0 now', 'He won - a surprise', 'I play against you', 'it is me against the program', 'The game was fun.', 'We played this on Friday - late', "White's plan: attack",
         'A corner - and an attack', 'Black: loses a tempo', 'White: a good start', 'Yesterday I lost against Ben, and', 'Dear all,', 'the following is a game', 'Notes by the winner:')

# Texts with a game {}: what stands around it, its introduction and its conclusion.
AROUND = (
    ('One two.\n\n{}', 'One two.', None), ('{}\nOne two.\n', None, 'One two.'), ('One two\nthree.\n\n{}\n\nFour five.\n\nSix.\n', 'One two\nthree.', 'Four five.\n\nSix.'), ('> One two.\n>\n{}', 'One two.', None),
    ('Trax\nWhite: Ann\nBlack: Ben\n\nOne two.\n\n{}', 'One two.', None), ('From: Ann <ann@example.org>\nTo: Ben\nSubject: our game\n\nOne two.\n\n{}\nThree four.\n-- \nAnn, Oslo\n', 'One two.', 'Three four.'),
    ('On 3 May, Ben wrote:\n\n{}\nThree four.\n', None, 'Three four.'), ('; One two.\n{}', 'One two.', None), ('<html><head><title>Page</title></head><body>\n<p>One <i>two</i> &amp; three.</p>\n{}\n<p>Four five.</p>\n</body></html>\n',
                                                                                                                'One two & three.', 'Four five.'),
    ('One two.\n\n```\n{}```\n\nThree four.\n', 'One two.', 'Three four.'), ('# Game\n\nOne two.\n\n{}', 'Game\n\nOne two.', None), ('One two.\r\n\r\n{}', 'One two.', None), ('{}\n| a | b |\n| --- | --- |\n\n---\n\nOne two.\n', None, 'One two.'),
    ('Content-Type: multipart/mixed; boundary="b1"\n\n--b1\nContent-Type: text/plain\n\nOne two.\n\n{}\n--b1--\n', 'One two.', None), ('{}\n 1 2 3\nA / + \\\nB + + +\n\nOne two.\n', None, 'One two.'))


def tellings():
    """Ways to tell a game of several lines."""
    return (ways.LINE, ways.DOTS, ways.PAIR, ways.BARE)
