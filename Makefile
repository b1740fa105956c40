# traxfig: POSIX make, a C11 compiler and sh; no configure.
#
#   make            the program, ./traxfig
#   make check      every test; ends with "N passed, N failed"
#   make oracle     analyses against the plainest search, on 10,000 positions of each rule set
#   make laws       the random games of make check, many times more
#   make fuzz       odd inputs of all kinds, TIME seconds for each, or TIME of them with a SEED; needs clang
#   make mutate     breaks the program on purpose and counts what the tests notice; needs tcc
#   make cover      lines and branches of src that the tests reach; needs gcc
#   make layers     each room includes only what stands above it
#   make lint       the manual and the scripts
#   make generated  makes anew what the program makes for examples: the page, the shell completions
#   make install    honours PREFIX and DESTDIR; make uninstall takes it all away again
#   make dist       build/traxfig-VERSION.tar.gz of the last commit; make distcheck tries it elsewhere

.POSIX:

CC = cc
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wformat=2 -Wstrict-prototypes
CFLAGS = -std=c11 -O2 $(WARNINGS)
LDFLAGS =
HOSTCC = $(CC)
PREFIX = /usr/local
BINDIR = $(PREFIX)/bin
DATADIR = $(PREFIX)/share
MANDIR = $(DATADIR)/man
DOCDIR = $(DATADIR)/doc/traxfig
BASHDIR = $(DATADIR)/bash-completion/completions
ZSHDIR = $(DATADIR)/zsh/site-functions
FISHDIR = $(DATADIR)/fish/vendor_completions.d
LISPDIR = $(DATADIR)/emacs/site-lisp
EXE =

# The rooms, in order: a file includes only headers of what stands above it.
ROOMS = src/base.c src/text.c src/sink.c src/asset.c src/list.c src/message.c src/input.c src/output.c \
	src/extent.c src/ground.c src/board.c src/notation.c src/turn.c src/scan.c src/style.c src/heading.c \
	src/place.c src/gather.c src/numbered.c src/record.c src/game.c src/series.c src/path.c src/position.c \
	src/attack.c src/corner.c src/search.c src/analysis.c src/spot.c src/remark.c src/sequence.c src/trial.c \
	src/variation.c src/font.c src/data.c src/backend.c src/canvas.c src/marks.c src/ring.c src/gallery.c \
	src/theme.c src/latin.c src/flow.c src/ghost.c src/figure.c src/plot.c src/document.c src/envelope.c \
	src/prose.c src/booklet.c src/sheet.c src/film.c src/xml.c src/track.c src/strand.c src/svg.c src/caption.c \
	src/quote.c src/json.c src/tour.c src/page.c src/article.c src/out_ascii.c src/out_check.c src/out_code.c \
	src/out_html.c src/out_json.c src/out_legal.c src/out_moves.c src/out_ps.c src/out_svg.c src/format.c \
	src/command.c src/options.c src/help.c src/press.c src/report.c src/main.c
ASSETS = tfm/*.tfm msg/*.msg src/prolog.ps src/tiles.svg src/player.html src/version

traxfig$(EXE): $(ROOMS) src/*.h build/assets.c
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ $(ROOMS) build/assets.c

build/assets.c: build/embed $(ASSETS)
	build/embed $(ASSETS) > $@

build/embed: src/embed.c
	mkdir -p build
	$(HOSTCC) -std=c11 -O1 -o $@ src/embed.c

# What the program and its tables make for examples; make check compares it.
generated: traxfig$(EXE) build/complete
	sh tests/generated.sh ./traxfig$(EXE) --write

build/complete: src/complete.c $(ROOMS) src/*.h build/assets.c
	$(HOSTCC) -std=c11 -O0 -Isrc -o $@ src/complete.c $(ROOMS:src/main.c=) build/assets.c

# Tests. The parts print `N passed, N failed`; check adds them up, and fails if one fails or is missing.
UNITS = tests/units.c tests/test_base.c tests/test_text.c tests/test_sink.c tests/test_asset.c \
	tests/test_message.c tests/test_board.c tests/test_extent.c tests/test_notation.c \
	tests/test_turn.c tests/test_scan.c tests/test_style.c tests/test_heading.c tests/test_record.c tests/test_game.c \
	tests/test_path.c tests/test_position.c tests/test_attack.c tests/test_corner.c \
	tests/test_search.c tests/test_analysis.c tests/test_sequence.c tests/test_variation.c \
	tests/test_font.c tests/test_ghost.c tests/test_latin.c tests/test_flow.c tests/test_figure.c \
	tests/test_options.c tests/test_xml.c tests/test_quote.c
REFERENCE = tests/reference.c tests/reference_wins.c
ORACLE = tests/oracle.c tests/seek.c tests/compose.c $(REFERENCE)
LAWS = tests/laws.c tests/symmetry.c tests/compose.c $(REFERENCE)

check: traxfig$(EXE) build/units build/laws build/oracle build/complete build/replay build/faults
	sh tests/check.sh ./traxfig$(EXE)

# All but main, compiled once for those that test it.
ENGINE = build/engine/done

$(ENGINE): $(ROOMS) src/*.h build/assets.c
	rm -rf build/engine
	mkdir -p build/engine
	cd build/engine && $(CC) $(CFLAGS) -I../../src -c ../../src/*.c ../assets.c
	rm build/engine/main.o build/engine/embed.o build/engine/complete.o
	echo > $@

build/units: $(UNITS) tests/*.h $(ENGINE)
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ $(UNITS) build/engine/*.o

build/laws: $(LAWS) tests/*.h $(ENGINE)
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ $(LAWS) build/engine/*.o

# What must hold of any input. Plainly built it is given tests/corpus again; fuzz looks for more with clang's
# fuzzer, for TIME seconds each target.
FUZZ = tests/fuzz.c tests/targets.c tests/holds.c tests/drawing.c tests/told.c tests/script.c tests/formed.c \
	tests/formed_json.c tests/formed_xml.c tests/formed_ps.c
TIME = 60
SEED =
SANITIZE = -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all

build/replay: $(FUZZ) $(REFERENCE) tests/*.h $(ENGINE)
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ $(FUZZ) $(REFERENCE) build/engine/*.o

build/fuzz/record: $(FUZZ) $(REFERENCE) tests/*.h $(ROOMS) src/*.h build/assets.c
	mkdir -p build/fuzz
	clang -O2 -c -o build/fuzz/reference.o tests/reference.c
	clang -O2 -c -o build/fuzz/wins.o tests/reference_wins.c
	clang $(CFLAGS) -DFUZZ $(SANITIZE) -Isrc -o $@ $(FUZZ) build/fuzz/reference.o build/fuzz/wins.o \
		$(ROOMS:src/main.c=) build/assets.c
	for target in game font message options run; do ln -f $@ build/fuzz/$$target; done

fuzz: build/fuzz/record
	SEED=$(SEED) sh tests/fuzz.sh $(TIME)

# The program with calls that can be made to fail.
FAULTS = -Dmain=traxfig_main -Dcalloc=faults_calloc -Drealloc=faults_realloc -Dfree=faults_free \
	-Dexit=faults_exit -Dgetenv=faults_getenv -Dfopen=faults_fopen -Dfclose=faults_fclose \
	-Dfread=faults_fread -Dfwrite=faults_fwrite -Dfputs=faults_fputs -Dfflush=faults_fflush \
	-Dsetvbuf=faults_setvbuf -Dferror=faults_ferror -Dfseek=faults_fseek -Dftell=faults_ftell

build/faults: tests/faults.c tests/faults_cases.c tests/*.h $(ROOMS) src/*.h build/assets.c
	$(CC) $(CFLAGS) -c -o build/faults_cases.o tests/faults_cases.c
	$(CC) $(CFLAGS) -O0 $(FAULTS) -Isrc $(LDFLAGS) -o $@ tests/faults.c build/faults_cases.o $(ROOMS) build/assets.c

# Breaks the program on purpose, at every EVERY-th place, and counts what the tests notice; takes hours.
EVERY = 18

mutate: traxfig$(EXE)
	CC=tcc sh tests/mutate.sh $(EVERY)

# What the tests reach of src, by gcov.
cover:
	sh tests/cover.sh

# Analyses against the plainest search on the reference; takes minutes.
oracle: build/oracle
	build/oracle 10000 $(ARCHIVE)

build/oracle: $(ORACLE) tests/*.h $(ENGINE)
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ $(ORACLE) build/engine/*.o

# Random games against a second opinion on the rules; takes minutes.
laws: build/laws
	build/laws 100000

# The goals for speed, each beside what is measured. ARCHIVE is used if it can be read.
ARCHIVE = ../shared/records/archive.trx

bench: build/bench/bench build/bench/traxfig
	build/bench/bench $(ARCHIVE)

build/bench/traxfig: $(ROOMS) src/*.h build/assets.c
	mkdir -p build/bench
	$(CC) $(CFLAGS) -s -Isrc $(LDFLAGS) -o $@ $(ROOMS) build/assets.c

build/bench/bench: tests/bench.c tests/inputs.c tests/inputs.h $(ROOMS) src/*.h build/assets.c
	mkdir -p build/bench
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ tests/bench.c tests/inputs.c $(ROOMS:src/main.c=) build/assets.c

layers:
	awk -f tests/layers.awk src/*.h $(ROOMS)

# What is not there is passed over. The manuals name each other, so mandoc must find them.
lint:
	mkdir -p build/man/man1 build/man/man5
	cp src/*.1 build/man/man1
	cp src/*.5 build/man/man5
	if command -v makewhatis; then makewhatis build/man; fi
	if command -v mandoc; then MANPATH=`pwd`/build/man mandoc -T lint -W style src/*.1 src/*.5; fi
	if command -v shellcheck; then shellcheck tests/*.sh src/*.sh examples/*.sh examples/*.bash .ci/run; fi

PATHS = DESTDIR='$(DESTDIR)' BINDIR='$(BINDIR)' DATADIR='$(DATADIR)' MANDIR='$(MANDIR)' DOCDIR='$(DOCDIR)' \
	BASHDIR='$(BASHDIR)' ZSHDIR='$(ZSHDIR)' FISHDIR='$(FISHDIR)' LISPDIR='$(LISPDIR)' EXE='$(EXE)'

install: traxfig$(EXE)
	$(PATHS) sh src/install.sh install

uninstall:
	$(PATHS) sh src/install.sh uninstall

# The same commit gives the same bytes: names, modes and times are those of the commit.
dist:
	mkdir -p build
	name=traxfig-`git show HEAD:src/version` && \
	git -c tar.umask=0022 archive --format=tar --prefix=$$name/ -o build/$$name.tar HEAD && \
	gzip -9nf build/$$name.tar

distcheck: dist
	sh tests/dist.sh build/traxfig-`git show HEAD:src/version`.tar.gz

clean:
	rm -rf build traxfig traxfig.exe
