# What a machine needs is installed here, and only where it is missing. `make help` lists the
# targets.
PREFIX ?= /usr/local
SAMPLE ?= Samples/welcome.txt
SWIFT ?= swift
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# The names are Debian's; Scripts/packages has those of other systems.
RUN_PACKAGES := libncurses-dev libicu-dev liberfa-dev libcld2-0
INSTALL_PACKAGES := $(RUN_PACKAGES) binutils python3 python3-markdown-it
INSTALL_CHECK_PACKAGES := $(INSTALL_PACKAGES) bash zsh fish groff man-db mandoc
DEB_PACKAGES := $(INSTALL_PACKAGES) debhelper dpkg-dev lintian
DEB_CHECK_PACKAGES := mmdebstrap
TEST_PACKAGES := $(RUN_PACKAGES) python3-markdown-it mandoc unicode-data tmux libfribidi-dev libvterm-dev gcc python3 xkb-data libxkbcommon0 scowl
FIELD_PACKAGES := $(RUN_PACKAGES) python3 gettext dpkg
PICTURE_PACKAGES := $(RUN_PACKAGES) python3 tmux xvfb xdotool dbus-x11 fonts-dejavu-core fonts-noto-core \
  fonts-noto-color-emoji fonts-vlgothic xterm
# Packages whose translations are read, not kept: strings to recognise the language of.
LANGUAGE_PACKAGES := $(RUN_PACKAGES) python3 vlc-l10n libgtk-3-common libgtk-4-common libgtk2.0-common \
	libglib2.0-data gedit-common evince-common nautilus-data gimp-data gnome-control-center-data
SPEECH_PACKAGES := $(RUN_PACKAGES) python3 speech-dispatcher espeak-ng
EXPORT_PACKAGES := $(RUN_PACKAGES) python3 tmux chromium fonts-dejavu-core
PEER_PACKAGES := $(RUN_PACKAGES) python3 emacs-nox libpango-1.0-0 qt6-base-dev g++ pkg-config nodejs node-fbjs ruby ruby-twitter-text
BENCH_PACKAGES := $(RUN_PACKAGES) unicode-data libfribidi-dev python3

# The linker of the toolchain: its program starts sooner than that of the system's gold, and is
# linked in a fifth of the time.
LINKER := -Xswiftc -use-ld=lld
# What ships is linked small: short relocations, which glibc 2.36 and later read, and no names for
# what would load it.
SMALL := -Xlinker -O2 -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic
BUILD := $(SWIFT) build -c release --static-swift-stdlib --product bidiscope $(LINKER) $(SMALL)
BIN := .build/release/bidiscope
# A failure names its line by itself: nothing is kept for a debugger, which takes the compiler long.
CHECKED := -c release --scratch-path .build/checked -Xswiftc -gnone -Xswiftc -no-emit-module-separately-wmo \
	-Xswiftc -assert-config -Xswiftc Debug $(LINKER)

.DEFAULT_GOAL := run
.PHONY: help run build test thorough terminals speech export-check peers languages locales torture fuzz sanitize bench field install \
	install-check uninstall deb deb-check dist dist-check format lint clean

## Lists the targets.
help:
	@awk '/^## / {words = words (words ? " " : "") substr($$0, 4); next} \
	  words && /^[a-z-]+:/ {sub(/:.*/, ""); printf "%-18s %s\n", $$0, words; words = ""}' \
	  $(firstword $(MAKEFILE_LIST))

## Installs what is missing (Debian, Ubuntu, Fedora), builds, opens a sample.
run: build
	$(BIN) $(SAMPLE)

## The program as it ships: optimised, one file.
build: packages-run
	$(BUILD)

# One build, optimised and with assertions on, is that of the suites and of the program that they
# start. `make build` ships without them, and keeps a folder of its own, so that neither build
# undoes the other.
## Lint, and every test: the conformance suites included. A warning is an error here.
test: export CI := true
test: packages-test lint
	$(SWIFT) test $(CHECKED)

## Every test with four times the texts that are told, and every screen in every language; not for
## CI.
thorough: packages-test
	THOROUGH=1 $(SWIFT) test $(CHECKED)

## The program in every installed real terminal, compared cell by cell; not for CI.
terminals: packages-terminals
	$(BUILD)
	python3 Scripts/terminals

## What --plain says, through speech-dispatcher and espeak-ng, kept in Tests/Fixtures/speech.txt;
## not for CI.
speech: packages-speech
	$(BUILD)
	Scripts/speech $(BIN) > Tests/Fixtures/speech.txt

## Exported screens in headless Chromium, compared with the screen cell by cell; not for CI.
export-check: packages-export
	$(BUILD)
	Scripts/export-check $(BIN)

## The strategies beside the programs they are named after, on seeded lines; not for CI.
peers: packages-peers
	$(BUILD)
	python3 Scripts/peers $(BIN)

DETECTORS := langid==1.1.6 langdetect==1.0.9 lingua-language-detector==2.1.1 pycld2==0.42

## How often the language of short strings is recognised, beside other detectors where PyPI has
## them; not for CI.
languages: packages-languages
	$(BUILD)
	python3 Scripts/languages $(BIN)
	@test -f .build/detectors/complete || { python3 -m venv .build/detectors && \
	  .build/detectors/bin/pip -q install $(DETECTORS) && touch .build/detectors/complete; } || true
	@if test -f .build/detectors/complete; then .build/detectors/bin/python Scripts/languages/peers.py $(BIN); \
	  else echo "The other detectors cannot be installed here: they are not compared."; fi

# Every numbering system, calendar, sorting and variant with 60 locales, each in every way to format
# and in every calendar: the suites go through a part of it.
## Every keyword of CLDR with 60 locales.
locales: packages-test
	EVERY_KEYWORD=1 $(SWIFT) test $(CHECKED) --filter EveryKeywordTests

# The program ended at random moments and in random ways, for nine minutes; the seed is printed.
# SEED=N repeats one.
## The program ended at random moments and in random ways, for nine minutes.
torture: packages-test
	$(BUILD)
	python3 Scripts/torture --program $(BIN) $(if $(SEED),--seed $(SEED))

# Random input to all that reads what others wrote, by libFuzzer, which prints its seed:
# FUZZ_SECONDS a part. What fails is kept in .build/fuzz, and so is what was learnt.
FUZZ_SECONDS ?= 120
FUZZ_PARTS := decoder input engine journal configuration locale markup message
# The program's own objects are linked as an archive: SwiftPM links none of a program to another.
FUZZ_BUILD := FUZZ=1 $(SWIFT) build -c release --scratch-path .build/fuzz -Xswiftc -sanitize=address,fuzzer \
	-Xlinker --allow-multiple-definition -Xlinker --unresolved-symbols=ignore-all
# What is linked to the archive has to go, or it stays as it was. TOMLKit does not give back the
# words of its complaints, some bytes each: there leaks are not looked for, neither by the fuzzer
# nor at its end.
## Random input to all that reads what others wrote.
fuzz: packages-run
	$(FUZZ_BUILD) --product bidiscope
	rm -f .build/fuzz/bidiscope.a .build/fuzz/release/Fuzzer
	ar rcs .build/fuzz/bidiscope.a .build/fuzz/release/bidiscope.build/*.o
	$(FUZZ_BUILD) --product Fuzzer -Xlinker --whole-archive -Xlinker .build/fuzz/bidiscope.a -Xlinker --no-whole-archive
	@for part in $(FUZZ_PARTS); do \
		corpus=.build/fuzz/corpus/$$part; mkdir -p $$corpus; \
		seeds=Tests/Fuzzer/Seeds/$$part; [ -d $$seeds ] || seeds=Samples; \
		leaks=1; [ $$part != configuration ] || leaks=0; \
		ASAN_OPTIONS=detect_leaks=$$leaks .build/fuzz/release/Fuzzer $$part -max_total_time=$(FUZZ_SECONDS) -timeout=20 -rss_limit_mb=2048 -detect_leaks=$$leaks \
			-print_final_stats=1 -artifact_prefix=.build/fuzz/$$part- $$corpus $$seeds || exit 1; \
	done

# The suites, and the program typed into and killed, under the address and the thread sanitizer; not
# for CI.
## The suites under the address and the thread sanitizer; not for CI.
sanitize: packages-test
	Scripts/sanitize address
	Scripts/sanitize thread

## Speed beside ICU and FriBidi, and how it grows.
bench: packages-bench
	$(BUILD)
	python3 Scripts/doubling $(BIN)
	$(SWIFT) run -c release --package-path Benchmarks

## Lints the catalogues of published Debian packages (some 70 MB to download), and writes
## FINDINGS.html.
field: build packages-field
	Scripts/field --program $(BIN)

## Builds and installs into PREFIX (/usr/local): program, manual, completions, samples, licences.
install: build packages-install
	Scripts/install $(BIN) "$(DESTDIR)$(PREFIX)"

## Removes what `make install` put into PREFIX.
uninstall:
	Scripts/install --remove "$(DESTDIR)$(PREFIX)"

## Installs into a folder of its own, uses what is there, lints the manual, removes it.
install-check: build packages-install-check
	Scripts/install-check $(BIN)

## A package for Debian in .build/deb, looked at by lintian, with checksums.
deb: build packages-deb
	Scripts/deb $(BIN)

## Installs, runs and removes that package in a fresh Debian.
deb-check: deb packages-deb-check
	Scripts/deb-check .build/deb/bidiscope_*.deb

## A tarball in .build/dist that builds without a network, with checksums.
dist: packages-run
	Scripts/dist

## Builds that tarball without a network.
dist-check: dist
	Scripts/dist-check .build/dist/bidiscope-*.tar.xz

## Formats the sources.
format:
	$(SWIFT) format -i -r Package.swift Sources Tests Benchmarks

## Says where they are not formatted; strict.
lint:
	$(SWIFT) format lint --strict --parallel -r Package.swift Sources Tests Benchmarks

## Removes what was built.
clean:
	rm -rf .build Benchmarks/.build

packages-run: ; @Scripts/packages "$(SUDO)" $(RUN_PACKAGES)
packages-field: ; @Scripts/packages "$(SUDO)" $(FIELD_PACKAGES)
packages-install: ; @Scripts/packages "$(SUDO)" $(INSTALL_PACKAGES)
packages-install-check: ; @Scripts/packages "$(SUDO)" $(INSTALL_CHECK_PACKAGES)
packages-deb: ; @Scripts/packages "$(SUDO)" $(DEB_PACKAGES)
packages-deb-check: ; @Scripts/packages "$(SUDO)" $(DEB_CHECK_PACKAGES)
packages-test: ; @Scripts/packages "$(SUDO)" $(TEST_PACKAGES)
packages-terminals: ; @Scripts/packages "$(SUDO)" $(PICTURE_PACKAGES)
packages-speech: ; @Scripts/packages "$(SUDO)" $(SPEECH_PACKAGES)
packages-export: ; @Scripts/packages "$(SUDO)" $(EXPORT_PACKAGES)
packages-languages: ; @Scripts/packages "$(SUDO)" $(LANGUAGE_PACKAGES)
packages-peers: ; @Scripts/packages "$(SUDO)" $(PEER_PACKAGES)
packages-bench: ; @Scripts/packages "$(SUDO)" $(BENCH_PACKAGES)
