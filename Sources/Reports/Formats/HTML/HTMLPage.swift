import Drawings
import Markup

/// A self-contained page: its style and script are inline, and it loads no other file.
struct HTMLPage {
  /// The title of the page.
  var title: String
  /// The table of contents.
  var contents: [MarkupNode]
  /// The main content.
  var main: [MarkupNode]
  /// The content of the footer.
  var footer: [MarkupNode]

  var text: String { "<!DOCTYPE html>\n" + root.htmlText }

  private var root: MarkupElement {
    MarkupElement("html", ["lang": "en"], [head, tag("body", body)])
  }

  private var head: MarkupNode {
    tag(
      "head",
      [
        tag("meta", ["charset": "utf-8"], []),
        meta("viewport", "width=device-width, initial-scale=1"),
        meta("color-scheme", "light dark"), meta("referrer", "no-referrer"),
        // Whatever a project contains, the page loads nothing and sends nothing.
        tag(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
              + "img-src data:; base-uri 'none'; form-action 'none'",
          ], []), tag("title", title),
        tag("style", EmbeddedText.pageCSS + Picture.style + MapPicture.style),
      ])
  }

  private func meta(_ name: String, _ content: String) -> MarkupNode {
    tag("meta", ["name": name, "content": content], [])
  }

  private var body: [MarkupNode] {
    [
      tag("a", ["class": "skip", "href": "#main"], "Skip to the contents"),
      tag("nav", ["class": "contents", "aria-label": "Contents"], contents),
      tag("main", ["id": "main", "tabindex": "-1"], main),
      tag("footer", footer),
      // The script of maps comes first: it shows the sheet that contains a link's destination
      // before the page scrolls there.
      tag("script", EmbeddedText.mapJS + EmbeddedText.pageJS),
    ]
  }
}
