"""What axe-core finds on a page."""

from axe_playwright_python.sync_playwright import Axe

# axe-core converts the color of each element through several color spaces, which takes a third of its
# time. The result depends on the text of the color only.
REMEMBER_COLORS = """{
    const { Color } = axe.commons.color, { parseString } = Color.prototype, known = new Map();
    Color.prototype.parseString = function (text) {
        if (!known.has(text)) known.set(text, parseString.call(new Color(), text));
        const { r, g, b, alpha } = known.get(text);
        return Object.assign(this, { r, g, b, alpha });
    };
}"""

# All that rules may read except for colors.
LAYOUT = """() => document.documentElement.outerHTML + [...document.querySelectorAll("*")].map(e => {
    const box = e.getBoundingClientRect();
    const shown = e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return [box.x, box.y, box.width, box.height, e.scrollWidth, e.scrollHeight, shown];
}).join(";")"""

# Runs all rules, or those about colors. A name for the latter would include rules that are off by default.
RUN = """isForColors => {
    const others = axe.getRules().filter(rule => isForColors && !rule.tags.includes("cat.color"));
    const rules = Object.fromEntries(others.map(rule => [rule.ruleId, { enabled: false }]));
    return axe.run({ resultTypes: ["violations"], selectors: false, rules }).then(all => all.violations);
}"""


class Inspection:
    """Runs axe-core on the page that is open, as often as its look changes."""

    def __init__(self, tab, fail):
        self.tab = tab
        self.fail = fail
        self.layout = None
        # The last value must be no function, because Playwright would call it.
        tab.evaluate(f"{Axe().axe_script}\n{REMEMBER_COLORS}\n0")

    def violations(self, look):
        """Reports violations, and returns how many there are.

        If only colors have changed since the last time, only rules about colors can have another result.
        """
        before, self.layout = self.layout, self.tab.evaluate(LAYOUT)
        found = self.tab.evaluate(RUN, before == self.layout)
        for violation in found:
            self.fail(f"axe, {look}: {violation['id']}: {violation['nodes'][0]['html'][:160]}")
        return len(found)
