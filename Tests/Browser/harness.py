"""Writes a page with a prototype alone, so that its style and scripts can be tried without building macward.

    python3 Tests/Browser/harness.py Tests/Browser/prototype.json page.html
"""

import html
import json
import pathlib
import sys

FORMAT = pathlib.Path(__file__).resolve().parents[2] / "Sources/Reports/Formats/HTML"
STYLES = ["page.css", "Answers/answers.css", "Prototype/prototype.css"]
PROTOTYPE = [f"Prototype/prototype{part}.js" for part in ("Elements", "Model", "State", "Screens", "Toolbar", "Mac", "Device", "Actions", "Keys", "")]
SCRIPTS = ["page.js", *PROTOTYPE, "Answers/answerElements.js", "Answers/answerYAML.js", "Answers/answers.js"]


def page(data):
    """The text of a page that has what a prototype needs of a review."""
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>{html.escape(data["app"])}</title><style>{joined(STYLES)}</style></head><body>
<a class="skip" href="#main">Skip to the contents</a>
<nav class="contents" aria-label="Contents"><h2>Contents</h2></nav>
<main id="main" tabindex="-1"><div class="masthead"><p class="eyebrow">macward</p></div>
<section class="project" id="p1" data-project="app"><h1>{html.escape(data["app"])} on the Mac</h1>
<section class="part" id="p1-brief"><h2>In brief</h2><p><strong>{html.escape(data["base"]["sentence"])}</strong></p>
<p>Route: Mac Catalyst, iPad idiom.</p>
<div class="prototype" data-project="0"><script type="application/json">{embedded(data)}</script>
<div class="pictures"><div class="pair"><figure><figcaption>On iPhone</figcaption></figure></div></div></div>
<h3>To decide</h3><ol>{"".join(question(one) for one in data.get("variants", []))}</ol></section>
<section class="part"><h2>Findings</h2>{"".join(finding(one) for one in data.get("findings", []))}</section>
</section></main><footer></footer>
<div id="answer-data" data-files="{quoted({"files": [{"path": ".macward.yml", "exists": False}], "screens": [[]]})}" hidden></div>
<script>{joined(SCRIPTS)}</script></body></html>
"""


def joined(names):
    return "".join((FORMAT / name).read_text() for name in names)


def embedded(value):
    return json.dumps(value).replace("</", "<\\/")


def quoted(value):
    return html.escape(json.dumps(value))


def question(variant):
    places = [{"place": place, "name": "Screen"} for place in variant.get("about", [])]
    answer = {"file": 0, "id": variant["question"], "kind": "yes-or-no", "places": places, "project": 0,
              "text": variant["question"]}
    return f'<li>{variant["question"]}?<div class="answer" data-answer="{quoted(answer)}" hidden></div></li>'


def finding(one):
    if "id" not in one:
        return ""
    return (f'<article class="finding {one["severity"]}" id="{one["id"]}" data-severity="{one["severity"]}">'
            f'<div class="finding-title"><h3>{html.escape(one["title"])}</h3></div><p>Why it matters.</p></article>')


if __name__ == "__main__":
    source, target = map(pathlib.Path, sys.argv[1:])
    target.write_text(page(json.loads(source.read_text())))
