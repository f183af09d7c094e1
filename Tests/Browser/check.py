"""Checks HTML reviews in Chromium: figures, accessibility, and what people do with a page."""

import argparse
import json
import pathlib
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import behavior
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
    options = parser.parse_args()
    with sync_playwright() as playwright:
        # Chromium's sandbox does not work for root in a container.
        browser = playwright.chromium.launch(
            executable_path=options.chromium, args=["--no-sandbox"])
        results = [check(browser, page.resolve(), options) for page in options.pages]
        browser.close()
    for result in results:
        tell(result)
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")
    sys.exit(1 if any(result["failures"] for result in results) else 0)


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
        self.tab.set_default_timeout(5000)
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
    """Nothing makes the page wider than its window."""
    actual = tab.evaluate("document.documentElement.scrollWidth")
    if actual > width:
        fail(f"{actual} px wide in a window of {width} px")
    wide = tab.evaluate("""width => [...document.querySelectorAll("main *, footer *")]
        .filter(e => !e.closest("svg, .unseen, thead") && e.getBoundingClientRect().right > width + 1)
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
    print(f"{result['page']}: {result['bytes']} bytes, {result['seconds']} s, "
          f"{result['violations']} violations, {result['pictures']} pictures, {len(result['failures'])} failures")
    for failure in result["failures"]:
        print(f"  {failure}")


if __name__ == "__main__":
    main()
