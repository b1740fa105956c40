# traxfig: POSIX make, a C11 compiler and sh; no configure.
#
#   make            the program, ./traxfig
#   make check      every test; ends with "N passed, N failed, N skipped"
#   make quick      the fast tests, in seconds
#   make reading    measures how well the program reads slips, misprints, other notations and plain prose
#   make oracle     compares the analysis with an exhaustive search, on 10,000 positions of each rule set
#   make laws       100,000 random games of each rule set
#   make fuzz       clang's fuzzer, TIME seconds for each target, or TIME executions with a SEED
#   make mutate     breaks the program on purpose and counts what the tests notice; not as root
#   make cover      the lines and branches of src that the tests reach; needs gcc
#   make layers     checks that a file uses only its own wing and those below, by includes and by symbols
#   make lint       checks the manuals, the scripts, and .editorconfig
#   make generated  writes the generated files of examples: the page, the shell completions
#   make install    honours PREFIX and DESTDIR; make uninstall removes all of it; install-strip strips the program
#   make dist       build/traxfig-VERSION.tar.gz of the last commit; make distcheck tests it

.POSIX:

CC = cc
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wformat=2 -Wstrict-prototypes -Wmissing-prototypes
CFLAGS = -std=c11 -O2 $(WARNINGS)
CPPFLAGS =
LDFLAGS =
PREFIX = /usr/local
BINDIR = $(PREFIX)/bin
DATADIR = $(PREFIX)/share
MANDIR = $(DATADIR)/man
DOCDIR = $(DATADIR)/doc/traxfig
BASHDIR = $(DATADIR)/bash-completion/completions
ZSHDIR = $(DATADIR)/zsh/site-functions
FISHDIR = $(DATADIR)/fish/vendor_completions.d
LISPDIR = $(DATADIR)/emacs/site-lisp
VIMDIR = $(DATADIR)/vim/vimfiles
EXE =

# The wings, from the ground up, and in each the files from the ground up: an object uses only what stands above it here.
BASE = build/builtin.o src/base/memory.o src/base/text.o src/base/sink.o src/base/rtf.o src/base/decode.o \
	src/base/message.o src/base/file.o src/base/output.o src/base/deflate.o
TRAX = src/trax/board.o src/trax/rules.o src/trax/notation.o src/trax/spaced.o src/trax/wrap.o src/trax/move.o
SCAN = src/scan/sign.o src/scan/markup.o src/scan/ending.o src/scan/heading.o src/scan/scan.o src/scan/slip.o \
	src/scan/items.o
RECORD = src/record/detect.o src/record/order.o src/record/label.o src/record/gather.o src/record/archive.o \
	src/record/missing.o src/record/numbered.o src/record/prose.o src/record/record.o src/record/game.o
FOREIGN = src/foreign/form.o src/foreign/sgf.o src/foreign/literal.o src/foreign/strings.o src/foreign/quoted.o \
	src/foreign/webpage.o src/foreign/protocol.o src/foreign/mail.o src/foreign/mixed.o \
	src/foreign/foreign.o
ANALYSIS = src/analysis/path.o src/analysis/position.o src/analysis/mark.o src/analysis/near.o src/analysis/attack.o \
	src/analysis/corner.o src/analysis/search.o src/analysis/analysis.o src/analysis/comment.o src/analysis/sequence.o \
	src/analysis/variation.o src/analysis/repair.o
RENDER = src/render/scene.o src/render/shape.o src/render/render.o src/render/analysis_text.o src/render/json.o \
	src/render/json_game.o src/render/font.o src/render/out_ascii.o src/render/out_json.o src/render/out_line.o \
	src/render/load.o
PAPER = src/paper/widths.o src/paper/letter.o src/paper/encoding.o src/paper/syntax.o src/paper/ink.o \
	src/paper/tile.o src/paper/pages.o src/paper/plot.o src/paper/postscript.o src/paper/pdf.o
PRINT = src/print/paragraph.o src/print/figure.o src/print/document.o src/print/legend.o src/print/comments.o src/print/book.o \
	src/print/page.o src/print/strip.o src/print/index.o src/print/front.o src/print/out_ps.o
WEB = src/web/xml.o src/web/tiles.o src/web/svg_marks.o src/web/svg.o src/web/caption.o \
	src/web/html_template.o src/web/records.o src/web/html_game.o src/web/html_data.o src/web/out_html.o src/web/out_svg.o
CLI = src/cli/rows.o src/cli/format.o src/cli/meant.o src/cli/options.o src/cli/help.o src/cli/report.o src/cli/inputs.o src/cli/setup.o
MAIN = src/cli/main.o $(EXE:.exe=src/tools/windows.o)
ENGINE = $(BASE) $(TRAX) $(SCAN) $(RECORD) $(FOREIGN) $(ANALYSIS) $(RENDER) $(PAPER) $(PRINT) $(WEB) $(CLI)
HEADERS = src/base/base.h src/trax/trax.h src/scan/scan.h src/record/record.h src/record/reader.h \
	src/foreign/foreign.h src/foreign/forms.h src/analysis/analysis.h src/analysis/search.h src/analysis/sequence.h \
	src/render/render.h src/render/glyphs.h src/paper/paper.h src/paper/inks.h src/print/print.h src/print/layout.h \
	src/web/web.h src/web/pages.h src/cli/cli.h src/cli/rows.h
BUILTIN = tfm/*.tfm msg/*.msg src/paper/prolog.ps src/web/tiles.svg src/web/player.html src/web/engine.js src/web/player.js src/version

# What a wing's header changes for: its own files and those of all wings above.
ABOVE_WEB = $(CLI) $(MAIN)
ABOVE_PRINT = $(WEB) $(ABOVE_WEB)
ABOVE_PAPER = $(PRINT) $(ABOVE_PRINT)
ABOVE_RENDER = $(PAPER) $(ABOVE_PAPER)
ABOVE_ANALYSIS = $(RENDER) $(ABOVE_RENDER)
ABOVE_FOREIGN = $(ANALYSIS) $(ABOVE_ANALYSIS)
ABOVE_RECORD = $(FOREIGN) $(ABOVE_FOREIGN)
ABOVE_SCAN = $(RECORD) $(ABOVE_RECORD)
ABOVE_TRAX = $(SCAN) $(ABOVE_SCAN)

.SUFFIXES:
.SUFFIXES: .c .o
.c.o:
	$(CC) $(CPPFLAGS) $(CFLAGS) -Isrc -c -o $@ $<

traxfig$(EXE): $(ENGINE) $(MAIN)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(ENGINE) $(MAIN)

$(ENGINE) $(MAIN): src/base/base.h
$(TRAX) $(ABOVE_TRAX): src/trax/trax.h
$(SCAN) $(ABOVE_SCAN): src/scan/scan.h
$(RECORD) $(ABOVE_RECORD): src/record/record.h
$(RECORD): src/record/reader.h
$(FOREIGN) $(ABOVE_FOREIGN): src/foreign/foreign.h
$(FOREIGN): src/foreign/forms.h
$(ANALYSIS) $(ABOVE_ANALYSIS): src/analysis/analysis.h
$(ANALYSIS): src/analysis/search.h src/analysis/sequence.h
$(RENDER) $(ABOVE_RENDER): src/render/render.h
$(RENDER): src/render/glyphs.h
$(PRINT) $(ABOVE_PRINT): src/print/print.h
$(PRINT): src/print/layout.h
$(PAPER) $(ABOVE_PAPER): src/paper/paper.h
$(PAPER): src/paper/inks.h
$(WEB) $(ABOVE_WEB): src/web/web.h
$(WEB): src/web/pages.h
$(CLI) $(MAIN): src/cli/cli.h
$(CLI): src/cli/rows.h

build/builtin.c: src/tools/embed.sh $(BUILTIN)
	mkdir -p build
	sh src/tools/embed.sh $(BUILTIN) > $@

# Writes the generated files of examples; make check compares them.
generated: traxfig$(EXE)
	sh tests/cli/generated.sh ./traxfig$(EXE) --write

# Tests (see tests/README.md).
UNITS = tests/unit/units.o tests/unit/memory.o tests/unit/text.o tests/unit/sink.o tests/unit/decode.o \
	tests/unit/file.o tests/unit/output.o tests/unit/message.o tests/unit/board.o tests/unit/extent.o \
	tests/unit/notation.o tests/unit/move.o tests/unit/scan.o tests/unit/slip.o tests/unit/ending.o tests/unit/detect.o \
	tests/unit/heading.o tests/unit/record.o tests/unit/prose.o tests/unit/literal.o tests/unit/strings.o \
	tests/unit/foreign.o tests/unit/game.o \
	tests/unit/path.o tests/unit/position.o tests/unit/attack.o tests/unit/near.o tests/unit/corner.o \
	tests/unit/search.o tests/unit/analysis.o tests/unit/sequence.o tests/unit/variation.o tests/unit/repair.o \
	tests/unit/font.o tests/unit/encoding.o tests/unit/syntax.o tests/unit/paragraph.o tests/unit/figure.o \
	tests/unit/document.o tests/unit/book.o tests/unit/page.o tests/unit/strip.o tests/unit/front.o \
	tests/unit/comments.o tests/unit/plot.o tests/unit/tiles.o tests/unit/svg.o tests/unit/html.o tests/unit/caption.o \
	tests/unit/tile.o tests/unit/options.o tests/unit/report.o tests/unit/xml.o tests/unit/json.o tests/unit/line.o \
	tests/unit/sentences.o tests/unit/shape.o tests/unit/deflate.o tests/fuzz/inflate.o
REFERENCE = tests/laws/reference.o tests/laws/reference_wins.o
ORACLE = tests/laws/oracle.o tests/laws/seek.o tests/laws/corners.o
LAWS = tests/laws/laws.o tests/laws/symmetry.o
COMPOSE = tests/laws/compose.o
FAULTS = tests/fuzz/faults.o tests/fuzz/faults_cases.o
FUZZ = tests/fuzz/fuzz.o tests/fuzz/targets.o tests/fuzz/drawing.o tests/fuzz/holds.o tests/fuzz/holds_drawing.o \
	tests/fuzz/holds_data.o tests/fuzz/holds_words.o tests/fuzz/script.o tests/fuzz/formed.o tests/fuzz/formed_json.o \
	tests/fuzz/formed_xml.o tests/fuzz/formed_words.o tests/fuzz/formed_ps.o tests/fuzz/formed_pdf.o tests/fuzz/inflate.o
TESTS = build/units build/laws build/oracle build/replay build/faults build/pack build/repeat

# Compiles with two processes at once, unless -j says how many.
check:
	case "$$MAKEFLAGS" in *-j*) jobs= ;; *) jobs=-j2 ;; esac; $(MAKE) $$jobs programs
	sh tests/check.sh ./traxfig$(EXE)

# What runs for a moment is compiled in half the time without optimizing, what plays thousands of games with -O1, and the
# reference, in which these spend most of their time, like the program.
programs: traxfig$(EXE) $(REFERENCE)
	$(MAKE) CFLAGS="$(CFLAGS) -O0" build/units
	$(MAKE) CFLAGS="$(CFLAGS) -O1" $(TESTS)

quick: traxfig$(EXE) build/units build/laws build/replay
	sh tests/check.sh ./traxfig$(EXE) quick

$(UNITS) $(REFERENCE) $(ORACLE) $(LAWS) $(COMPOSE) $(FAULTS) $(FUZZ) tests/fuzz/pack.o: $(HEADERS) tests/*/*.h

build/units: $(UNITS) $(ENGINE)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(UNITS) $(ENGINE)

build/laws: $(LAWS) $(COMPOSE) $(REFERENCE) $(ENGINE)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(LAWS) $(COMPOSE) $(REFERENCE) $(ENGINE)

# build/replay runs the inputs of tests/fuzz/corpus; make fuzz searches for more with clang's fuzzer, by the programs of
# FUZZERS: those of build/fuzz notice wrong accesses to memory; those of build/fast, several times as fast, only undefined
# arithmetic and what the targets assert; those of build/plain, four times as fast again, only what the targets assert, and
# they do not see which inputs reach something new: they vary what the others have found.
TIME = 60
SEED =
FUZZERS = build/fuzz
SANITIZE = -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
FAST = -g -fsanitize=fuzzer,undefined -fsanitize-trap=undefined -fno-sanitize-coverage=trace-cmp
TARGETS = tests/fuzz/fuzz.c tests/fuzz/targets.c tests/fuzz/drawing.c tests/fuzz/script.c
FUZZED = $(TARGETS) $(ENGINE:.o=.c)
ASSERTING = tests/fuzz/holds.c tests/fuzz/holds_drawing.c tests/fuzz/holds_data.c tests/fuzz/holds_words.c \
	tests/fuzz/formed.c tests/fuzz/formed_json.c tests/fuzz/formed_xml.c tests/fuzz/formed_words.c tests/fuzz/formed_ps.c \
	tests/fuzz/formed_pdf.c tests/fuzz/inflate.c $(REFERENCE:.o=.c)

build/replay: $(FUZZ) $(REFERENCE) $(ENGINE)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(FUZZ) $(REFERENCE) $(ENGINE)

build/asserting.o: $(ASSERTING) $(HEADERS) tests/*/*.h
	mkdir -p build/asserting
	set -e; for file in $(ASSERTING); do \
		clang -O2 -Isrc -c -o build/asserting/`basename $$file .c`.o $$file; done
	ld -r -o $@ build/asserting/*.o

build/fuzz/record: build/asserting.o $(FUZZED) $(HEADERS) tests/*/*.h
	mkdir -p build/fuzz
	clang $(CFLAGS) -DFUZZ $(SANITIZE) -Isrc -o $@ $(FUZZED) build/asserting.o
	for target in game drawing font message options run; do ln -f $@ build/fuzz/$$target; done

build/fast/record: build/asserting.o $(FUZZED) $(HEADERS) tests/*/*.h
	mkdir -p build/fast
	clang $(CFLAGS) -DFUZZ $(FAST) -Isrc -o $@ $(FUZZED) build/asserting.o
	for target in game drawing font message options run; do ln -f $@ build/fast/$$target; done

build/plain/record: build/asserting.o $(FUZZED) $(ENGINE) $(HEADERS) tests/*/*.h
	mkdir -p build/plain
	clang $(CFLAGS) -DFUZZ -fsanitize=fuzzer -Isrc -o $@ $(TARGETS) build/asserting.o $(ENGINE)
	for target in game drawing font message options run; do ln -f $@ build/plain/$$target; done

# Adds inputs to the files of tests/fuzz/corpus, and extracts them.
build/pack: tests/fuzz/pack.o $(BASE)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ tests/fuzz/pack.o $(BASE)

fuzz: $(FUZZERS)/record build/pack
	FUZZERS=$(FUZZERS) SEED=$(SEED) sh tests/fuzz/fuzz.sh $(TIME)

# The objects of the program with other names for the calls that the tests make fail.
build/faults: $(FAULTS) tests/fuzz/faults.syms $(ENGINE) $(MAIN)
	ld -r -o build/whole.o $(ENGINE) $(MAIN)
	objcopy --redefine-syms=tests/fuzz/faults.syms build/whole.o build/faulty.o
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(FAULTS) build/faulty.o

# With valgrind's header, where it is installed, it counts instructions.
build/repeat: tests/cli/repeat.c $(ENGINE) $(MAIN)
	counts=; echo '#include <valgrind/valgrind.h>' | $(CC) $(CPPFLAGS) -E - > build/repeat.i 2>&1 && counts=-DVALGRIND; \
	    $(CC) $(CPPFLAGS) $(CFLAGS) $$counts -Isrc $(LDFLAGS) -o $@ tests/cli/repeat.c $(ENGINE)

# Every EVERY-th change, or SAMPLE of them at random, the same for a SEED, of all files or of FILES. A hundred take an hour.
EVERY = 18
SAMPLE =
FILES =

mutate:
	CC='$(CC)' EVERY=$(EVERY) SAMPLE=$(SAMPLE) SEED=$(SEED) sh tests/tools/mutate.sh $(FILES)

cover:
	sh tests/tools/cover.sh

# Takes minutes, as reading and laws do. ARCHIVE is used if it can be read.
ARCHIVE = ../shared/records/archive.trx

oracle: build/oracle
	build/oracle 10000 $(ARCHIVE)

build/oracle: $(ORACLE) $(COMPOSE) $(REFERENCE) $(ENGINE)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(ORACLE) $(COMPOSE) $(REFERENCE) $(ENGINE)

reading: traxfig$(EXE)
	sh tests/reading/reading.sh ./traxfig$(EXE) large

laws: build/laws
	build/laws 100000

# The measured speed beside its goals.
bench: build/bench/bench build/bench/traxfig
	build/bench/bench $(ARCHIVE)

build/bench/traxfig: $(ENGINE) $(MAIN)
	mkdir -p build/bench
	$(CC) $(CFLAGS) -s $(LDFLAGS) -o $@ $(ENGINE) $(MAIN)

build/bench/bench: tests/tools/bench.c tests/tools/inputs.c tests/tools/inputs.h $(ENGINE)
	mkdir -p build/bench
	$(CC) $(CFLAGS) -Isrc $(LDFLAGS) -o $@ tests/tools/bench.c tests/tools/inputs.c $(ENGINE)

layers: $(ENGINE) $(MAIN)
	sh tests/tools/layers.sh $(ENGINE) $(MAIN)

# Skips tools that are not installed. The manuals refer to each other, so mandoc must find them.
lint:
	mkdir -p build/man/man1 build/man/man5
	cp src/man/*.1 build/man/man1
	cp src/man/*.5 build/man/man5
	if command -v makewhatis; then makewhatis build/man; fi
	if command -v mandoc; then MANPATH=`pwd`/build/man mandoc -T lint -W style src/man/*.1 src/man/*.5; fi
	sh tests/tools/style.sh
	if command -v shellcheck; then shellcheck tests/*.sh tests/*/*.sh src/tools/*.sh examples/*.sh examples/*.bash .ci/run; fi

PATHS = DESTDIR='$(DESTDIR)' BINDIR='$(BINDIR)' DATADIR='$(DATADIR)' MANDIR='$(MANDIR)' DOCDIR='$(DOCDIR)' \
	BASHDIR='$(BASHDIR)' ZSHDIR='$(ZSHDIR)' FISHDIR='$(FISHDIR)' LISPDIR='$(LISPDIR)' VIMDIR='$(VIMDIR)' EXE='$(EXE)'

install: traxfig$(EXE)
	$(PATHS) sh src/tools/install.sh install

# For packages that keep no names of functions.
install-strip: install
	strip '$(DESTDIR)$(BINDIR)/traxfig$(EXE)'

uninstall:
	$(PATHS) sh src/tools/install.sh uninstall

# The same commit always gives the same bytes: names, modes and times are those of the commit.
dist:
	mkdir -p build
	name=traxfig-`git show HEAD:src/version` && \
	git -c tar.umask=0022 archive --format=tar --prefix=$$name/ -o build/$$name.tar HEAD && \
	gzip -9nf build/$$name.tar

distcheck: dist
	sh tests/cli/dist.sh build/traxfig-`git show HEAD:src/version`.tar.gz

clean:
	rm -rf build traxfig traxfig.exe src/*/*.o tests/*/*.o
