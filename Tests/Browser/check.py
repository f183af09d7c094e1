"""Checks HTML reviews in Chromium: figures, accessibility, and what people do with a page."""

import argparse
import json
import pathlib
import re
import sys

from playwright.sync_api import sync_playwright

import accessibility
import answers
import behavior
import pictures
import prototype
import window

WIDTHS = (360, 768, 1440)
SCHEMES = ("light", "dark")
LARGEST = 2_000_000
# Twice what the page for all samples has.
MOST_ELEMENTS = 15_000
# Blocks of script that run for each element when a page opens; 0.6 are usual.
MOST_WORK = 5


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    parser.add_argument("--chromium", required=True)
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--downloads", type=pathlib.Path)
    parser.add_argument("--pages", dest="paper", type=int)
    parser.add_argument("--prototype", action="store_true")
    parser.add_argument("--sequences", type=int, default=20)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        # Chromium's sandbox does not work for root in a container.
        browser = playwright.chromium.launch(
            executable_path=options.chromium, args=["--no-sandbox"], timeout=window.HANG)
        task = (download if options.downloads else paper if options.paper
                else use if options.prototype else check)
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
    failures = []
    with window.Window(browser, path, failures.append, may_load=("file:", "blob:")) as page:
        for seed in range(1, options.sequences + 1):
            page.open()
            known = len(failures)
            attempt(failures.append, [answers.sequence], page.tab, path, seed, options.downloads)
            failures[known:] = [f"sequence {seed}: {failure}" for failure in failures[known:]]
            page.forget()
    return {"page": path.name, "failures": failures}


def paper(browser, path, options):
    """The number of pages on paper, on which nothing is cut off."""
    result = {"page": path.name, "failures": []}
    fail = result["failures"].append
    with window.Window(browser, path, fail) as page:
        page.open()
        page.tab.emulate_media(media="print")
        for size, width, height in (("A4", 672, 1002), ("Letter", 695, 935)):
            page.tab.set_viewport_size({"width": width, "height": height})
            # Each page of a PDF is an object of its own.
            count = len(re.findall(rb"/Type\s*/Page\b", page.tab.pdf(format=size, print_background=True)))
            if count != options.paper:
                fail(f"{count} pages on {size}, not {options.paper}")
            cut = page.tab.evaluate("""[...document.querySelectorAll(".handout-page")]
                .map(e => e.scrollHeight - e.clientHeight).filter(height => height > 1)""")
            if cut:
                fail(f"{cut} px are cut off on {size}")
    return result


def use(browser, path, options):
    """Uses the prototype of a page, which may have nothing else."""
    failures = []
    result = {"page": path.name, "bytes": path.stat().st_size, "pictures": 0}
    with window.Window(browser, path, failures.append) as page:
        looks(page, path, result, failures.append, options)
        uses(page, failures.append)
        page.open(script=False)
        if prototype.exists(page.tab):
            attempt(failures.append, [prototype.is_a_picture_without_script], page.tab)
    # A page with little else runs more script for each element.
    result["failures"] = [one for one in dict.fromkeys(failures) if "blocks of script" not in one]
    return result


def check(browser, path, options):
    """The figures of one page, and what is wrong with it."""
    failures = []
    result = {"page": path.name, "bytes": path.stat().st_size}
    with window.Window(browser, path, failures.append) as page:
        looks(page, path, result, failures.append, options)
        page.open(1440)
        overflow(page.tab, 1440, failures.append)
        result["pictures"] = pictures.are_legible(page.tab, failures.append)
        attempt(failures.append, behavior.ALL, page.tab)
        uses(page, failures.append)
        if not options.light:
            page.open(768)
            overflow(page.tab, 768, failures.append)
            attempt(failures.append, [behavior.prints], page.tab)
            page.open(script=False)
            attempt(failures.append, [behavior.is_readable_without_script], page.tab)
            if prototype.exists(page.tab):
                attempt(failures.append, [prototype.is_a_picture_without_script], page.tab)
    # What is wrong each time that the page opens is told once.
    result["failures"] = list(dict.fromkeys(failures))
    return result


def uses(page, fail):
    """Uses the first prototype, if the page has one. Each action begins with the page as it opens."""
    if not prototype.exists(page.tab):
        return
    for action in prototype.ALL:
        page.open(1440)
        attempt(fail, [action, prototype.stands_still], page.tab)


def looks(page, path, result, fail, options):
    """Opens the page in the narrowest window, and looks at it in each width and color scheme."""
    all_looks = [(360, "dark")] if options.light else [
        (width, scheme) for width in WIDTHS for scheme in SCHEMES]
    result["work"] = page.open_and_count(*all_looks[0])
    is_light_enough(page.tab, result, fail)
    inspection = accessibility.Inspection(page.tab, fail)
    result["violations"] = 0
    for width, scheme in all_looks:
        page.look(width, scheme)
        overflow(page.tab, width, fail)
        result["violations"] += inspection.violations(f"{width} px, {scheme}")
        if width == WIDTHS[-1] and prototype.exists(page.tab):
            result["violations"] += prototype.has_no_violations(inspection, page.tab)
        if options.screenshots:
            options.screenshots.mkdir(parents=True, exist_ok=True)
            name = f"{path.parent.name}-{path.stem}-{width}-{scheme}.png"
            page.tab.screenshot(path=options.screenshots / name, full_page=True)


def is_light_enough(tab, result, fail):
    """The page opens quickly, because there is little to read, to lay out, and to run."""
    result["elements"] = tab.evaluate("document.querySelectorAll('*').length")
    for count, most, what in (
            (result["bytes"], LARGEST, "bytes"), (result["elements"], MOST_ELEMENTS, "elements"),
            (result["work"], MOST_WORK * result["elements"], "blocks of script")):
        if count > most:
            fail(f"{count} {what} are more than {most}")


def attempt(fail, behaviors, *arguments):
    for action in behaviors:
        try:
            action(*arguments)
        except Exception as error:  # Whatever goes wrong is wrong with the page.
            fail(f"{action.__name__}: {str(error).splitlines()[0] if str(error) else 'failed'}")


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


def tell(result):
    figures = (f"{result['bytes']} bytes, {result['elements']} elements, {result['work']} blocks of script, "
               f"{result['violations']} violations, {result['pictures']} pictures, "
               ) if "bytes" in result else ""
    print(f"{result['page']}: {figures}{len(result['failures'])} failures")
    for failure in result["failures"]:
        print(f"  {failure}")


if __name__ == "__main__":
    main()
