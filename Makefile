# What a contributor needs:
#
#   make demo      set up, build, and print the report of a sample
#   make test      set up, and run all tests
#   make build     build the release binary, .build/release/macward
#   make browser   check HTML reviews in Chromium, which has to be there
#   make goldens   write the expected reports and the generated parts of Rules/ anew; read the difference
#   make fuzz      fuzz each reader for SECONDS, 60 by default; READERS names some of them
#   make sanitize  run all tests under the thread and the address sanitizer
#   make stress    read every document below MACWARD_CORPUS cut off and changed, ROUNDS times each, and
#                  projects close to the limits and far beyond them
#   make bench     measure reading, deciding and reporting, beside other readers of XML
#   make format    format the sources
#   make lint      check the format and the imports
#   make docs      make a website of the articles in .build/docs
#   make install   copy the binary, its manual page and completions below PREFIX, /usr/local by default
#   make release   build an archive to hand out in .build/release-archives
#   make release-check  run what is in the archive where there is nothing but libxml2

PREFIX ?= /usr/local
FORMAT = --configuration .ci/swift-format.json --recursive Package.swift Sources Tests
SAMPLE ?= Samples/DeepTabs

SECONDS ?= 60
READERS ?=
ROUNDS ?= 50

.PHONY: demo test browser build goldens fuzz sanitize stress bench format lint docs install release
.PHONY: release-check setup

demo: build
	.build/release/macward report $(SAMPLE)

# The Swift runtime is linked in, so that the binary runs on machines without Swift.
build: setup
	swift build --configuration release --product macward $(STATIC)

test: setup
	swift test

browser: setup
	MACWARD_BROWSER=1 swift test --filter BrowserTests

goldens: setup
	MACWARD_WRITE_GOLDENS=1 swift test --filter 'ReportsTests|Golden'
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

setup:
	@.ci/setup

# Apple's systems bring the runtime.
STATIC := $(shell [ "$$(uname)" = Darwin ] || echo --static-swift-stdlib)
