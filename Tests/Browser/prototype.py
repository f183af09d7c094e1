"""What people do with a prototype: each function fails where it does not do as it should.

The checks hold for any page: they look up in the data of the first prototype what there is to try.
"""

import json

from actions import becomes_true, check, click, usable

# Names that stand twice, controls without a name, and texts that come from nowhere.
FAULTS = """() => {
    const body = document.querySelector(".p-body"), seen = new Set(), faults = [];
    for (const element of body.querySelectorAll("[data-id]")) {
        if (seen.has(element.dataset.id)) faults.push("key twice: " + element.dataset.id);
        seen.add(element.dataset.id);
    }
    for (const control of body.querySelectorAll("button, input, textarea, [role=img], [role=dialog], [role=listbox]")) {
        const label = control.closest("label");
        const name = control.getAttribute("aria-label") ?? ((label ?? control).textContent.trim() || control.placeholder);
        if (!name?.trim()) faults.push("no name: " + control.outerHTML.slice(0, 90));
    }
    return faults;
}"""


def exists(tab):
    return tab.locator(".prototype").count() > 0


class Prototype:
    """The first prototype of a page."""

    def __init__(self, tab):
        self.tab = tab
        self.data = json.loads(tab.locator(".prototype > script").first.text_content())
        self.root = tab.locator(".prototype").first
        self.base = self.data["base"]

    def by_key(self, key):
        return self.root.locator(f"[data-id={json.dumps(key, ensure_ascii=False)}]")

    def focused(self):
        return self.tab.evaluate("document.activeElement?.dataset?.id ?? null")

    def text(self, selector):
        return self.root.locator(selector).first.inner_text()

    def count(self, selector):
        return self.root.locator(selector).count()

    def is_sound(self):
        faults = self.tab.evaluate(FAULTS)
        assert not faults, "; ".join(faults[:3])

    def commands(self, does):
        """The menus and items that do something, with their keys in the page."""
        return [(f"menu.{menu}", f"menu.{menu}.{number}", item) for menu, one in enumerate(self.base.get("menus", []))
                for number, item in enumerate(one["items"]) if item.get("does") == does]

    def choose(self, does):
        """Chooses the first command that does something. Returns whether there is one."""
        for menu, key, _ in self.commands(does)[:1]:
            click(self.by_key(menu))
            click(self.by_key(key))
            return True
        return False

    def tool(self, *places):
        """The title of a toolbar item in view that opens a screen with one of some places."""
        items = self.base["window"].get("toolbar", [])
        for item in items if are_unique(items) else []:
            target = item.get("opens")
            button = self.by_key(f"toolbar.{item['title']}")
            if target is not None and self.base["places"][target] in places and button.count():
                return item["title"]
        return None


def are_unique(items):
    titles = [item.get("title") for item in items]
    return len(set(titles)) == len(titles)


def draws_instead_of_pictures(tab):
    page = Prototype(tab)
    assert page.root.locator(".p-stage").is_visible(), "the prototype is drawn"
    assert not page.root.locator(".pictures").is_visible(), "in place of the pictures"
    page.is_sound()
    if page.base["window"].get("isOpen"):
        assert "Undecided" in page.text(".p-head"), "an open outcome is said to be open"


def can_be_skipped(tab):
    page = Prototype(tab)
    page.by_key("skip").focus()
    tab.keyboard.press("Enter")
    assert tab.evaluate("!document.activeElement.closest('.prototype') && document.activeElement !== document.body")


def fits_the_first_screen(tab):
    """At 1280 × 800, the sentences, the Mac, the device, and the first decision are in view."""
    page = Prototype(tab)
    tab.set_viewport_size({"width": 1280, "height": 800})
    tab.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    bottoms = page.root.evaluate("""root => [".p-mac", ".p-device"].map(s => root.querySelector(s).getBoundingClientRect().bottom)
        .concat([...root.parentElement.querySelectorAll(":scope > .prototype + :is(h3, h4) + ol > li")].slice(0, 1)
            .map(li => [...li.querySelectorAll("input, p, li")].at(0)?.getBoundingClientRect().bottom ?? li.getBoundingClientRect().bottom))""")
    top = page.root.evaluate("root => root.getBoundingClientRect().top")
    tab.set_viewport_size({"width": 1440, "height": 900})
    # Where the sentences are longer, or other projects come first, there is no room.
    assert top > 190 or max(bottoms) <= 800, f"in the first 800 px: {bottoms}"


def sections_switch(tab):
    page = Prototype(tab)
    sections = page.root.locator("[data-id^='section.']")
    for index in range(sections.count() - 1, -1, -1):
        click(sections.nth(index))
        chosen = sections.nth(index).evaluate("e => e.getAttribute('aria-selected') ?? e.getAttribute('aria-checked')")
        assert chosen == "true", f"section {index} is chosen"
        page.is_sound()
        title = page.base["window"]["sections"][index].get("title")
        tabs = [tab_["title"] for tab_ in page.data.get("tabs", [])]
        if title in tabs[:4] and are_unique(page.data["tabs"]):
            assert page.by_key(f"device.tab.{tabs.index(title)}").get_attribute("aria-selected") == "true", "the device follows"


def sections_by_arrow_keys(tab):
    page = Prototype(tab)
    sections = page.root.locator("[data-id^='section.']")
    if sections.count() < 2:
        return
    click(sections.first)
    sections.first.focus()
    tab.keyboard.press("ArrowDown")
    assert page.focused() == "section.1" and page.by_key("section.1").get_attribute("tabindex") == "0"
    tab.keyboard.press("Home")
    assert page.focused() == "section.0"


def rows_lead_on(tab):
    """A row fills the next column without Back, or is pushed; Back and Forward lead there and back."""
    page = Prototype(tab)
    pane = page.root.locator(".p-pane").first
    before = page.count(".p-pane")
    for item in pane.locator("[role=option], .p-push").all()[1:2] or pane.locator("[role=option], .p-push").all()[:1]:
        device = page.text(".p-device")
        click(item)
        page.is_sound()
        assert page.count(".p-pane") == before, "columns stay"
        if page.by_key("toolbar.back").count() and page.by_key("toolbar.back").is_enabled():
            title = page.text(".p-window-title")
            click(page.by_key("toolbar.back"))
            assert page.by_key("toolbar.back").is_disabled() or page.text(".p-window-title") != title, "Back leads back"
            click(page.by_key("toolbar.forward"))
            assert page.text(".p-window-title") == title, "Forward leads there again"
            click(page.by_key("toolbar.back"))
        elif before > 1:
            assert page.text(".p-device") != device or page.data["device"] == "ipad", "the device follows"
    page.is_sound()


def menus_by_arrow_keys(tab):
    page = Prototype(tab)
    if len(page.base.get("menus", [])) < 3 or not all(menu["items"] for menu in page.base["menus"][:2]):
        return
    page.by_key("menu.0").focus()
    tab.keyboard.press("ArrowDown")
    assert page.count("[role=menu]") == 1 and page.focused() == "menu.0.0", "an arrow key opens a menu"
    page.is_sound()
    tab.keyboard.press("End")
    last = page.focused()
    tab.keyboard.press("ArrowDown")
    assert page.focused() == "menu.0.0" != last or last == "menu.0.0", "the last item leads to the first"
    tab.keyboard.press("ArrowRight")
    assert page.focused() == "menu.1.0" and page.by_key("menu.1").get_attribute("aria-expanded") == "true"
    tab.keyboard.press("Escape")
    assert page.count("[role=menu]") == 0 and page.focused() == "menu.1", "Escape returns to the title"
    tab.keyboard.press("ArrowRight")
    assert page.focused() == "menu.2", "closed menus are passed by"


def a_command_says_what_is_not_known(tab):
    page = Prototype(tab)
    if page.choose("system"):
        assert "the system does this." in page.text(".p-said"), "the system's commands are said to be its own"
    for menu, one in enumerate(page.base.get("menus", [])):
        for number, item in enumerate(one["items"]):
            tools = [tool for tool in page.base["window"].get("toolbar", []) if tool.get("command") == f"{one['name']} ▸ {item['title']}"]
            if "does" in item or "opens" in item or tools:
                continue
            click(page.by_key(f"menu.{menu}"))
            click(page.by_key(f"menu.{menu}.{number}"))
            assert page.text(".p-said") == f"{item['title']}: what it shows is not known."
            return


def keys_work_inside_only(tab):
    page = Prototype(tab)
    sections = [item for _, _, item in page.commands("section") if item.get("key", "")[:1] == "⌘"]
    if len(sections) < 2:
        return
    title = lambda: page.text("[data-id^='section.']:is([aria-selected=true], [aria-checked=true])")
    click(page.by_key("section.0"))
    tab.evaluate("document.activeElement.blur()")
    before = title()
    tab.keyboard.press(f"Alt+{sections[1]['key'][-1]}")
    assert title() == before, "outside of the prototype, keys are the browser's"
    page.by_key("menu.0").focus()
    tab.keyboard.press(f"Alt+{sections[1]['key'][-1]}")
    assert title() == sections[1]["title"], "Option stands for Command"
    tab.keyboard.press(f"Control+{sections[0]['key'][-1]}")
    assert title() == sections[0]["title"], "and so does Control"


def settings_open_and_close(tab):
    page = Prototype(tab)
    if "settings" not in page.base.get("places", []) or not page.choose("settings"):
        return
    assert page.count(".p-float") == 1, "Settings is a window"
    assert page.tab.evaluate("document.activeElement.closest('.p-float') !== null"), "which has the focus"
    page.is_sound()
    if page.count(".p-float [role=switch]"):
        switch = page.root.locator(".p-float [role=switch]").first
        before = switch.get_attribute("aria-checked")
        click(switch)
        assert switch.get_attribute("aria-checked") != before, "a switch works"
    screens = [index for index, place in enumerate(page.base["places"]) if place == "settings"]
    for index, one in enumerate(page.data.get("tabs", [])[:4]):
        if one.get("screen") == screens[0]:
            assert page.by_key(f"device.tab.{index}").get_attribute("aria-selected") == "true", "the device follows"
    for _, _, item in page.commands("close")[:1]:
        if item.get("key") == "⌘W":
            tab.keyboard.press("Alt+w")
            assert page.count(".p-float") == 0, "the key of Close closes it"
            page.choose("settings")
    tab.keyboard.press("Escape")
    assert page.count(".p-float") == 0 and page.focused() == page.commands("settings")[0][0], "Escape returns to the menu"


def sheets_take_and_return_the_focus(tab):
    page = Prototype(tab)
    title = page.tool("sheet")
    if title is None:
        return
    click(page.by_key(f"toolbar.{title}"))
    assert page.count(".p-sheet[role=dialog][aria-modal=true]") == 1, "a sheet drops"
    assert page.tab.evaluate("document.activeElement.closest('.p-sheet') !== null"), "and has the focus"
    page.is_sound()
    for _ in range(12):
        tab.keyboard.press("Tab")
        assert page.tab.evaluate("document.activeElement.closest('.p-sheet') !== null"), "which stays in it"
    tab.keyboard.press("Escape")
    assert page.count(".p-sheet") == 0 and page.focused() == f"toolbar.{title}", "Escape returns to the button"


def search_takes_words(tab):
    page = Prototype(tab)
    if not any(page.by_key(key).count() for key in ("search", "toolbar.find")) or not page.choose("find"):
        return
    assert page.focused() == "search", "Find leads to the field"
    tab.keyboard.type("abc")
    assert page.by_key("search").input_value() == "abc" and page.focused() == "search", "and the caret stays"
    page.is_sound()
    tab.keyboard.press("Escape")
    assert page.count(".p-results") == 0


def tabs_of_today_lead_on(tab):
    """Each tab of the device leads to what took its place, which is highlighted."""
    page = Prototype(tab)
    if not are_unique(page.data.get("tabs", [])):
        return
    for index, one in enumerate(page.data.get("tabs", [])[:4]):
        click(page.by_key(f"device.tab.{index}"))
        assert page.text(".p-foot.caption").startswith(f"“{one['title']}”"), "a caption says where it went"
        if one.get("outcome") in (None, "navigation", "toolbar-action", "search-field"):
            assert page.count(".p-glow") >= 1, f"{one['title']} is highlighted"
        if one.get("outcome") == "search-field":
            assert page.focused() == "search", "the cursor is in the field"
        page.is_sound()
        tab.keyboard.press("Escape")
    assert page.count(".p-sheet, .p-float") == 0


def the_window_becomes_narrow(tab):
    page = Prototype(tab)
    if page.root.locator(".p-sidebar").count() == 0 and page.count(".p-pane") < 2:
        return
    click(page.by_key("isNarrow"))
    assert page.count(".p-pane") == 1, "one column is left"
    page.is_sound()
    options = page.root.locator(".p-pane [role=option]")
    if options.count():
        click(options.first)
        page.is_sound()
        if page.by_key("toolbar.back").is_enabled():
            click(page.by_key("toolbar.back"))
    click(page.by_key("isNarrow"))


def marks_open_findings(tab):
    page = Prototype(tab)
    for key in page.root.locator(".p-mark").evaluate_all("all => all.map(e => e.dataset.id)")[:6]:
        mark = usable(page.by_key(key))
        assert "inding" in mark.get_attribute("aria-label")
        mark.focus()
        tab.keyboard.press("Enter")
        assert page.focused() == "finding" and page.count(".p-finding") >= 1, "a mark opens its findings"
        assert page.count(".p-inspector [id]") == 0, "names stand once"
        page.is_sound()
        tab.keyboard.press("Escape")
        assert page.count(".p-inspector") == 0 and page.focused() == key, "Escape returns to it"


def answers_change_it(tab):
    page = Prototype(tab)
    base = page.text(".p-foot")
    for variant in page.data.get("variants", []):
        if not {"sentence", "window", "menus", "days"} & set(variant):
            continue
        for place in tab.locator(".part:has(> .prototype) .answer").all():
            question = json.loads(place.get_attribute("data-answer"))
            places = [one["place"] for one in question["places"]]
            if question["id"] != variant["question"] or set(places) != set(variant.get("about", [])):
                continue
            check(place.locator("input[type=radio]").nth(0 if variant["answer"] else 1))
            assert "With these answers" in page.text(".p-foot"), "the words follow the answer"
            if variant.get("sentence"):
                assert variant["sentence"].split() == page.text(".p-foot").split()[3:][:len(variant["sentence"].split())]
            page.is_sound()
            if "sections" in variant.get("window", {}):
                titles = [section.get("title") for section in variant["window"]["sections"]]
                shown = page.root.locator("[data-id^='section.']").all_inner_texts()
                assert not shown or None in titles or [one.split() for one in shown] == [one.split() for one in titles], "the sections follow"
            words = page.text(".p-foot")
            tab.reload()
            assert page.text(".p-foot") == words, "a kept answer holds when the page opens again"
            click(place.locator("button.plain"))
            assert page.text(".p-foot") == base, "and back"


def paper_has_the_pictures(tab):
    page = Prototype(tab)
    tab.emulate_media(media="print")
    shown = page.root.locator(".pictures").is_visible(), page.root.locator(".p-body").is_visible()
    tab.emulate_media(media="null")
    assert shown == (True, False), "paper has the pictures"


def has_no_violations(inspection, tab):
    """Runs axe-core with a menu, a sheet, a window, and a finding open."""
    page = Prototype(tab)
    states = [("settings", lambda: page.choose("settings")),
              ("finding", lambda: click(page.root.locator(".p-mark").first))]
    if page.count('[data-id="menu.0"]'):
        states.insert(0, ("menu", lambda: click(page.by_key("menu.0"))))
    title = page.tool("sheet", "window", "popover")
    if title:
        states.append(("presented", lambda: click(page.by_key(f"toolbar.{title}"))))
    count = 0
    for name, action in states:
        if name == "finding" and not page.count(".p-mark"):
            continue
        action()
        count += inspection.violations(f"prototype, {name}")
        page.root.locator("button:visible").first.focus()
        tab.keyboard.press("Escape")
    return count


def a_finding_takes_room(tab):
    """Beside a finding, the window of a small page is narrow."""
    page = Prototype(tab)
    tab.set_viewport_size({"width": 768, "height": 900})
    if page.count(".p-mark"):
        usable(page.root.locator(".p-mark").first).click()
        assert becomes_true(tab, "() => document.querySelectorAll('.p-pane').length === 1"), "one column is left"
        page.is_sound()


ALL = [
    draws_instead_of_pictures, can_be_skipped, fits_the_first_screen, sections_switch, sections_by_arrow_keys, rows_lead_on,
    menus_by_arrow_keys, a_command_says_what_is_not_known, keys_work_inside_only, settings_open_and_close,
    sheets_take_and_return_the_focus, search_takes_words, tabs_of_today_lead_on, the_window_becomes_narrow,
    marks_open_findings, a_finding_takes_room, answers_change_it, paper_has_the_pictures,
]


def stands_still(tab):
    """Without animations, nothing moves."""
    moving = tab.evaluate("document.getAnimations().filter(one => one.effect.target.closest('.p-body')).length")
    assert moving == 0, f"{moving} animations"


def is_a_picture_without_script(tab):
    assert tab.locator(".prototype .pictures").first.is_visible(), "the pictures are in view"
