# traxfig: POSIX make, a C11 compiler and sh; no configure.
#
#   make            the program, ./traxfig; also make all
#   make check      every test; also make test; ends with "N passed, N failed, N skipped"
#   make quick      the fast tests, in seconds
#   make reading    measures how well the program reads slips, misprints, other notations and plain prose
#   make oracle     compares the analysis with an exhaustive search, on 10,000 positions of each rule variant
#   make laws       100,000 random games of each rule variant
#   make fuzz       clang's fuzzer, TIME seconds for each target, or TIME executions with a SEED
#   make mutate     breaks the program on purpose and counts what the tests notice; not as root
#   make cover      the lines and branches of src that the tests reach; needs gcc
#   make layers     checks that a file uses only its own module and those below, by includes and by symbols
#   make lint       checks the manuals, the scripts, the hashes of the page, and .editorconfig
#   make generated  writes the hashes of the page, and the generated files of examples: the page, the shell completions
#   make install    honours PREFIX and DESTDIR; make install-strip also strips the program; make uninstall removes
#                   what was installed, except shared folders below DESTDIR
#   make dist       build/traxfig-VERSION.tar.gz of the last commit; make distcheck tests it

.POSIX:

# These come from the command line or the environment, as packagers set them. ?= would keep the defaults of make itself.
# CFLAGS comes after our flags, so that its flags win.
CC != printf '%s\n' "$${CC-cc}"
CPPFLAGS != printf '%s\n' "$$CPPFLAGS"
CFLAGS != printf '%s\n' "$$CFLAGS"
LDFLAGS != printf '%s\n' "$$LDFLAGS"
LD = ld
STRIP = strip
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wformat=2 -Wstrict-prototypes -Wmissing-prototypes
STRICT = -std=c11 -O2 $(WARNINGS)
COMPILE = $(CC) $(STRICT) $(CPPFLAGS) $(CFLAGS) -Isrc
LINK = $(CC) $(CFLAGS) $(LDFLAGS) -o $@

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

# The modules and their files. An object uses only objects that are listed above it.
BASE = build/builtin.o src/base/memory.o src/base/text.o src/base/sink.o src/base/rtf.o src/base/decode.o \
	src/base/message.o src/base/file.o src/base/output.o src/base/deflate.o
TRAX = src/trax/board.o src/trax/rules.o src/trax/notation.o src/trax/move.o
WORDS = src/words/markup.o src/words/sign.o src/words/text.o src/words/ending.o src/words/name.o src/words/key.o src/words/heading.o \
	src/words/slip.o src/words/row.o src/words/word.o src/words/settle.o src/words/cut.o
RECORD = src/record/judge.o src/record/proposal.o src/record/evidence.o src/record/chain.o src/record/numbered.o \
	src/record/columns.o src/record/rows.o src/record/plain.o src/record/doubt.o src/record/score.o src/record/choose.o \
	src/record/fill.o src/record/foreign.o src/record/sgf.o src/record/json.o \
	src/record/prose.o src/record/leftover.o src/record/gather.o src/record/record.o src/record/game.o
ANALYSIS = src/analysis/path.o src/analysis/position.o src/analysis/mark.o src/analysis/near.o src/analysis/attack.o \
	src/analysis/corner.o src/analysis/search.o src/analysis/proof.o src/analysis/turning.o src/analysis/puzzle.o src/analysis/analysis.o src/analysis/comment.o \
	src/analysis/sequence.o src/analysis/variation.o src/analysis/repair.o
ARCHIVES = src/archive/code.o src/archive/find.o src/archive/table.o src/archive/select.o src/archive/rewrite.o
RENDER = src/render/scene.o src/render/shape.o src/render/render.o src/render/analysis_text.o src/render/json.o \
	src/render/json_game.o src/render/font.o src/render/out_ascii.o src/render/out_json.o src/render/out_line.o \
	src/render/out_puzzles.o src/render/out_record.o src/render/out_tables.o src/render/load.o
PAPER = src/paper/encoding.o src/paper/syntax.o src/paper/face.o src/paper/ink.o \
	src/paper/tile.o src/paper/pages.o src/paper/plot.o src/paper/postscript.o src/paper/pdf.o
PRINT = src/print/paragraph.o src/print/figure.o src/print/document.o src/print/heading.o src/print/comments.o src/print/book.o \
	src/print/page.o src/print/strip.o src/print/index.o src/print/front.o src/print/out_ps.o
WEB = src/web/xml.o src/web/tiles.o src/web/svg_marks.o src/web/svg.o src/web/caption.o \
	src/web/html_template.o src/web/html_game.o src/web/html_data.o src/web/out_html.o src/web/out_svg.o
IMAGE = src/image/canvas.o src/image/letters.o src/image/board.o src/image/sheet.o src/image/out_png.o \
	src/image/out_terminal.o src/image/out_gif.o
CLI = src/cli/rows.o src/cli/format.o src/cli/meant.o src/cli/options.o src/cli/help.o src/cli/report.o src/cli/inputs.o src/cli/setup.o
MAIN = src/cli/main.o $(EXE:.exe=src/tools/windows.o)
ENGINE = $(BASE) $(TRAX) $(WORDS) $(RECORD) $(ANALYSIS) $(ARCHIVES) $(RENDER) $(PAPER) $(PRINT) $(WEB) $(IMAGE) $(CLI)
HEADERS = src/base/base.h src/trax/trax.h src/words/words.h src/words/cutter.h src/record/record.h \
	src/record/foreign.h src/record/reading.h src/analysis/analysis.h src/analysis/search.h src/analysis/sequence.h src/archive/archive.h \
	src/render/render.h src/render/glyphs.h src/paper/paper.h src/paper/inks.h src/print/print.h src/print/layout.h \
	src/web/web.h src/web/elements.h src/image/image.h src/image/canvas.h src/cli/cli.h src/cli/rows.h
BUILTIN = tfm/*.tfm msg/*.msg src/paper/prolog.ps src/paper/charter*.t1 src/web/tiles.svg src/web/player.html src/web/engine.js src/web/player.js src/version

# ABOVE_X: the files of all modules above module X. They and the files of X are compiled again if the header of X changes.
ABOVE_IMAGE = $(CLI) $(MAIN)
ABOVE_WEB = $(IMAGE) $(ABOVE_IMAGE)
ABOVE_PRINT = $(WEB) $(ABOVE_WEB)
ABOVE_PAPER = $(PRINT) $(ABOVE_PRINT)
ABOVE_RENDER = $(PAPER) $(ABOVE_PAPER)
ABOVE_ARCHIVE = $(RENDER) $(ABOVE_RENDER)
ABOVE_ANALYSIS = $(ARCHIVES) $(ABOVE_ARCHIVE)
ABOVE_RECORD = $(ANALYSIS) $(ABOVE_ANALYSIS)
ABOVE_WORDS = $(RECORD) $(ABOVE_RECORD)
ABOVE_TRAX = $(WORDS) $(ABOVE_WORDS)

all: traxfig$(EXE)

.SUFFIXES:
.SUFFIXES: .c .o
.c.o:
	$(COMPILE) -c -o $@ $<

traxfig$(EXE): $(ENGINE) $(MAIN)
	$(LINK) $(ENGINE) $(MAIN)

$(ENGINE) $(MAIN): src/base/base.h
$(TRAX) $(ABOVE_TRAX): src/trax/trax.h
$(WORDS) $(ABOVE_WORDS): src/words/words.h
$(WORDS): src/words/cutter.h
$(RECORD) $(ABOVE_RECORD): src/record/record.h
$(RECORD): src/record/reading.h src/record/foreign.h
$(ANALYSIS) $(ABOVE_ANALYSIS): src/analysis/analysis.h
$(ANALYSIS): src/analysis/search.h src/analysis/sequence.h
$(ARCHIVES) $(ABOVE_ARCHIVE): src/archive/archive.h
$(RENDER) $(ABOVE_RENDER): src/render/render.h
$(RENDER): src/render/glyphs.h
$(PRINT) $(ABOVE_PRINT): src/print/print.h
$(PRINT): src/print/layout.h
$(PAPER) $(ABOVE_PAPER): src/paper/paper.h
$(PAPER): src/paper/inks.h
src/paper/encoding.o: src/paper/charter.widths
src/paper/face.o: src/paper/charter.names
$(WEB) $(ABOVE_WEB): src/web/web.h
$(WEB): src/web/elements.h
$(IMAGE) $(ABOVE_IMAGE): src/image/image.h
$(IMAGE): src/image/canvas.h
$(CLI) $(MAIN): src/cli/cli.h
$(CLI): src/cli/rows.h

# The folders are listed because removing a file changes the time of its folder.
build/builtin.c: src/tools/embed.sh $(BUILTIN) tfm msg
	mkdir -p build
	sh src/tools/embed.sh $(BUILTIN) > $@

# Writes the hashes of the page, and the generated files of examples; make check compares them.
generated: traxfig$(EXE)
	if command -v openssl; then sh tests/pictures/csp.sh --write; fi
	$(MAKE) traxfig$(EXE)
	sh tests/cli/generated.sh ./traxfig$(EXE) --write

# Tests (see tests/README.md).
UNITS = tests/unit/units.o tests/unit/memory.o tests/unit/text.o tests/unit/sink.o tests/unit/decode.o \
	tests/unit/file.o tests/unit/output.o tests/unit/message.o tests/unit/board.o tests/unit/extent.o \
	tests/unit/notation.o tests/unit/slip.o tests/unit/ending.o tests/unit/heading.o \
	tests/unit/prose.o tests/unit/game.o tests/unit/position.o tests/unit/analysis.o tests/unit/sequence.o \
	tests/unit/variation.o tests/unit/repair.o tests/unit/font.o tests/unit/encoding.o tests/unit/syntax.o \
	tests/unit/paragraph.o tests/unit/book.o tests/unit/page.o tests/unit/strip.o tests/unit/comments.o \
	tests/unit/plot.o tests/unit/tiles.o tests/unit/svg.o tests/unit/html.o tests/unit/caption.o \
	tests/unit/options.o tests/unit/report.o tests/unit/xml.o \
	tests/unit/sentences.o tests/unit/shape.o tests/unit/deflate.o tests/fuzz/inflate.o
REFERENCE = tests/laws/reference.o tests/laws/reference_wins.o
ORACLE = tests/laws/oracle.o tests/laws/seek.o tests/laws/corners.o
LAWS = tests/laws/laws.o tests/laws/symmetry.o
COMPOSE = tests/laws/compose.o
FAULTS = tests/fuzz/faults.o tests/fuzz/faults_cases.o
FUZZ = tests/fuzz/fuzz.o tests/fuzz/targets.o tests/fuzz/drawing.o tests/fuzz/repeat.o tests/fuzz/holds.o tests/fuzz/holds_drawing.o \
	tests/fuzz/holds_data.o tests/fuzz/holds_words.o tests/fuzz/script.o tests/fuzz/formed.o tests/fuzz/formed_json.o \
	tests/fuzz/formed_xml.o tests/fuzz/formed_words.o tests/fuzz/formed_ps.o tests/fuzz/formed_pdf.o tests/fuzz/inflate.o
TEST_HEADERS = $(HEADERS) tests/unit/*.h tests/laws/*.h tests/fuzz/*.h
TESTS = build/units build/laws build/oracle build/replay build/faults build/pack build/repeat

# Compiles with two processes at once, unless -j says how many.
check test:
	+case "$$MAKEFLAGS" in *-j*) jobs= ;; *) jobs=-j2 ;; esac; $(MAKE) $$jobs programs
	sh tests/check.sh ./traxfig$(EXE)

# Tests that run for a moment are compiled with -O0, in half the time (_FORTIFY_SOURCE would warn). Tests that play thousands
# of games are compiled with -O1. They spend most of their time in the reference, which is compiled like the program.
programs: traxfig$(EXE) $(REFERENCE)
	+$(MAKE) CFLAGS="$(CFLAGS) -O0 -U_FORTIFY_SOURCE" build/units build/faults
	+$(MAKE) CFLAGS="$(CFLAGS) -O1" $(TESTS)

quick: traxfig$(EXE) build/units build/laws build/replay
	sh tests/check.sh ./traxfig$(EXE) quick

$(UNITS) $(REFERENCE) $(ORACLE) $(LAWS) $(COMPOSE) $(FAULTS) $(FUZZ) tests/fuzz/pack.o: $(TEST_HEADERS)

build/units: $(UNITS) $(ENGINE)
	$(LINK) $(UNITS) $(ENGINE)

build/laws: $(LAWS) $(COMPOSE) $(REFERENCE) $(ENGINE)
	$(LINK) $(LAWS) $(COMPOSE) $(REFERENCE) $(ENGINE)

# build/replay runs the inputs of tests/fuzz/corpus. make fuzz searches for more with clang's fuzzer, for TARGETS or for all
# targets. FUZZERS names the programs. build/fuzz notices wrong accesses to memory. build/fast is several times as fast, and
# notices only undefined arithmetic and failed assertions. build/plain is four times as fast again, and notices only failed
# assertions; it does not see which inputs reach new code, but varies what the others found. COUNT lets tests/fuzz/repeat.c
# count what reading costs.
TIME = 60
SEED =
TARGETS =
FUZZERS = build/fuzz
SANITIZE = -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
FAST = -g -fsanitize=fuzzer,undefined -fsanitize-trap=undefined -fno-sanitize-coverage=trace-cmp
COUNT = -fsanitize-coverage=trace-pc \
	-Wl,--wrap=__sanitizer_cov_trace_pc,--wrap=memchr,--wrap=memcpy,--wrap=memset,--wrap=calloc
FUZZING = tests/fuzz/fuzz.c tests/fuzz/targets.c tests/fuzz/drawing.c tests/fuzz/script.c tests/fuzz/repeat.c
FUZZED = $(FUZZING) $(ENGINE:.o=.c)
ASSERTING = tests/fuzz/holds.c tests/fuzz/holds_drawing.c tests/fuzz/holds_data.c tests/fuzz/holds_words.c \
	tests/fuzz/formed.c tests/fuzz/formed_json.c tests/fuzz/formed_xml.c tests/fuzz/formed_words.c tests/fuzz/formed_ps.c \
	tests/fuzz/formed_pdf.c tests/fuzz/inflate.c $(REFERENCE:.o=.c)

build/replay: $(FUZZ) $(REFERENCE) $(ENGINE)
	$(LINK) $(FUZZ) $(REFERENCE) $(ENGINE)

build/asserting.o: $(ASSERTING) $(TEST_HEADERS)
	mkdir -p build/asserting
	set -e; for file in $(ASSERTING); do \
		clang -O2 -Isrc -c -o build/asserting/`basename $$file .c`.o $$file; done
	$(LD) -r -o $@ build/asserting/*.o

build/fuzz/record: build/asserting.o $(FUZZED) $(TEST_HEADERS)
	mkdir -p build/fuzz
	clang $(STRICT) $(CFLAGS) -DFUZZ $(SANITIZE) $(COUNT) -Isrc -o $@ $(FUZZED) build/asserting.o
	for target in game drawing font message options run repeat; do ln -f $@ build/fuzz/$$target; done

build/fast/record: build/asserting.o $(FUZZED) $(TEST_HEADERS)
	mkdir -p build/fast
	clang $(STRICT) $(CFLAGS) -DFUZZ $(FAST) $(COUNT) -Isrc -o $@ $(FUZZED) build/asserting.o
	for target in game drawing font message options run repeat; do ln -f $@ build/fast/$$target; done

build/plain/record: build/asserting.o $(FUZZED) $(ENGINE) $(TEST_HEADERS)
	mkdir -p build/plain
	clang $(STRICT) $(CFLAGS) -DFUZZ -fsanitize=fuzzer $(COUNT) -Isrc -o $@ $(FUZZING) build/asserting.o $(ENGINE)
	for target in game drawing font message options run repeat; do ln -f $@ build/plain/$$target; done

# Adds inputs to the files of tests/fuzz/corpus, and extracts them.
build/pack: tests/fuzz/pack.o $(BASE)
	$(LINK) tests/fuzz/pack.o $(BASE)

fuzz: $(FUZZERS)/record build/pack
	FUZZERS=$(FUZZERS) SEED=$(SEED) sh tests/fuzz/fuzz.sh $(TIME) $(TARGETS)

# Gives other names to the functions of the C library that the tests make fail, in the files that call them.
build/faults: $(FAULTS) tests/fuzz/faults.syms $(ENGINE) $(MAIN)
	sed 's/\([a-z]*\) .*/[^a-z_]\1(/' tests/fuzz/faults.syms > build/faults.calls
	$(COMPILE) -w `sed 's/^/-D/; s/ /=/' tests/fuzz/faults.syms` $(LDFLAGS) -o $@ $(FAULTS) \
		`grep -lf build/faults.calls $(ENGINE:.o=.c) $(MAIN:.o=.c)` \
		`grep -Lf build/faults.calls $(ENGINE:.o=.c) $(MAIN:.o=.c) | sed 's/c$$/o/'`

# If valgrind's header is installed, build/repeat counts instructions.
build/repeat: tests/cli/repeat.c $(ENGINE) $(MAIN)
	counts=; echo '#include <valgrind/valgrind.h>' | $(CC) $(CPPFLAGS) -E - > build/repeat.i 2>&1 && counts=-DVALGRIND; \
	    $(COMPILE) $$counts $(LDFLAGS) -o $@ tests/cli/repeat.c $(ENGINE)

# Tries every EVERY-th change, or SAMPLE changes that SEED chooses, in FILES or in all files. 100 changes take an hour.
EVERY = 18
SAMPLE =
FILES =

mutate:
	CC='$(CC)' EVERY=$(EVERY) SAMPLE=$(SAMPLE) SEED=$(SEED) sh tests/tools/mutate.sh $(FILES)

cover:
	sh tests/tools/cover.sh

# make oracle, make reading and make laws take minutes. ARCHIVE is used if it can be read.
ARCHIVE = ../shared/records/archive.trx

oracle: build/oracle
	build/oracle 10000 $(ARCHIVE)

build/oracle: $(ORACLE) $(COMPOSE) $(REFERENCE) $(ENGINE)
	$(LINK) $(ORACLE) $(COMPOSE) $(REFERENCE) $(ENGINE)

reading: traxfig$(EXE)
	sh tests/reading/reading.sh ./traxfig$(EXE) large

laws: build/laws
	build/laws 100000

# Prints the measured speed next to the goals.
bench: build/bench/bench build/bench/traxfig
	build/bench/bench $(ARCHIVE)

build/bench/traxfig: $(ENGINE) $(MAIN)
	mkdir -p build/bench
	$(LINK) -s $(ENGINE) $(MAIN)

build/bench/bench: tests/tools/bench.c tests/tools/inputs.c tests/tools/inputs.h $(ENGINE)
	mkdir -p build/bench
	$(COMPILE) $(LDFLAGS) -o $@ tests/tools/bench.c tests/tools/inputs.c $(ENGINE)

layers: $(ENGINE) $(MAIN)
	sh tests/tools/layers.sh $(ENGINE) $(MAIN)

# Skips tools that are not installed. The manuals refer to each other, so mandoc must find them.
lint:
	mkdir -p build/man/man1 build/man/man5 build/man/man7
	cp src/man/*.1 build/man/man1
	cp src/man/*.5 build/man/man5
	cp src/man/*.7 build/man/man7
	if command -v makewhatis; then makewhatis build/man; fi
	if command -v openssl; then sh tests/pictures/csp.sh; fi
	if command -v mandoc; then MANPATH=`pwd`/build/man mandoc -T lint -W style src/man/*.[157]; fi
	sh tests/tools/style.sh
	if command -v shellcheck; then shellcheck tests/*.sh tests/*/*.sh src/tools/*.sh examples/*.sh examples/*.bash .ci/run; fi

PATHS = DESTDIR='$(DESTDIR)' BINDIR='$(BINDIR)' DATADIR='$(DATADIR)' MANDIR='$(MANDIR)' DOCDIR='$(DOCDIR)' \
	BASHDIR='$(BASHDIR)' ZSHDIR='$(ZSHDIR)' FISHDIR='$(FISHDIR)' LISPDIR='$(LISPDIR)' VIMDIR='$(VIMDIR)' EXE='$(EXE)'

install: traxfig$(EXE)
	$(PATHS) sh src/tools/install.sh install

# Removes the names of functions from the installed program, as packages do.
install-strip: install
	$(STRIP) '$(DESTDIR)$(BINDIR)/traxfig$(EXE)'

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
