"""What people do with a page. Each function fails where the page does not do as it should."""


def visible(tab, selector):
    return tab.evaluate(
        "s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility()).length", selector)


def reset(tab):
    tab.click("#clear")


def begins_with_everything(tab):
    assert tab.locator("h1").count() == 1, "there is one title"
    total = tab.locator(".finding").count()
    assert visible(tab, ".finding") == total, "all recommendations are in view"
    assert visible(tab, ".structure") == tab.locator(".structure").count()


def filters_choose(tab):
    for name in ("severity", "effort"):
        values = tab.eval_on_selector_all(
            ".finding", f"all => [...new Set(all.map(e => e.dataset.{name}).filter(Boolean))]")
        for value in values:
            tab.select_option(f"#{name}", value)
            expected = tab.locator(f'.finding[data-{name}="{value}"]').count()
            assert visible(tab, ".finding") == expected, f"{name} {value}"
            reset(tab)
    kinds = tab.eval_on_selector_all(
        ".structure", "all => [...new Set(all.map(e => e.dataset.kind))]")
    for kind in kinds:
        tab.select_option("#kind", kind)
        expected = tab.locator(f'.structure[data-kind="{kind}"]').count()
        assert visible(tab, ".structure") == expected, f"structures {kind}"
        reset(tab)
    files = tab.eval_on_selector_all("#file option", "all => all.map(e => e.value).filter(Boolean)")
    for file in files[:3]:
        tab.select_option("#file", file)
        for own in tab.eval_on_selector_all(
                ".finding", "all => all.filter(e => e.checkVisibility()).map(e => e.dataset.files)"):
            assert file in own.split(), f"file {file}"
        reset(tab)
    begins_with_everything(tab)


def search_finds(tab):
    tab.fill("#search", "no such words anywhere")
    assert visible(tab, ".finding") == 0 and visible(tab, ".structure") == 0
    reset(tab)
    if tab.locator(".finding").count():
        title = tab.locator(".finding :is(h3, h4, h5)").first.inner_text()
        tab.fill("#search", title.upper())
        assert visible(tab, ".finding") >= 1, "a title is found"
        assert "entries" in tab.inner_text("#shown")
        reset(tab)
    begins_with_everything(tab)


def checklist_is_kept(tab):
    boxes = tab.locator("input[data-key]")
    if not boxes.count():
        return
    boxes.first.check()
    tab.reload()
    assert tab.locator("input[data-key]").first.is_checked(), "a tick is kept"
    assert tab.locator(".done").count() >= 1
    tab.locator("input[data-key]").first.uncheck()
    tab.reload()
    assert not tab.locator("input[data-key]").first.is_checked(), "and taken back"


def keys_lead(tab):
    tab.keyboard.press("/")
    assert tab.evaluate("document.activeElement.id") == "search", "/ leads to the search"
    tab.keyboard.type("zzz/j")
    assert tab.input_value("#search") == "zzz/j", "keys are text in a field"
    tab.keyboard.press("Escape")
    assert tab.input_value("#search") == "", "Escape takes it back"
    tab.evaluate("document.activeElement.blur()")
    ids = tab.eval_on_selector_all(".structure", "all => all.map(e => e.id)")
    if ids:
        active = "document.activeElement.id"
        tab.keyboard.press("j")
        assert tab.evaluate(active) == ids[0], "j leads to the first structure"
        tab.keyboard.press("j")
        assert tab.evaluate(active) == ids[min(1, len(ids) - 1)], "and to the next"
        tab.keyboard.press("k")
        assert tab.evaluate(active) == ids[0], "k leads back"
    if tab.locator("details.working").count():
        tab.keyboard.press("o")
        assert tab.locator("details.working[open]").count() == 0, "o folds"
        tab.keyboard.press("o")
        assert tab.locator("details.working:not([open])").count() == 0, "o unfolds"


def tab_reaches_controls(tab):
    tab.reload()
    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.className") == "skip", "first the way past"
    tab.keyboard.press("Enter")
    seen = set()
    for _ in range(60):
        tab.keyboard.press("Tab")
        seen.add(tab.evaluate("document.activeElement.id"))
        if "clear" in seen:
            break
    controls = tab.eval_on_selector_all(
        ".filters :is(input, select, button)", "all => all.map(e => e.id)")
    assert "search" in controls and set(controls) <= seen, "all filters"


def links_lead_somewhere(tab):
    lost = tab.evaluate("""() => [...document.querySelectorAll('a[href^="#"]')]
        .map(a => a.getAttribute("href").slice(1)).filter(id => !document.getElementById(id))""")
    assert not lost, f"links to nothing: {lost[:3]}"
    twice = tab.evaluate("""() => { const seen = new Set(); return [...document.querySelectorAll("[id]")]
        .map(e => e.id).filter(id => seen.has(id) || !seen.add(id)) }""")
    assert not twice, f"names that stand twice: {twice[:3]}"


def a_link_shows_what_is_filtered_out(tab):
    link = tab.locator('.part table a[href^="#p"]').first
    if not tab.locator('.part table a[href^="#p"]').count():
        return
    tab.fill("#search", "no such words anywhere")
    link.click()
    target = link.get_attribute("href")
    tab.wait_for_function("id => document.querySelector(id).checkVisibility()", arg=target)
    reset(tab)


def columns_are_sorted(tab):
    if not tab.locator("table.sortable").count():
        return
    heading = tab.locator("table.sortable thead th").nth(2)
    cells = "all => all.map(e => Number(e.textContent))"
    for direction, expected in (("ascending", sorted), ("descending", lambda c: sorted(c)[::-1])):
        heading.locator("button").click()
        numbers = tab.eval_on_selector_all("table.sortable tbody td:nth-child(3)", cells)
        assert numbers == expected(numbers) and len(set(numbers)) > 1, direction
        assert heading.get_attribute("aria-sort") == direction


ALL = [
    columns_are_sorted,
    begins_with_everything, filters_choose, search_finds, checklist_is_kept, keys_lead,
    tab_reaches_controls, links_lead_somewhere, a_link_shows_what_is_filtered_out,
]


def is_readable_without_script(tab):
    assert not tab.locator(".filters").is_visible(), "filters that would not work are hidden"
    words = len(tab.inner_text("main").split())
    assert words > 50, f"{words} words"
    assert tab.locator(".structure").count() == 0 or tab.locator(".structure").first.is_visible()


def prints(tab):
    folded = tab.locator("details:not([open])").count()
    for paper in ("A4", "Letter"):
        pdf = tab.pdf(format=paper, print_background=True)
        assert pdf.startswith(b"%PDF") and len(pdf) > 10_000, paper
    tab.emulate_media(media="print")
    # A4 without its margins.
    tab.set_viewport_size({"width": 672, "height": 1000})
    columns = tab.locator("table.data thead")
    assert columns.count() == 0 or columns.first.bounding_box()["width"] > 100, "tables are tables"
    wide = tab.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "nothing is cut off"
    hidden = tab.locator(".filters").is_visible()
    assert not hidden, "paper has no filters"
    tab.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert tab.locator("details:not([open])").count() == 0, "paper has everything unfolded"
    tab.evaluate("dispatchEvent(new Event('afterprint'))")
    assert tab.locator("details:not([open])").count() == folded, "and the screen what was open"
