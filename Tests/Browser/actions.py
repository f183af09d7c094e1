"""What a person does with a control.

Playwright tries again until a control can be used. These actions fail at once if it cannot, so that a page
with a fault needs no time limit to fail.
"""

# Why the control cannot be used, or nothing. It is moved to the middle of the window, away from bars.
OBSTACLE = """e => {
    e.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const start = element => element?.outerHTML.replace(/\\s+/g, " ").slice(0, 80);
    if (!e.checkVisibility({ visibilityProperty: true })) return `${start(e)} is not visible`;
    if (e.matches(":disabled")) return `${start(e)} is disabled`;
    const box = e.getClientRects()[0];
    if (!box) return `${start(e)} has no size`;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return e.contains(top) ? null : `${start(e)} is covered by ${start(top)}`;
}"""

# How many times the page is drawn before what it does in response must have happened. Counting in frames
# takes as long as the machine needs to draw them.
FRAMES = 300

HOLDS = """async ([condition, argument, frames]) => {
    const holds = eval(condition);
    for (let frame = 0; frame < frames; frame++) {
        if (holds(argument)) return true;
        await new Promise(requestAnimationFrame);
    }
    return false;
}"""


def usable(control):
    assert control.count(), f"{control} is missing"
    obstacle = control.evaluate(OBSTACLE)
    assert not obstacle, obstacle
    return control


def click(control):
    usable(control).click()


def check(control):
    usable(control).check()


def uncheck(control):
    usable(control).uncheck()


def fill(control, text):
    usable(control).fill(text)


def choose(control, value):
    values = usable(control).locator("option").evaluate_all("all => all.map(e => e.value)")
    assert value in values, f"{control} has no {value}"
    control.select_option(value)


def becomes_true(tab, condition, argument=None):
    """Whether a function of the page is true soon after an action."""
    return tab.evaluate(HOLDS, [condition, argument, FRAMES])
