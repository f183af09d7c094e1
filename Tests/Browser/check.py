"""Checks HTML reviews in Chromium: figures, accessibility, and what people do with a page."""

import argparse
import json
import pathlib
import re
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import answers
import behavior
import patience
import pictures

WIDTHS = (360, 768, 1440)
SCHEMES = ("light", "dark")
LARGEST = 2_000_000
SLOWEST = 1.0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    parser.add_argument("--chromium", required=True)
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--downloads", type=pathlib.Path)
    parser.add_argument("--pages", dest="paper", type=int)
    parser.add_argument("--sequences", type=int, default=20)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        # Chromium's sandbox does not work for root in a container.
        browser = playwright.chromium.launch(
            executable_path=options.chromium, args=["--no-sandbox"])
        task = download if options.downloads else paper if options.paper else check
        results = [task(browser, page.resolve(), options) for page in options.pages]
        browser.close()
    for result in results:
        tell(result)
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")
    sys.exit(1 if any(result["failures"] for result in results) else 0)


def download(browser, path, options):
    """Answers and decides on a page at random, and saves the files that it offers."""
    options.downloads.mkdir(parents=True, exist_ok=True)
    failures = [
        f"sequence {seed}: {failure}" for seed in range(1, options.sequences + 1)
        for failure in answers.sequence(browser, path, seed, options.downloads)]
    return {"page": path.name, "failures": failures}


def paper(browser, path, options):
    """The number of pages on paper, on which nothing is cut off."""
    result = {"page": path.name, "failures": []}
    fail = result["failures"].append
    for size, width, height in (("A4", 672, 1002), ("Letter", 695, 935)):
        with opened(browser, path, fail, width) as page:
            # Each page of a PDF is an object of its own.
            count = len(re.findall(rb"/Type\s*/Page\b", page.tab.pdf(format=size, print_background=True)))
            if count != options.paper:
                fail(f"{count} pages on {size}, not {options.paper}")
            page.tab.emulate_media(media="print")
            page.tab.set_viewport_size({"width": width, "height": height})
            cut = page.tab.evaluate("""[...document.querySelectorAll(".handout-page")]
                .map(e => e.scrollHeight - e.clientHeight).filter(height => height > 1)""")
            if cut:
                fail(f"{cut} px are cut off on {size}")
    return result


def check(browser, path, options):
    """The figures of one page, and what is wrong with it."""
    result = {"page": path.name, "bytes": path.stat().st_size, "failures": []}
    fail = result["failures"].append
    if result["bytes"] > LARGEST:
        fail(f"{result['bytes']} bytes are more than {LARGEST}")
    looks = [(360, "dark")] if options.light else [
        (width, scheme) for width in WIDTHS for scheme in SCHEMES]
    seconds = []
    result["violations"] = 0
    for width, scheme in looks:
        with opened(browser, path, fail, width, scheme) as page:
            seconds.append(page.seconds)
            overflow(page.tab, width, fail)
            result["violations"] += violations(page.tab, f"{width} px, {scheme}", fail)
            if options.screenshots:
                options.screenshots.mkdir(parents=True, exist_ok=True)
                name = f"{path.parent.name}-{path.stem}-{width}-{scheme}.png"
                page.tab.screenshot(path=options.screenshots / name, full_page=True)
    # The first page pays for the start of the browser's process.
    result["seconds"] = round(min(seconds), 3)
    if result["seconds"] > SLOWEST:
        fail(f"opens in {result['seconds']} s")
    with opened(browser, path, fail) as page:
        result["pictures"] = pictures.are_legible(page.tab, fail)
        attempt(fail, behavior.ALL, page.tab)
    if not options.light:
        with opened(browser, path, fail, script=False) as page:
            attempt(fail, [behavior.is_readable_without_script], page.tab)
        with opened(browser, path, fail) as page:
            attempt(fail, [behavior.prints], page.tab)
    return result


def attempt(fail, behaviors, tab):
    for action in behaviors:
        try:
            action(tab)
        except Exception as error:  # Whatever goes wrong is wrong with the page.
            fail(f"{action.__name__}: {str(error).splitlines()[0] if str(error) else 'failed'}")


class opened:
    """A page in a window of its own, whose errors are failures."""

    def __init__(self, browser, path, fail, width=1440, scheme="light", script=True):
        self.context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme,
            java_script_enabled=script)
        self.tab = self.context.new_page()
        self.tab.set_default_timeout(patience.TIMEOUT)
        self.tab.on("console", lambda message: message.type in ("error", "warning")
                    and fail(f"console: {message.text}"))
        self.tab.on("pageerror", lambda error: fail(f"error: {error}"))
        self.tab.on("dialog", lambda dialog: (fail(f"dialog: {dialog.message}"), dialog.dismiss()))
        self.tab.on("request", lambda request: request.url.startswith("file:")
                    or fail(f"asks for {request.url}"))
        start = time.monotonic()
        self.tab.goto(path.as_uri(), wait_until="load")
        self.seconds = time.monotonic() - start

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()


def overflow(tab, width, fail):
    """Nothing makes the page wider than its window. Code scrolls in its own box."""
    actual = tab.evaluate("document.documentElement.scrollWidth")
    if actual > width:
        fail(f"{actual} px wide in a window of {width} px")
    wide = tab.evaluate("""width => [...document.querySelectorAll("main *, footer *")]
        .filter(e => !e.closest("svg, .unseen, thead, pre code") && e.getBoundingClientRect().right > width + 1)
        .slice(0, 3).map(e => e.tagName + "." + e.className)""", width)
    if wide:
        fail(f"stands out of a window of {width} px: {', '.join(wide)}")


def violations(tab, look, fail):
    """What axe-core finds."""
    found = Axe().run(tab).response["violations"]
    for violation in found:
        fail(f"axe, {look}: {violation['id']}: {violation['nodes'][0]['html'][:160]}")
    return len(found)


def tell(result):
    figures = (f"{result['bytes']} bytes, {result['seconds']} s, {result['violations']} violations, "
               f"{result['pictures']} pictures, ") if "bytes" in result else ""
    print(f"{result['page']}: {figures}{len(result['failures'])} failures")
    for failure in result["failures"]:
        print(f"  {failure}")


if __name__ == "__main__":
    main()
