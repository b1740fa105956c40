# traxfig: POSIX make, a C11 compiler and sh; no configure.
#
#   make            the program, ./traxfig
#   make check      every test; ends with "N passed, N failed"
#   make laws       the random games of make check, many times more
#   make install    honours PREFIX and DESTDIR

.POSIX:

CC = cc
CFLAGS = -std=c11 -O2 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wformat=2 -Wstrict-prototypes
LDFLAGS =
HOSTCC = $(CC)
PREFIX = /usr/local
EXE =

# The rooms, in order: a file includes only headers of what stands above it.
ROOMS = src/base.c src/text.c src/sink.c src/asset.c src/message.c src/board.c src/notation.c \
	src/scan.c src/heading.c src/record.c src/game.c src/path.c src/font.c src/backend.c src/out_ascii.c \
	src/out_check.c src/out_code.c src/out_json.c src/out_moves.c src/options.c src/main.c
ASSETS = tfm/*.tfm msg/*.msg

traxfig$(EXE): $(ROOMS) src/*.h build/assets.c
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ $(ROOMS) build/assets.c

build/assets.c: build/embed $(ASSETS)
	build/embed $(ASSETS) > $@

build/embed: src/embed.c
	mkdir -p build
	$(HOSTCC) -std=c11 -O1 -o $@ src/embed.c

# Tests. The parts print `N passed, N failed`; check adds them up, and fails if one fails or is missing.
UNITS = tests/units.c tests/test_base.c tests/test_text.c tests/test_sink.c tests/test_asset.c \
	tests/test_board.c tests/test_notation.c tests/test_scan.c tests/test_heading.c tests/test_record.c
LAWS = tests/laws.c tests/symmetry.c tests/compose.c tests/reference.c

check: traxfig$(EXE) build/units build/laws
	sh tests/check.sh ./traxfig$(EXE)

build/units: $(UNITS) tests/check.h $(ROOMS) src/*.h build/assets.c
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ $(UNITS) $(ROOMS:src/main.c=) build/assets.c

build/laws: $(LAWS) tests/*.h $(ROOMS) src/*.h build/assets.c
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ $(LAWS) $(ROOMS:src/main.c=) build/assets.c

# Random games against a second opinion on the rules; takes minutes.
laws: build/laws
	build/laws 100000

clean:
	rm -rf build traxfig traxfig.exe
