# What a contributor needs:
#
#   make demo      set up, build for development, and print the report of a sample
#   make test      set up, and run all tests; the whole output is in .build/test.log
#   make build     build the release binary, .build/release/macward
#   make scaffold-check  type-check what `macward scaffold` writes for all samples, technologies, systems,
#                  and language modes, and for the projects in MACWARD_CORPUS; takes minutes
#   make browser   check HTML reviews in Chromium, which must be installed
#   make goldens   write the expected reports and the generated parts of Rules/ again; read the diff
#   make fuzz      fuzz each reader for SECONDS, 60 by default; READERS selects some of them
#   make sanitize  run all tests under the thread and the address sanitizer
#   make stress    read every document in MACWARD_CORPUS truncated and mutated, ROUNDS times each, and
#                  projects close to the limits and far beyond them
#   make bench     measure reading, deciding and reporting, compared with other XML readers
#   make format    format the sources
#   make lint      check the format, the imports, the links, and the structure
#   make docs      build a website of the articles in .build/docs
#   make install   install the binary, its manual page and completions in PREFIX, /usr/local by default
#   make release   build an archive, an artifact bundle, the plug-ins, and a formula for Homebrew in
#                  .build/release-archives, and write their checksums into .ci/packaging/addresses
#   make integrations  run the action's steps, the hook, the artifact bundle, and the rest of what
#                  connects macward with other tools; PLUGINS=1 also runs the plug-ins in a sample package
#   make release-check  run the binary of the archive on a system that has only libxml2

# Without the plug-ins for packages of others, SwiftPM compiles macward once instead of twice.
export MACWARD_WITHOUT_PLUGINS = 1

PREFIX ?= /usr/local
FORMAT = --configuration .ci/swift-format.json --recursive Package.swift Sources Tests
SAMPLE ?= Samples/DeepTabs

SECONDS ?= 60
READERS ?=
ROUNDS ?= 50
PLUGINS ?=

.PHONY: demo test browser build goldens fuzz sanitize stress bench format lint docs install release
.PHONY: release-check scaffold-check setup

demo: setup
	@echo "Building macward for development, 4 to 5 minutes on two cores and seconds if it is built:"
	@.ci/quietly .build/build.log swift build --product macward
	.build/debug/macward report $(SAMPLE)
	@echo
	@echo "Try next:"
	@echo "  .build/debug/macward report PATH/TO/YOUR/APP"
	@echo "  .build/debug/macward report $(SAMPLE) --format html --output review.html"
	@echo "  make test     run the tests; it shares this build"

build: setup
	@echo "Building macward for release, 5 to 10 minutes on two cores:"
	@.ci/quietly .build/build.log .ci/build-release

test: setup
	@.ci/test

scaffold-check: setup
	.ci/scaffold-check

browser: setup
	MACWARD_BROWSER=1 swift test --filter BrowserTests

goldens: setup
	MACWARD_WRITE_GOLDENS=1 swift test --filter 'ReportsTests|FactParityTests|Golden'
	git status --short Tests Samples Rules

fuzz: setup
	Tests/Fuzzing/run --seconds $(SECONDS) $(READERS)

sanitize: setup
	Tests/sanitize thread
	Tests/sanitize address

stress: setup
	MACWARD_STRESS=$(ROUNDS) MACWARD_HUGE=1 swift test --filter 'StressTests|HugeInputTests'

bench: setup
	Tests/Benchmarks/run

format:
	swift format --in-place $(FORMAT)

lint:
	swift format lint --strict $(FORMAT)
	.ci/check-imports
	.ci/check-links
	.ci/check-structure

docs:
	docc convert Sources/macward/macward.docc --output-path .build/docs \
	  --fallback-display-name macward --fallback-bundle-identifier macward \
	  --transform-for-static-hosting --warnings-as-errors
	@echo "open .build/docs/documentation/macward/index.html through a web server, such as" \
	  "python3 -m http.server --directory .build/docs"

install: build
	.ci/stage .build/stage
	install -d $(DESTDIR)$(PREFIX)
	cp -R .build/stage/. $(DESTDIR)$(PREFIX)/

release: build
	.ci/release

release-check:
	.ci/release-check

integrations: setup
	swift build --product macward
	MACWARD_PLUGINS=$(PLUGINS) Tests/Integrations/run

setup:
	@.ci/setup
