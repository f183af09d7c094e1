import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence

/// The screens of an app's settings in its code, going by the names and titles of their classes.
struct SettingsScreens {
  private let source: SourceEvidence
  private let isForTouch: Bool
  private let words: Words
  private let settings: SettingsClass

  init(_ project: Project, _ words: Words) {
    source = project.source ?? SourceEvidence()
    isForTouch = project.screenPlatform != .tvOS
    self.words = words
    settings = SettingsClass(words)
  }

  /// The word that the names of most screens begin with, such as the name of the app, or an empty text.
  private var appWord: String {
    let classes = source.classes
    let screens = classes.declarations.filter { !$0.value.isNested && classes.isScreen($0.key) }
    let first = screens.keys.map { $0.prefix(1) + $0.dropFirst().prefix { !$0.isUppercase } }
    let counts = Dictionary(grouping: first.filter { $0.count > 1 }, by: \.self)
      .mapValues(\.count)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value > Self.several, 2 * most.value >= screens.count else { return "" }
    return String(most.key)
  }

  /// The locations of the screens of the whole settings, the likeliest one first. If there are none,
  /// that of the first of several parts in a folder of settings.
  var places: [SourceLocation] {
    guard isForTouch else { return [] }
    let screens = source.classes.declarations.filter {
      !$0.value.isNested && settings.isPart($0.key) && source.classes.isScreen($0.key)
    }
    let word = screens.isEmpty ? "" : appWord
    let whole = screens.filter { isWhole($0.key, of: word) }
    if !whole.isEmpty {
      return whole.values.sorted { precedes($0, $1) }.map(\.place)
    }
    return Array(parts(in: screens.map(\.value.place).sorted()).prefix(1))
  }

  /// Whether a class is named after the whole settings, and its title is none for something else. A
  /// prefix must be the app's: otherwise it names what the settings are about.
  private func isWhole(_ name: String, of appWord: String) -> Bool {
    let own = name.hasPrefix(appWord) ? String(name.dropFirst(appWord.count)) : name
    guard settings.isNamed(own), isOfApp(SettingsClass.prefix(of: own)) else { return false }
    guard let title = title(of: name) else { return true }
    return words.appears(.settingsTitles, in: title)
  }

  /// Whether several screens have a prefix, or there is none.
  private func isOfApp(_ prefix: String) -> Bool {
    guard !prefix.isEmpty else { return true }
    let classes = source.classes
    return classes.declarations.keys.lazy
      .filter { SettingsClass.prefix(of: $0) == prefix && classes.isScreen($0) }
      .prefix(Self.several).count == Self.several
  }

  private func title(of name: String) -> String? {
    source.screenTitles.first { $0.className == name }?.text?.title
  }

  private func precedes(
    _ one: ClassHierarchy.Declaration, _ other: ClassHierarchy.Declaration
  ) -> Bool {
    let ranks = (rank(of: one), rank(of: other))
    return ranks.0 == ranks.1 ? one.place < other.place : ranks.0 < ranks.1
  }

  /// Returns the rank of a screen. One that wraps a controller comes after others.
  private func rank(of screen: ClassHierarchy.Declaration) -> Int {
    let isWrapper = screen.inherited.contains("UIViewControllerRepresentable")
    return settings.rank(of: screen.name, isContainer: isWrapper)
  }

  /// Returns the places in the first folder that is named after settings and has several.
  private func parts(in places: [SourceLocation]) -> [SourceLocation] {
    let folders = Dictionary(grouping: places) { settingsFolder(of: $0.file) }
    return folders.filter { !$0.key.isEmpty && $0.value.count >= Self.several }
      .min { $0.key.lexicographicallyPrecedes($1.key) }?.value ?? []
  }

  /// Returns the path of the first folder around a file that is named after settings, or an empty one.
  private func settingsFolder(of file: String) -> [Substring] {
    let folders = file.split(separator: "/").dropLast()
    guard let end = folders.firstIndex(where: { words.contains(String($0), in: .settingsTitles) })
    else { return [] }
    return Array(folders[...end])
  }

  private static let several = 3
}
