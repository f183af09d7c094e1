import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// What a project uses and a target does not have.
@Suite struct MissingAPITests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="home" title="Settings" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews>
              <switch id="first"/>
              <switch id="second"/>
              <textView editable="NO" id="text"/>
            </subviews></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func advice(_ target: String, _ files: [String: String]) throws -> Advice {
    let catalog = try Catalog.builtIn(for: target)
    let tables = [catalog.unavailable].compactMap { $0 }
    let input = try withFolder(files: files) { folder in
      InputReader(threads: 1).looking(for: tables).read([folder])
    }
    let project = try #require(input.projects.first)
    return Strategy(catalog).advice(for: NavigationGraph(project))
  }

  @Test func usesInDocumentsAndInCodeAreOneFinding() throws {
    let advice = try advice(
      "tv",
      [
        "Main.storyboard": Self.storyboard,
        "Form.swift": """
        import UIKit
        final class FormViewController: UIViewController {
          let toggle = UISwitch(), other = UISwitch()
        }
        """,
      ])
    let all = try #require(advice.missing)
    let missing = all.filter { $0.api.name == "UISwitch" }
    #expect(missing.count == 1)
    let places = missing.flatMap(\.places).map { "\($0.location.file):\($0.location.line)" }
    #expect(places == ["Main.storyboard:7", "Main.storyboard:8", "Form.swift:3"])
    #expect(missing.first?.places.map(\.object) == ["first", "second", nil])
    #expect(missing.first?.places.first?.scene == "Settings")
    let finding = try #require(
      advice.recommendations.first { $0.rule == "to-tvos/missing-element" })
    #expect(finding.severity == .required)
    #expect(finding.furtherPlaces.count == 2)
    #expect(finding.message.hasPrefix("UISwitch is not part of tvOS."))
    #expect(finding.message.contains("3 places: “Settings” and Form.swift"))
  }

  @Test func aTextViewThatIsNotEditableIsThere() throws {
    let advice = try advice("tv", ["Main.storyboard": Self.storyboard])
    #expect(advice.missing?.map(\.api.name) == ["UISwitch"])
  }

  @Test func theFindingSaysTheNameThatCodeUses() throws {
    let code = "import UIKit\nclass List: UITableViewController, UITableViewDragDelegate {}"
    let advice = try advice("tv", ["Main.storyboard": Self.storyboard, "List.swift": code])
    let found = advice.recommendations.filter { $0.rule == "to-tvos/missing-framework" }
    #expect(found.map { $0.message.prefix { $0 != " " } } == ["UITableViewDragDelegate"])
  }

  @Test func aHiddenBackButtonIsNotRequiredToGo() throws {
    let code =
      "class Login: UIViewController { func f() { navigationItem.hidesBackButton = true } }"
    let advice = try advice(
      "tv", ["Main.storyboard": Self.storyboard, "Login.swift": "import UIKit\n" + code])
    let found = advice.recommendations.filter { $0.rule == "to-tvos/missing-attribute" }
    #expect(found.map(\.severity) == [.recommended])
    #expect(found.first?.advice.contains("must not go back") == true)
  }

  @Test func eachStyleOfPresentationIsItsOwnFinding() throws {
    let code = "func show(_ one: UIViewController) { one.modalPresentationStyle = .popover }"
    let advice = try advice(
      "tv", ["Main.storyboard": Self.storyboard, "Show.swift": "import UIKit\n" + code])
    #expect(advice.missing?.map(\.api.name) == ["UISwitch", "modalPresentationStyle popover"])
  }

  @Test func whatALaterVersionHasIsNotLeftOut() throws {
    let advice = try advice(
      "vision", ["Main.storyboard": Self.storyboard, "Widget.swift": "import WidgetKit"])
    let found = advice.recommendations.filter { $0.object == "WidgetKit" }
    #expect(found.map(\.rule) == ["to-visionos/later-version"])
    #expect(
      found.first?.message.hasPrefix("WidgetKit is on visionOS from version 26.0 on.") == true)
    #expect(found.first?.advice.contains("#available") == true)
  }

  @Test func theMacHasNoTable() throws {
    let advice = try advice("mac", ["Main.storyboard": Self.storyboard])
    #expect(advice.missing == nil)
  }

  @Test func launchScreensDoNotCount() throws {
    let launch = Self.storyboard.replacing(
      "initialViewController", with: "launchScreen=\"YES\" initialViewController")
    let advice = try advice("tv", ["Main.storyboard": launch])
    #expect(advice.missing?.isEmpty == true)
  }

  @Test func whatIsNotConfirmedIsNotRequired() throws {
    let advice = try advice(
      "tv", ["Main.storyboard": Self.storyboard, "Tag.swift": "import CoreNFC\nimport WebKit"])
    let found = advice.recommendations.filter { $0.rule == "to-tvos/missing-framework" }
    #expect(found.map(\.object).sorted() == ["CoreNFC", "WebKit"])
    for one in found {
      #expect(one.severity == (one.object == "WebKit" ? .required : .recommended))
    }
    #expect(found.contains { $0.why.contains("Not found in Apple’s documentation") })
  }
}
