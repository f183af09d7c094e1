"""Answers questions and decides on a page at random, as people do in a meeting, and downloads the file."""

import json
import random

from actions import check, click, fill, usable

# Texts that YAML could misread.
TEXTS = [
    "plain words", "a: b", "- dash", "# no comment", "it's \"quoted\"", "'single'", "Füße, 東京 and 🙂",
    "yes: and no", "null", "~", "1e3", "{ braces }", "[brackets]", "%percent", "@at", "`tick`", "back\\slash",
    "tab\there", "trailing:", "*star & amp", "! bang", "> folded", "| literal", "\u202eright to left",
    "no-break\u00a0space", "line\u2028separator", "? question", "---", "...", "true", "\u0085next", "\ufeffmark",
]


def sequence(tab, path, seed, folder):
    """Clicks, downloads, and notes what must be in the file."""
    clicks = Clicks(tab, random.Random(seed))
    for _ in range(clicks.random.randint(4, 25)):
        clicks.one()
    clicks.finish()
    expected = clicks.expected()
    if not any(expected.values()):
        assert not tab.locator(".answer-buttons [data-action]").count(), "a bar without entries"
        return
    button = usable(tab.locator(".answer-bar button[data-action^=download]").first)
    with tab.expect_download() as download:
        button.click()
    download.value.save_as(folder / f"{path.stem}-{seed}.yml")
    (folder / f"{path.stem}-{seed}.json").write_text(json.dumps(expected, indent=2))
    count = tab.locator(".answer-count").inner_text()
    words = [f"{len(expected['answers'])} answer", f"{len(expected['decisions'])} decision"]
    words += [f"{len(expected['changes'])} change"] if expected["changes"] else []
    assert all(word in count for word in words), f"counts {count!r}, expected {words}"


class Clicks:
    """Random clicks on one page, and what they amount to."""

    def __init__(self, tab, chance):
        self.tab = tab
        self.random = chance
        self.answers = {}
        self.decisions = {}
        self.changes = {}

    def one(self):
        kind = self.random.choices(
            ["answer", "decide", "change", "take back", "reload"], weights=[10, 12, 3, 2, 1])[0]
        {"answer": self.answer, "decide": self.decide, "change": self.change, "take back": self.take_back,
         "reload": self.tab.reload}[kind]()

    def finish(self):
        """At least one entry is complete."""
        if not any(self.expected().values()):
            place = self.pick(".decide")
            if place:
                self.choose(place, 0, "")

    def expected(self):
        complete = [one for one in self.decisions.values() if one["status"] == "accepted" or one["reason"]]
        changes = [one for one in self.changes.values() if one["status"] in ("accepted", "removed") or one["reason"]]
        return {"answers": list(self.answers.values()), "decisions": complete, "changes": changes}

    def pick(self, selector):
        places = [place for place in self.tab.locator(selector).all() if place.is_visible()]
        return self.random.choice(places) if places else None

    def text(self):
        return self.random.choice(TEXTS)

    def answer(self):
        place = self.pick(".answer")
        if not place:
            return
        question = json.loads(place.get_attribute("data-answer"))
        kind = question["kind"]
        each = kind.endswith("-for-each")
        places = [one["place"] for one in question["places"]]
        if kind == "yes-or-no":
            index = self.random.randrange(2)
            check(place.locator("input[type=radio]").nth(index))
            self.note(question, places, index == 0)
            return
        fields = place.locator("input[type=text], textarea").all()
        index = self.random.randrange(len(fields))
        own = [places[index]] if each else places
        if kind.startswith("list"):
            titles = [self.text() for _ in range(self.random.randint(1, 4))]
            fill(fields[index], "\n".join(titles))
            value = [title for title in (self.trimmed(title) for title in titles) if title]
        elif kind == "screen-for-each":
            options = place.locator("option").evaluate_all("all => all.map(e => e.value)")
            value = self.random.choice(options) if options else "LibraryViewController"
            fill(fields[index], value)
        else:
            value = self.text()
            fill(fields[index], value)
            value = self.trimmed(value)
        self.note(question, own, value)

    def trimmed(self, text):
        """What is left of a text in the file, by the browser's idea of white space."""
        return self.tab.evaluate("t => t.trim()", text)

    def note(self, question, places, value):
        self.answers[json.dumps([question["id"], places])] = {
            "id": question["id"], "places": places, "value": value, "text": question["text"]}

    def decide(self):
        place = self.pick(".decide")
        if place:
            self.choose(place, None, self.random.choice(["", self.text(), self.text()]))

    def change(self):
        """Changes or removes a decision that the file has already."""
        place = self.pick(".change")
        if not place:
            return
        if not place.locator("details[open]").count():
            click(place.locator("summary"))
        radios = place.locator("input[type=radio]").all()
        index = self.random.randrange(len(radios))
        check(radios[index])
        reason = self.random.choice(["", self.text()])
        fill(place.locator("input[type=text]"), reason)
        self.changes[place.get_attribute("data-existing")] = {
            "status": ["accepted", "declined", "overridden", "removed"][index], "reason": self.trimmed(reason)}

    def choose(self, place, index, reason):
        decision = json.loads(place.get_attribute("data-decide"))
        if not place.locator("details[open]").count():
            click(place.locator("summary"))
        radios = place.locator("input[type=radio]").all()
        index = self.random.randrange(len(radios)) if index is None else index
        check(radios[index])
        fill(place.locator("input[type=text]"), reason)
        if "rule" in decision:
            status = ["accepted", "declined", "overridden"][index]
            outcome = None
        else:
            status = "accepted" if index == 0 and decision["canAccept"] else "overridden"
            outcome = decision["outcomes"][index]["outcome"]
        key = json.dumps([decision.get("rule", decision["title"]), decision["places"]])
        self.decisions[key] = {
            "rule": decision.get("rule"), "outcome": outcome, "status": status,
            "reason": self.trimmed(reason), "places": decision["places"]}

    def take_back(self):
        place = self.pick(".answer, .decide")
        if not place or not place.locator("button.plain:visible").count():
            return
        click(place.locator("button.plain:visible").first)
        attribute = place.get_attribute("data-answer")
        if attribute:
            question = json.loads(attribute)
            places = [one["place"] for one in question["places"]]
            if question["kind"].endswith("-for-each"):
                places = [place for place in places if json.dumps([question["id"], [place]]) in self.answers][:1]
            self.answers.pop(json.dumps([question["id"], places]), None)
        else:
            decision = json.loads(place.get_attribute("data-decide"))
            self.decisions.pop(json.dumps([decision.get("rule", decision["title"]), decision["places"]]), None)
