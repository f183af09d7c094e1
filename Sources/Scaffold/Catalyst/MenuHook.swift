import FileReading
import Guidance
import MigrationStrategy

/// How the new commands get into the menu bar: by an extension of the app's delegate, or by lines that
/// people write.
struct MenuHook {
  private let app: AppLayout

  init(_ app: AppLayout) { self.app = app }

  /// Whether a new file is enough.
  var isNewFile: Bool { app.menuBuilding == nil && app.delegate?.isExtensible == true }

  /// Whether code in Objective-C calls the new code.
  var isObjectiveC: Bool { app.menuBuilding?.isObjectiveC ?? app.delegate?.isObjectiveC ?? false }

  /// What people write, or nothing if a new file is enough.
  var notes: [Note] {
    if let existing = app.menuBuilding { return [call(at: existing.place)] + headerNotes }
    return isNewFile ? [] : [method] + headerNotes
  }

  private func call(at place: SourceLocation) -> Note {
    .write(
      isObjectiveC ? "[MainMenu buildWithBuilder:builder];" : "MainMenu.build(with: builder)",
      at: place, "The app builds its menu bar here: add the line at the end of the method.")
  }

  private var method: Note {
    .write(
      isObjectiveC ? Self.objectiveCMethod : Self.swiftMethod, at: app.delegate?.place,
      "Add the method to the class of the app delegate, which must inherit from UIResponder. If it has "
        + "one already, add the last line to it.")
  }

  private var headerNotes: [Note] {
    guard isObjectiveC else { return [] }
    return [
      .write(
        "#import \"\(app.module)-Swift.h\"", at: app.menuBuilding?.place ?? app.delegate?.place,
        "Import the header of the target's Swift code, unless the file does so already. In a target "
          + "without Swift code, Xcode sets this up with the first Swift file.")
    ]
  }

  private static let swiftMethod = """
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      MainMenu.build(with: builder)
    }
    """

  private static let objectiveCMethod = """
    - (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder {
      [super buildMenuWithBuilder:builder];
      [MainMenu buildWithBuilder:builder];
    }
    """
}

extension MenuBar {
  /// Whether the app's code has Settings in its menus already.
  var hasOwnSettings: Bool {
    menus.flatMap(\.items).contains { $0.id == "settings" && $0.existing != nil }
  }
}
