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
    let library = try CatalogLibrary.builtIn()
    let known = try #require(library.target(target))
    let catalog = try library.catalog(for: known)
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
    #expect(found.contains { $0.why.contains("was not found to say so") })
  }
}
