import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

/// What is on a screen, as its document shows it.
@Suite struct ScreenOutlineTests {
  private func parts(_ view: String, to others: SceneSketch...) throws -> [ScreenOutline.Part] {
    let graph = try graph(
      initial: "a", [.controller("viewController", "a").containing(view)] + others)
    return graph.outline(of: try graph.node("a")).parts
  }

  private func view(_ inside: String) -> String {
    "<view key=\"view\"><subviews>\(inside)</subviews></view>"
  }

  private func frame(_ y: Int, _ height: Int = 20) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"100\" height=\"\(height)\"/>"
  }

  @Test func viewsStandInTheOrderOfTheirFrames() throws {
    let parts = try parts(
      view(
        """
        <label text="Below">\(frame(200))</label><label text="Above">\(frame(10))</label>
        <stackView>\(frame(100))<subviews><label text="First">\(frame(90))</label>
        <label text="Second">\(frame(0))</label></subviews></stackView>
        """))
    #expect(parts.map(\.text) == ["Above", "First", "Second", "Below"])
    #expect(parts.allSatisfy { $0.kind == .text })
  }

  @Test(
    arguments: [
      ("<textField placeholder=\"Name\"/>", ScreenOutline.Part.Kind.field),
      (
        "<textField placeholder=\"Name\"><textInputTraits key=\"textInputTraits\"/></textField>",
        .field
      ),
      ("<textView text=\"Notes\"/>", .editor),
      ("<textView editable=\"NO\" text=\"Notes\"/>", .text),
      ("<searchBar/>", .search), ("<switch/>", .toggle), ("<slider/>", .slider),
      ("<stepper/>", .stepper), ("<datePicker/>", .picker), ("<pickerView/>", .picker),
      ("<pageControl/>", .pages), ("<mapView/>", .map), ("<wkWebView/>", .web),
      ("<imageView image=\"heron\"/>", .image), ("<view customClass=\"ChartView\"/>", .custom),
      ("<button><state key=\"normal\" title=\"Send\"/></button>", .button),
      ("<collectionView/>", .grid), ("<tableView dataMode=\"prototypes\"/>", .rows),
    ])
  func kind(element: String, kind: ScreenOutline.Part.Kind) throws {
    #expect(try parts(view(element)).map(\.kind) == [kind])
  }

  /// A text that code replaces is none: a placeholder of Interface Builder, a key, and a format.
  @Test(
    arguments: [
      ("Kingfisher", "Kingfisher"), ("Label", nil), ("SETTINGS_TITLE", nil),
      ("settings.title", nil),
      ("%@ sightings", nil), ("Lorem ipsum dolor", nil), ("heron_hill", nil),
      ("Signed in.", "Signed in."), ("7.42", "7.42"), ("a@b.org", "a@b.org"), ("", nil),
    ])
  func text(written: String, shown: String?) throws {
    #expect(try parts(view("<label text=\"\(written)\"/>")).first?.text == shown)
  }

  @Test func rowsOfAStaticTableAreShown() throws {
    let row = { (labels: String) in
      "<tableViewCell><contentView><subviews>\(labels)</subviews></contentView></tableViewCell>"
    }
    let parts = try parts(
      """
      <tableView key="view" dataMode="static"><sections>
      <tableViewSection headerTitle="Units" footerTitle="For all lists."><cells>
      \(row("<label text=\"Distance\">\(frame(10))</label><label text=\"Miles\">\(frame(12))</label>"))
      \(row("<label text=\"Place\">\(frame(10))</label><label text=\"Pond\">\(frame(40))</label>"))
      \(row("<label text=\"Sound\"/><switch on=\"YES\"/>"))
      </cells></tableViewSection><tableViewSection><cells>
      \(row("<button><state key=\"normal\" title=\"Sign Out\"/></button>"))
      </cells></tableViewSection></sections></tableView>
      """)
    #expect(parts.map(\.header) == ["Units", nil])
    #expect(parts.first?.footer == "For all lists." && parts.allSatisfy { !$0.isSample })
    let rows = parts.flatMap(\.rows)
    #expect(rows.map(\.title) == ["Distance", "Place", "Sound", "Sign Out"])
    #expect(rows.map(\.value) == ["Miles", nil, nil, nil])
    #expect(rows.map(\.detail) == [nil, "Pond", nil, nil])
    #expect(rows.map(\.control) == [nil, nil, .toggle, nil] && rows[2].isOn)
  }

  @Test func cellsAndButtonsLeadToScreens() throws {
    let segue = "<connections><segue destination=\"b\" kind=\"show\" id=\"s\"/></connections>"
    let table = """
      <tableView key="view" dataMode="prototypes"><prototypes><tableViewCell id="c">
      <contentView><subviews><label text="Heron"/></subviews></contentView>\(segue)</tableViewCell>
      </prototypes></tableView>
      """
    let rows = try parts(table, to: .screen("b"))
    #expect(rows.first?.isSample == true && rows.first?.rows.map(\.target) == [1])
    let button = try parts(view("<button id=\"c\">\(segue)</button>"), to: .screen("b"))
    #expect(button.map(\.target) == [1])
  }

  @Test func theStyleOfATextIsThatOfItsFont() throws {
    let label = { (style: String, color: String) in
      """
      <label text="Heron"><fontDescription key="fontDescription" style="\(style)"/>
      <color key="textColor" systemColor="\(color)"/></label>
      """
    }
    let parts = try parts(
      view(
        label("UICTFontTextStyleTitle1", "labelColor")
          + label("UICTFontTextStyleHeadline", "labelColor")
          + label("UICTFontTextStyleCaption2", "secondaryLabelColor")
          + label("UICTFontTextStyleBody", "labelColor")))
    #expect(parts.map(\.style) == [.title, .headline, .caption, .body])
    #expect(parts.map(\.isSoft) == [false, false, true, false])
  }
}
