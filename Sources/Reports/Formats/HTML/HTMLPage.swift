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
  /// The data of the script for answers and decisions, or `nil` if the page takes none.
  var data: MarkupNode?
  /// Whether pictures show screens in the frames of other targets than the Mac.
  var hasFrames = false
  /// Whether a picture on the page works.
  var hasPrototype = false
  /// Whether a server shows the page, which may ask it for changes.
  var isServed = false

  /// The style of every page.
  static let style = EmbeddedText.pageCSS + Picture.style + MapPicture.style + MapPicture.pageStyle
  /// The script of every page. That of maps comes first: it shows the sheet that contains a link's
  /// destination before the page scrolls there.
  static let script = EmbeddedText.mapJS + EmbeddedText.pageJS

  /// The script of pages that take answers and decisions.
  static let answerScript =
    EmbeddedText.answerElementsJS + EmbeddedText.answerYAMLJS + EmbeddedText.answersJS

  /// The script of pages with a working picture. It comes before that for answers, which it follows.
  static let prototypeScript =
    EmbeddedText.prototypeElementsJS + EmbeddedText.prototypeModelJS
    + EmbeddedText.prototypeStateJS + EmbeddedText.prototypeScreensJS
    + EmbeddedText.prototypeToolbarJS + EmbeddedText.prototypeMacJS
    + EmbeddedText.prototypeDeviceJS + EmbeddedText.prototypeActionsJS
    + EmbeddedText.prototypeKeysJS + EmbeddedText.prototypeJS

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
              + "img-src data:; base-uri 'none'; form-action 'none'"
              + (isServed ? "; connect-src 'self'" : ""),
          ], []), tag("title", title),
        tag(
          "style",
          Self.style + (hasFrames ? Picture.frameStyle : "")
            + (hasPrototype ? EmbeddedText.prototypeCSS : "")
            + (data == nil ? "" : EmbeddedText.answersCSS)),
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
    ] + [data].compactMap { $0 } + [
      tag("script", scripts.joined())
    ]
  }

  private var scripts: [String] {
    [Self.script] + (hasPrototype ? [Self.prototypeScript] : [])
      + (isServed ? [EmbeddedText.serveJS] : []) + (data == nil ? [] : [Self.answerScript])
  }
}
