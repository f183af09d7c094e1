import Guidance

/// Recognizes the class of an app's settings by its name, such as `SettingsViewController` or
/// `XYAppSettingsView`. `PrivacySettingsView` is a part of the settings.
struct SettingsClass {
  private let words: Words

  init(_ words: Words) { self.words = words }

  /// Whether a class is that of the whole settings.
  func isNamed(_ name: String) -> Bool {
    let parts = Self.parts(of: name)
    let others = parts.filter { !isSettings($0) }
    return others.count < parts.count && others.allSatisfy(Self.general.contains)
  }

  /// Returns how far the name of a class is from that of the whole settings: its plural, no other
  /// words, and neither a prefix nor a container.
  func rank(of name: String, isContainer: Bool) -> Int {
    let parts = Self.parts(of: name)
    let isPlural = parts.contains { words.contains($0, in: .settingsTitles) }
    let others = parts.count { !isSettings($0) }
    let isContainer = isContainer || Self.containers.contains { name.contains($0) }
    return (isPlural ? 0 : 8) + (others > 0 ? 4 : 0) + (isContainer ? 2 : 0)
      + (Self.prefix(of: name).isEmpty ? 0 : 1)
  }

  /// Returns the capital letters at the start of a name, without that of its first word.
  static func prefix(of name: String) -> String {
    String(name.prefix { $0.isUppercase }.dropLast())
  }

  /// Whether a class is that of the settings or of a part of them.
  func isPart(_ name: String) -> Bool { Self.parts(of: name).contains { isSettings($0) } }

  private func isSettings(_ word: String) -> Bool {
    words.contains(word, in: .settingsTitles) || words.contains(word + "s", in: .settingsTitles)
  }

  /// Returns the words of a name, without a prefix and without words for a screen.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    for character in name {
      if character.isUppercase || parts.isEmpty {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    // Single capital letters at the start are a prefix.
    return parts.drop { $0.count == 1 }.filter { !screens.contains($0) }
  }

  private static let screens: Set = [
    "View", "Controller", "Table", "Collection", "Screen", "Scene", "Page", "V", "C", "S", "U", "I",
    "Hosting", "Navigation", "Split", "Form", "Tab", "Tabs", "Pane",
  ]

  private static let containers = ["Navigation", "Split", "Hosting", "Tab"]

  private static let general: Set = [
    "App", "Main", "Root", "List", "Menu", "Home", "General", "All", "My", "User", "Account",
    "Profile",
  ]
}
