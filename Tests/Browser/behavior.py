"""What people do with a page. Each function fails where the page does not do as it should."""

from actions import becomes_true, check, choose, click, fill, uncheck


def visible(tab, selector):
    return tab.evaluate(
        "s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility()).length", selector)


def reset(tab):
    click(tab.locator("#clear"))


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
            choose(tab.locator(f"#{name}"), value)
            expected = tab.locator(f'.finding[data-{name}="{value}"]').count()
            assert visible(tab, ".finding") == expected, f"{name} {value}"
            reset(tab)
    kinds = tab.eval_on_selector_all(
        ".structure", "all => [...new Set(all.map(e => e.dataset.kind))]")
    for kind in kinds:
        choose(tab.locator("#kind"), kind)
        expected = tab.locator(f'.structure[data-kind="{kind}"]').count()
        assert visible(tab, ".structure") == expected, f"structures {kind}"
        reset(tab)
    files = tab.eval_on_selector_all("#file option", "all => all.map(e => e.value).filter(Boolean)")
    for file in files[:3]:
        choose(tab.locator("#file"), file)
        for own in tab.eval_on_selector_all(
                ".finding", "all => all.filter(e => e.checkVisibility()).map(e => e.dataset.files)"):
            assert file in own.split(), f"file {file}"
        reset(tab)
    begins_with_everything(tab)


def search_finds(tab):
    fill(tab.locator("#search"), "no such words anywhere")
    assert visible(tab, ".finding") == 0 and visible(tab, ".structure") == 0
    reset(tab)
    if tab.locator(".finding").count():
        title = tab.locator(".finding :is(h3, h4, h5)").first.inner_text()
        fill(tab.locator("#search"), title.upper())
        assert visible(tab, ".finding") >= 1, "a title is found"
        assert "entries" in tab.evaluate("document.querySelector('#shown').innerText")
        reset(tab)
    begins_with_everything(tab)


def checklist_is_kept(tab):
    boxes = tab.locator("input[data-key]")
    if not boxes.count():
        return
    check(boxes.first)
    tab.reload()
    assert boxes.first.is_checked(), "a tick is kept"
    assert tab.locator(".done").count() >= 1
    uncheck(boxes.first)
    tab.reload()
    assert not boxes.first.is_checked(), "and taken back"


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
    """Must come first, because the first key begins where the page does."""
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
    fill(tab.locator("#search"), "no such words anywhere")
    click(link)
    target = link.get_attribute("href")
    assert becomes_true(tab, "id => document.querySelector(id).checkVisibility()", target), target
    reset(tab)


def columns_are_sorted(tab):
    if not tab.locator("table.sortable").count():
        return
    heading = tab.locator("table.sortable thead th").nth(2)
    cells = "all => all.map(e => Number(e.textContent))"
    for direction, expected in (("ascending", sorted), ("descending", lambda c: sorted(c)[::-1])):
        click(heading.locator("button"))
        numbers = tab.eval_on_selector_all("table.sortable tbody td:nth-child(3)", cells)
        assert numbers == expected(numbers) and len(set(numbers)) > 1, direction
        assert heading.get_attribute("aria-sort") == direction


def maps(tab):
    """The maps in view, after showing each one in turn."""
    for controls in tab.locator(".map-controls").all():
        part = controls.locator("xpath=..")
        values = controls.locator("select option").evaluate_all("all => all.map(e => e.value)")
        for value in values[:8]:
            choose(controls.locator("select"), value)
            assert part.locator(".sheet:visible").count() == 1, "one map is in view"
            assert part.locator(f"#{value}").is_visible(), "the one that is chosen"
            yield part.locator(f"#{value}")
        if not values:
            yield part.locator(".sheet")


def map_texts_stay_in_their_boxes(tab):
    for sheet in maps(tab):
        wrong = sheet.evaluate("""sheet => {
            const svg = sheet.querySelector("svg"), wrong = [];
            const box = (e) => e.getBBox();
            const apart = (a, b) => a.x + a.width <= b.x + 0.5 || b.x + b.width <= a.x + 0.5
                || a.y + a.height <= b.y + 0.5 || b.y + b.height <= a.y + 0.5;
            const nodes = [...svg.querySelectorAll(".node")].map(node => (
                { shape: box(node.querySelector(".shape")), texts: [...node.querySelectorAll("text")] }));
            for (const { shape, texts } of nodes) for (const text of texts) {
                const b = box(text);
                if (b.x < shape.x || b.x + b.width > shape.x + shape.width || b.y < shape.y - 1
                    || b.y + b.height > shape.y + shape.height + 1) wrong.push("leaves: " + text.textContent);
            }
            // The lines of a font's box touch; the letters do not.
            const inner = (b) => ({ x: b.x, width: b.width, y: b.y + b.height / 4, height: b.height / 2 });
            nodes.forEach((a, i) => nodes.slice(i + 1).forEach(b => {
                if (!apart(a.shape, b.shape)) wrong.push("overlaps: " + a.texts[0]?.textContent);
            }));
            const words = [...svg.querySelectorAll(".word, .title")].map(box).map(inner);
            words.forEach((a, i) => {
                if (nodes.some(b => !apart(a, b.shape))) wrong.push("a word on a node");
                if (words.slice(i + 1).some(b => !apart(a, b))) wrong.push("a word on a word");
            });
            const all = box(svg), [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
            if (all.x < x || all.y < y || all.x + all.width > x + width || all.y + all.height > y + height)
                wrong.push("stands out of the drawing");
            return wrong }""")
        assert not wrong, f"{len(wrong)} wrong in {sheet.get_attribute('id')}: {wrong[:3]}"


def map_figures(view):
    return view.evaluate("""v => ({ width: v.querySelector("svg").getBoundingClientRect().width,
        x: v.scrollLeft, y: v.scrollTop, room: v.clientWidth })""")


# Conditions for the map of a sheet.
IS_WIDER = "([id, width]) => document.getElementById(id).querySelector('svg').getBoundingClientRect().width > width"
IS_MOVED = "([id, x]) => Math.abs(document.getElementById(id).querySelector('.map-view').scrollLeft - x) <= 1"


def maps_zoom(tab):
    for sheet in maps(tab):
        view = sheet.locator(".map-view")
        buttons = sheet.locator("xpath=..").locator("[data-zoom]")
        start = map_figures(view)["width"]
        click(buttons.nth(0))
        larger = map_figures(view)["width"]
        assert abs(larger / start - 1.25) < 0.02, f"larger: {start} to {larger}"
        click(buttons.nth(1))
        assert abs(map_figures(view)["width"] - start) < 2, "and back"
        view.focus()
        tab.keyboard.press("+")
        tab.keyboard.press("+")
        assert map_figures(view)["width"] > larger, "the keyboard zooms"
        tab.keyboard.press("-")
        assert abs(map_figures(view)["width"] - larger) < 2, "and back"
        tab.keyboard.press("0")
        fitted = map_figures(view)
        assert fitted["width"] <= fitted["room"] + 1, "0 fits the map into its frame"
        view.scroll_into_view_if_needed()
        box = view.bounding_box()
        tab.mouse.move(box["x"] + box["width"] / 3, box["y"] + min(box["height"], 400) / 2)
        tab.keyboard.down("Control")
        tab.mouse.wheel(0, -40)
        tab.keyboard.up("Control")
        assert becomes_true(tab, IS_WIDER, [sheet.get_attribute("id"), fitted["width"] * 1.2]), \
            "the wheel with Control zooms"
        view.focus()
        tab.keyboard.press("0")


def maps_move(tab):
    for sheet in maps(tab):
        view = sheet.locator(".map-view")
        view.focus()
        for _ in range(9):
            tab.keyboard.press("+")
        room = view.evaluate("v => v.scrollWidth - v.clientWidth")
        if room < 200:
            continue
        view.evaluate("v => v.scrollTo(100, 0)")
        tab.keyboard.press("ArrowRight")
        assert map_figures(view)["x"] == 180, "an arrow key moves the map"
        tab.keyboard.press("ArrowLeft")
        assert map_figures(view)["x"] == 100, "and back"
        view.scroll_into_view_if_needed()
        box = view.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], 300) / 2
        hash = tab.evaluate("location.hash")
        tab.mouse.move(x, y)
        tab.mouse.down()
        tab.mouse.move(x - 30, y, steps=3)
        tab.mouse.move(x - 60, y, steps=3)
        tab.mouse.up()
        assert becomes_true(tab, IS_MOVED, [sheet.get_attribute("id"), 160]), "dragging moves the map"
        assert tab.evaluate("location.hash") == hash, "and opens nothing"
        view.focus()
        tab.keyboard.press("0")


def a_map_leads_to_structures(tab):
    links = tab.locator('.sheet:visible a[href*="-s"]')
    if links.count():
        target = links.first.get_attribute("href")
        links.first.focus()
        tab.keyboard.press("Enter")
        assert becomes_true(tab, "t => location.hash === t", target), target


def a_link_shows_its_map(tab):
    links = tab.locator('.sheet:visible a[href*="-map-"]')
    if links.count():
        target = links.first.get_attribute("href")
        links.first.focus()
        tab.keyboard.press("Enter")
        assert becomes_true(tab, "t => document.querySelector(t).checkVisibility()", target), target


ALL = [
    tab_reaches_controls, columns_are_sorted,
    begins_with_everything, filters_choose, search_finds, checklist_is_kept, keys_lead,
    links_lead_somewhere, a_link_shows_what_is_filtered_out,
    map_texts_stay_in_their_boxes, maps_zoom, maps_move, a_link_shows_its_map,
    a_map_leads_to_structures,
]


def is_readable_without_script(tab):
    assert not tab.locator(".filters").is_visible(), "filters that would not work are hidden"
    words = len(tab.evaluate("document.querySelector('main').innerText").split())
    assert words > 50, f"{words} words"
    assert tab.locator(".structure").count() == 0 or tab.locator(".structure").first.is_visible()
    assert tab.locator(".sheet").count() == tab.locator(".sheet:visible").count(), "all maps"
    assert tab.locator(".map-controls:visible").count() == 0, "buttons that would not work are hidden"


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
    assert tab.locator(".sheet").count() == tab.locator(".sheet:visible").count(), "all maps"
    wide = tab.evaluate("""[...document.querySelectorAll(".map-view svg")]
        .some(e => e.getBoundingClientRect().right > innerWidth + 1)""")
    assert not wide, "maps are as wide as the paper at most"
    assert tab.locator("details:not([open])").count() == 0, "paper has everything unfolded"
    tab.evaluate("dispatchEvent(new Event('afterprint'))")
    assert tab.locator("details:not([open])").count() == folded, "and the screen what was open"
