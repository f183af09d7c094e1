import Guidance

/// Recognizes the class of an app's settings by its name: `SettingsViewController`, `XYAppSettingsView`.
/// `PrivacySettingsView` is a part of them.
struct SettingsClass {
  private let words: Words

  init(_ words: Words) { self.words = words }

  /// Whether a class is that of the settings themselves.
  func isNamed(_ name: String) -> Bool {
    let parts = Self.parts(of: name)
    let others = parts.filter { !isSettings($0) }
    return others.count < parts.count && others.allSatisfy(Self.general.contains)
  }

  /// Whether a class is that of settings of any kind.
  func isPart(_ name: String) -> Bool { Self.parts(of: name).contains { isSettings($0) } }

  private func isSettings(_ word: String) -> Bool {
    words.contains(word, in: .settingsTitles) || words.contains(word + "s", in: .settingsTitles)
  }

  /// The words of a name, without the prefix of a team and what says that it is a screen.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    for character in name {
      if character.isUppercase || parts.isEmpty {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    // Single capital letters in front are a prefix.
    return parts.drop { $0.count == 1 }.filter { !screens.contains($0) }
  }

  private static let screens: Set = [
    "View", "Controller", "Table", "Collection", "Screen", "Scene", "Page", "V", "C", "S", "U", "I",
    "Hosting", "Navigation", "Split", "Form", "Tab", "Tabs",
  ]

  private static let general: Set = [
    "App", "Main", "Root", "List", "Menu", "Home", "General", "All",
  ]
}
