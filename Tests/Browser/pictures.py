"""What holds for the pictures on a page: each text is whole, inside what it stands on, and alone."""

# Boxes are measured as the browser has drawn them, in the picture's own points. A font's box is
# higher than its letters.
# Where a prototype stands in for a picture, the picture is shown while it is measured.
MEASURE = """() => [...document.querySelectorAll("svg.picture")].map(picture => {
    const hidden = picture.closest(".pictures");
    hidden?.style.setProperty("display", "block", "important");
    const box = e => { const b = e.getBBox(); return [b.x, b.y, b.x + b.width, b.y + b.height] };
    const shapes = [];
    const texts = [];
    for (const e of picture.children) {
        if (e.tagName === "rect") shapes.push(box(e));
        if (e.tagName === "text") {
            const [left, top, right, bottom] = box(e);
            const margin = (bottom - top) * 0.2;
            const middle = [(left + right) / 2, (top + bottom) / 2];
            const around = shapes.filter(s => s[0] < middle[0] && middle[0] < s[2]
                && s[1] < middle[1] && middle[1] < s[3]);
            texts.push({
                text: e.textContent, box: [left, top + margin, right, bottom - margin],
                // What was drawn last lies on top.
                around: around.at(-1) ?? null,
            });
        }
    }
    hidden?.style.removeProperty("display");
    return { title: picture.querySelector("title").textContent, texts };
})"""

# What rounding may add, in points.
TOLERANCE = 1.0


def are_legible(tab, fail):
    """Fails for texts that are cut off or cover each other, and returns how many pictures there are."""
    pictures = tab.evaluate(MEASURE)
    for picture in pictures:
        for problem in problems(picture["texts"]):
            fail(f"picture {picture['title'][:60]}: {problem}")
    return len(pictures)


def problems(texts):
    for index, text in enumerate(texts):
        if not text["around"] or not inside(text["box"], text["around"]):
            yield f"'{text['text'][:40]}' stands out of what it is on"
        for other in texts[:index]:
            if overlap(text["box"], other["box"]):
                yield f"'{text['text'][:40]}' covers '{other['text'][:40]}'"


def inside(box, shape):
    return (box[0] >= shape[0] - TOLERANCE and box[1] >= shape[1] - TOLERANCE
            and box[2] <= shape[2] + TOLERANCE and box[3] <= shape[3] + TOLERANCE)


def overlap(a, b):
    return (min(a[2], b[2]) - max(a[0], b[0]) > TOLERANCE
            and min(a[3], b[3]) - max(a[1], b[1]) > TOLERANCE)
