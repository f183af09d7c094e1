import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

import struct FileReading.SourceLocation

/// Where the settings of an app are found.
@Suite struct SettingsScreenTests {
  @Test(arguments: [
    ("class SettingsViewController: UIViewController {}", 1),
    ("struct SettingView: View {}\nstruct SettingsView: View {}", 2),
    ("struct GeneralSettingsView: View {}\nstruct SettingsView: View {}", 2),
    (
      "struct PreferencesView<C>: UIViewControllerRepresentable {}\nstruct SettingsView: View {}", 2
    ),
    ("struct LCSettingsView: View {}\nstruct LCListView: View {}\nstruct LCTabView: View {}", 1),
    ("struct NWCSettings: View {}\nstruct HomeView: View {}", nil),
    ("struct SettingsPane: View {}", 1),
    ("class MySettingsViewController: UIViewController {}", 1),
    ("struct MainProfileSettingsView: View {}", 1),
    (
      ["Settings", "List", "Home", "Detail"].map { "struct Notes\($0)View: View {}" }
        .joined(separator: "\n"), 1
    ),
    (
      ["NotesSettings", "NotesList", "NotesHome", "Home", "List", "Map", "Login"]
        .map { "struct \($0)View: View {}" }.joined(separator: "\n"), nil
    ),
    ("class Other {\n  struct Settings: View {}\n}", nil),
    (
      "class SettingsViewController: UIViewController {\n"
        + "  override func viewDidLoad() { title = \"Device\" }\n}", nil
    ),
  ])
  func theScreenOfTheWholeSettingsIsTheirPlace(code: String, line: Int?) throws {
    #expect(try place(App(.screen("home")), code)?.line == line)
  }

  @Test(arguments: [("Settings/Parts.swift", true), ("Chat/Parts.swift", false)])
  func partsOfSettingsCountInAFolderOfSettings(file: String, isFound: Bool) throws {
    let code = ["Sound", "Theme", "Privacy"].map { "struct \($0)SettingsView: View {}" }
    let found = try place(App(.screen("home")), code.joined(separator: "\n"), in: file)
    #expect((found != nil) == isFound)
  }

  @Test func aTabOfSettingsIsTheirPlace() throws {
    let place = try place(
      .flatTabs("A", "B", "Settings"), "class SettingsView: UIViewController {}")
    #expect(place?.file == "Main.storyboard")
  }

  @Test(arguments: [(nil, true), ("Settings", true), ("Patrons", false)])
  func theFirstScreenOfAStoryboardOfSettingsMayBeAnother(title: String?, isFound: Bool) throws {
    let screen = SceneSketch.screen("s")
    let app = App(.screen("home", .present("ref")), .reference("ref", to: "Settings"))
      .and("Settings.storyboard", title.map { screen.titled($0) } ?? screen)
    let advice = try app.advice()
    #expect(advice.recommendations(of: "modal/settings-sheet").isEmpty != isFound)
  }

  private func place(
    _ app: App, _ code: String, in file: String = "App.swift"
  ) throws -> SourceLocation? {
    var project = app.graph.project
    project.source = try evidence(of: code, in: file)
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    let settings = advice.recommendations.first { $0.rule == "menu/settings-item" }
    return settings?.location
  }
}
