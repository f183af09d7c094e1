import FileReading
import Guidance
import ProjectEdits
import TestSupport
import Testing

@testable import Scaffold
@testable import SourceEvidence

/// Settings of which everything is known, which become a `Settings.bundle`.
@Suite struct SettingsBundleTests {
  private static let controller = """
    import UIKit

    class SettingsController: UITableViewController {
      @IBOutlet var badge: UISwitch!

      @IBAction func soundsChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: "sounds")
      }

      @IBAction func badgeChanged() {
        UserDefaults.standard.set(badge.isOn, forKey: "badge")
      }
    }
    """

  /// A cell of a static table with a label and a switch.
  private static func cell(_ title: String, _ id: String, action: String = "") -> String {
    "<tableViewCell id=\"cell-\(id)\"><tableViewCellContentView key=\"contentView\" id=\"c-\(id)\">"
      + "<subviews><label id=\"label-\(id)\" text=\"\(title)\"/><switch id=\"\(id)\">"
      + "<connections>\(action)</connections></switch></subviews></tableViewCellContentView>"
      + "</tableViewCell>"
  }

  private static let sounds = cell(
    "Play Sounds", "sounds",
    action: "<action selector=\"soundsChanged:\" destination=\"set\" eventType=\"valueChanged\"/>")

  /// An app whose third tab is a static table of cells.
  private func sketch(_ cells: String...) throws -> SketchedProject {
    var scenes = SketchedProject.settingsTab
    scenes[3] =
      SceneSketch(
        element: "tableViewController", id: "set",
        attributes: ["customClass=\"SettingsController\""],
        items: [
          "<tableView key=\"view\" dataMode=\"static\" id=\"table\"><sections>"
            + "<tableViewSection id=\"section\"><cells>\(cells.joined())</cells></tableViewSection>"
            + "</sections></tableView>",
          "<connections><outlet property=\"badge\" destination=\"badge\" id=\"o\"/></connections>",
        ]
      ).tab("Settings")
    return try SketchedProject(
      [
        "Main.storyboard": storyboard(initial: "bar", scenes),
        "AppDelegate.swift": Code.appDelegate, "SettingsController.swift": Self.controller,
        "Info.plist": PropertyLists.scenes(several: true),
      ], for: .one(.macCatalyst), from: "16")
  }

  @Test func switchesWithKeysBecomeABundle() throws {
    let changes = try sketch(Self.sounds, Self.cell("Show a Badge", "badge"))
      .changes(for: "tab-bar/settings-tab")
    #expect(changes.files.map(\.path) == ["Mac/Settings.bundle/Root.plist"])
    #expect(changes.edits.isEmpty && changes.says("Add Settings.bundle to the app's target"))
    let text = try changes.text(of: "Root.plist")
    let rows = try PropertyListText(Array(text.utf8)).value(at: ["PreferenceSpecifiers"])
    #expect(
      rows
        == .array([
          Self.toggle("Play Sounds", "sounds"), Self.toggle("Show a Badge", "badge"),
        ]))
    #expect(text.contains("<!--\nWritten by macward 1.2.3,"))
    #expect(changes.says("Leave the tab out of the tab bar controller"))
  }

  private static func toggle(_ title: String, _ key: String) -> WritablePropertyValue {
    .dictionary([
      "Type": .string("PSToggleSwitchSpecifier"), "Title": .string(title), "Key": .string(key),
      "DefaultValue": .boolean(false),
    ])
  }

  @Test func aSecondRunWritesNothing() throws {
    let sketch = try sketch(Self.sounds)
    let first = try sketch.changes(for: "tab-bar/settings-tab")
    for file in first.files { try sketch.folder.write(file.text, to: file.path) }
    let second = try sketch.changes(for: "tab-bar/settings-tab")
    #expect(second.files.isEmpty && second.edits.isEmpty)
    #expect(!second.notes.contains { $0.kind == .refused })
  }

  @Test func aControlWithoutAKeyIsNamed() throws {
    let changes = try sketch(Self.sounds, Self.cell("Sync", "sync"))
      .changes(for: "tab-bar/settings-tab")
    #expect(changes.names.isEmpty)
    #expect(changes.says("could have 1 of the 2 controls"))
  }

  @Test func aViewWithAClassMayHaveControls() throws {
    let view = "<tableViewCell id=\"x\" customClass=\"FancyCell\"/>"
    let changes = try sketch(Self.sounds, view).changes(for: "tab-bar/settings-tab")
    #expect(!changes.names.contains("Root.plist"))
  }

  @Test func aSwiftUIViewBecomesABundle() throws {
    let code = """
      import SwiftUI

      @main struct Sketch: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              Text("One").tabItem { Label("One", systemImage: "1.circle") }
              Text("Two").tabItem { Label("Two", systemImage: "2.circle") }
              SettingsView().tabItem { Label("Settings", systemImage: "gear") }
            }
          }
        }
      }

      struct SettingsView: View {
        @AppStorage("sounds") private var sounds = true

        var body: some View {
          Form {
            Toggle("Play Sounds", isOn: $sounds)
            Link("Web Site", destination: address)
          }
        }
      }
      """
    let changes = try SketchedProject(
      ["Sketch.swift": code], for: .one(.macCatalyst), from: "16"
    ).changes(for: "tab-bar/settings-tab")
    #expect(changes.names == ["Root.plist"])
    #expect(changes.says("1 row of the screen stores no value"))
  }

  @Test func eachControlHasItsRow() throws {
    var form = SettingsForm()
    let place = SourceLocation(file: "A.swift", line: 1)
    let controls: [StoredSetting.Control] = [
      .text("Ada"), .slider(0.5, 0...1),
      .choice(
        .text("a"), [.init(title: "A", value: .text("a")), .init(title: "B", value: .number(2))]),
    ]
    form.settings = controls.map {
      StoredSetting(title: "Title", key: "key", control: $0, place: place)
    }
    let list = try SettingsBundle(form: form).root.document(comment: [])
    for part in [
      "PSTextFieldSpecifier", "PSGroupSpecifier", "PSSliderSpecifier", "<real>0.5</real>",
      "PSMultiValueSpecifier", "<key>Titles</key>", "<key>Values</key>",
    ] {
      #expect(list.contains(part))
    }
  }
}
