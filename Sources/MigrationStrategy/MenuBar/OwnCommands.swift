import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence

/// The commands and keys of an app's code and storyboards that also apply to the Mac.
struct OwnCommands {
  /// All commands: first those in code, each sorted by file and line.
  let all: [CodeCommand]
  /// The commands with each key.
  private let byKey: [String: [CodeCommand]]
  /// The first visible command with each title.
  private let byTitle: [String: CodeCommand]
  /// The classes of the screens in sheets, whose keys work there only.
  private let sheets: Set<String>

  /// Collects the commands of a project.
  init(_ graph: NavigationGraph) {
    let code = (graph.project.source?.commands ?? []).filter(\.isOnMac).enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    all = Self.distinct(code + graph.keyCommands)
    byKey = Dictionary(
      grouping: all.filter { $0.shownKey != nil }, by: { $0.shownKey ?? "" })
    let shown = all.filter { $0.isInMenuBar || $0.shownKey != nil }
    byTitle = Dictionary(
      shown.compactMap { command in command.title?.title.map { ($0.comparedAsTitle, command) } },
      uniquingKeysWith: { first, _ in first })
    let screens = byKey.isEmpty ? [] : graph.modalSubgraphs.flatMap(\.screens)
    sheets = Set(screens.compactMap { graph.screen($0).customClass })
  }

  /// Returns the commands without duplicates at one location with the same title and key. If some
  /// commands at a location have names, those without names are left out.
  private static func distinct(_ commands: [CodeCommand]) -> [CodeCommand] {
    var seen: Set<[String]> = []
    let named = Set(commands.filter { !$0.isUnknown }.map(\.place))
    return commands.filter { command in
      let place = command.place
      let identity = [
        place.file, "\(place.line)", command.title?.title ?? "", command.keyText ?? "",
        command.selector ?? "",
      ]
      return !(command.isUnknown && named.contains(place)) && seen.insert(identity).inserted
    }
  }

  /// Returns the first command with a key that a section may not take.
  func command(withKeyOfSection key: String) -> CodeCommand? {
    byKey[key]?.first { !isOfSheet($0) }
  }

  /// Whether the key of a command works in a sheet only.
  private func isOfSheet(_ command: CodeCommand) -> Bool {
    !command.isInMenuBar && command.owner.map(sheets.contains) == true
  }

  /// Whether the app has a command with a title, and without a key.
  func hasCommandWithoutKey(titled title: String) -> Bool {
    byTitle[title.comparedAsTitle].map { $0.shownKey == nil } ?? false
  }

  /// Returns the first command with a key.
  func command(withKey key: String) -> CodeCommand? { byKey[key]?.first }

  /// The key commands of screens that have titles.
  var screenKeys: [CodeCommand] {
    all.filter { !$0.isInMenuBar && $0.title?.title != nil && !$0.answersDialog }
  }

  /// The command that code adds at the place of the Settings command.
  var settings: CodeCommand? { command(replacing: KnownCommand.settings.rawValue) }

  /// Returns the command that code adds at the place of a standard command.
  private func command(replacing id: String) -> CodeCommand? {
    guard let groups = Self.groups[id] else { return nil }
    return all.first { command in
      command.isInMenuBar && command.menu.map(groups.contains) == true
    }
  }

  /// The names of the groups of the system's menus that hold one standard command, by its ID.
  private static let groups: [String: Set<String>] = [
    KnownCommand.settings.rawValue: ["preferences", "appSettings"],
    KnownCommand.about.rawValue: ["about", "appInfo"],
  ]

  /// Returns the existing command that does the same as a proposed one.
  func command(sameAs proposed: MenuCommand) -> CodeCommand? {
    guard !all.isEmpty else { return nil }
    if let replacing = proposed.item.id.flatMap(command(replacing:)) { return replacing }
    if let titled = byTitle[proposed.item.title.comparedAsTitle] { return titled }
    guard let key = proposed.key, let owners = byKey[key] else { return nil }
    if proposed.isSection {
      // A key for a section often has no title.
      return owners.first {
        !isOfSheet($0) && ($0.title == nil || $0.isAbout([proposed.item.title]))
      }
    }
    guard !proposed.words.isEmpty else { return nil }
    return owners.first { $0.isAbout(proposed.words) }
      ?? owners.first { $0.mayBeAbout(proposed.words) }
  }
}

extension CodeCommand {
  /// Whether neither its title nor its key is known.
  fileprivate var isUnknown: Bool { title?.title == nil && input == nil }
}

extension String {
  /// The title in the form for comparison: in lowercase, and without an ellipsis.
  var comparedAsTitle: String {
    let lowered = lowercased()
    let hasDots = lowered.contains { $0 == "…" || $0 == "." }
    let title =
      hasDots ? lowered.replacing("…", with: "").replacing("...", with: "") : lowered
    return title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension MenuName {
  /// Creates the menu name for an identifier of UIKit, a placement of SwiftUI, or a title in code.
  /// Returns `nil` for the app's own menu.
  init?(inCode name: String) {
    let lowered = name.lowercased()
    let named = MenuName.allCases.first { $0.rawValue.lowercased() == lowered }
    guard let menu = named ?? Self.groups.first(where: { $0.groups.contains(lowered) })?.menu
    else { return nil }
    self = menu
  }

  /// The groups of each menu, in lowercase
  /// (How-the-Menu-Bar-Is-Built.md#menus-that-code-names).
  private static let groups: [(menu: MenuName, groups: Set<String>)] = [
    (
      .app,
      [
        "application", "about", "appinfo", "preferences", "appsettings", "services",
        "appvisibility", "apptermination", "hide", "quit", "systemservices",
      ]
    ),
    (
      .file,
      [
        "newitem", "newscene", "open", "openrecent", "close", "document", "saveitem",
        "importexport", "print", "printitem",
      ]
    ),
    (
      .edit,
      [
        "undoredo", "standardedit", "pasteboard", "textediting", "find", "findpanel", "replace",
        "share", "spelling", "spellingpanel", "spellingoptions", "substitutions",
        "substitutionspanel", "substitutionoptions", "transformations", "speech", "lookup", "learn",
        "autofill",
      ]
    ),
    (
      .format,
      [
        "font", "textformatting", "text", "textsize", "textcolor", "textstyle",
        "textstylepasteboard", "writingdirection", "alignment",
      ]
    ),
    (.view, ["sidebar", "toolbar", "fullscreen"]),
    (
      .window,
      [
        "minimizeandzoom", "bringalltofront", "windowsize", "windowlist", "windowarrangement",
        "singlewindowlist",
      ]
    ),
  ]
}
