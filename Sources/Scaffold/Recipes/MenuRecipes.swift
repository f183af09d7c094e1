import Guidance
import MigrationStrategy

/// A command in the View menu for each section.
struct SectionCommandsRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      guard draft.use(SectionTable(of: finding.subject, in: context.advice)) else {
        draft.notes.append(.untitledSections(finding))
        continue
      }
      if context.form == .macCatalyst, let note = context.obstacle(to: draft.sections) {
        draft.notes.append(note)
        continue
      }
      let existing = context.advice.menuBarTitles
      draft.sections?.sections.removeAll { existing.contains($0.title) }
      draft.hasSectionCommands = true
      if context.form == .macCatalyst { draft.parts[.sections] = MenuEntry(title: "Sections") }
    }
  }
}

/// The system's command that shows and hides the sidebars of a SwiftUI app.
struct SidebarCommandRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    draft.hasSidebarCommands = findings.contains {
      context.subject(of: $0).facts[.isSwiftUI] == true
    }
  }
}

/// A command that the app delegate performs on what is in view.
struct DelegateCommandRecipe: Recipe {
  /// The part of the delegate.
  let part: DelegatePart
  /// The ID of the command in the menu bar.
  let command: String

  /// The key of Find. With another one texts can be searched, and the system's commands remain.
  private static let findKey = "⌘F"

  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    let isInUIKit = findings.contains { context.subject(of: $0).facts[.isSwiftUI] != true }
    guard isInUIKit, let item = context.advice.menuBar.ownWork(command) else { return }
    // UIKit drops a group with a key of the system's. Only Find takes the place of its group.
    let isFree = part != .find || item.key == Self.findKey
    draft.parts[part] = MenuEntry(title: item.title, key: isFree ? item.key : nil)
  }
}

/// All commands of the menu bar that can be written.
struct MainMenuRecipe: Recipe {
  /// The recipes of the commands, by rule.
  static let parts: KeyValuePairs<String, any Recipe> = [
    "tab-bar/view-menu-commands": SectionCommandsRecipe(),
    "navigation-stack/go-commands": DelegateCommandRecipe(part: .back, command: "back"),
    "menu/find-command": DelegateCommandRecipe(part: .find, command: "find"),
    "menu/refresh-command": DelegateCommandRecipe(part: .refresh, command: "refresh"),
  ]

  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    let all = context.advice.recommendations.flatMap(\.all)
    for (rule, recipe) in Self.parts {
      let open = all.filter { $0.rule == rule && ($0.status == .open || $0.status == .accepted) }
      if !open.isEmpty { recipe.add(open, to: &draft, in: context) }
    }
  }
}

extension ScaffoldContext {
  /// What keeps the app delegate from showing sections: they are views of SwiftUI, the app has a type
  /// with the name of their table, or their tabs have no known identifiers.
  fileprivate func obstacle(to table: SectionTable?) -> Note? {
    guard let table else { return nil }
    let bar = advice.subjects[table.bar]
    if bar.facts[.isSwiftUI] == true {
      return Note(
        kind: .refused, place: bar.location,
        text:
          "The tabs are SwiftUI's, in an app whose windows are UIKit's: its commands do not reach them."
      )
    }
    if let note = taken("AppSection"), !delegateDeclares(DelegatePart.sections.adder) {
      return note
    }
    guard table.hasTabObjects, table.sections.contains(where: { $0.identifier == nil }) else {
      return nil
    }
    return Note(
      kind: .refused, place: bar.location,
      text:
        "The identifiers of the tabs are not literals beside their titles: commands cannot name them."
    )
  }

  private func delegateDeclares(_ member: String) -> Bool {
    app.delegate.flatMap { ClassCode($0.name, in: self) }?.declares(member) == true
  }
}

extension MenuBar {
  /// The command with an ID, if the app still has to add it itself.
  fileprivate func ownWork(_ id: String) -> Item? {
    menus.flatMap(\.items).first { $0.id == id && !$0.isSystem && $0.existing == nil }
  }
}

extension Draft {
  /// Adds the sections of a tab bar. Returns whether the app has one table of sections: the tab bar has
  /// titles, and no other tab bar has given the sections.
  mutating func use(_ table: SectionTable?) -> Bool {
    guard let table else { return false }
    if sections == nil { sections = table }
    return sections?.bar == table.bar
  }
}

extension Note {
  static func untitledSections(_ finding: Recommendation) -> Note {
    Note(
      kind: .refused, place: finding.location,
      text:
        "The titles of these sections are not in the files, or the app has another tab bar with "
        + "sections: give the tabs their titles, and answer the open questions of the report first."
    )
  }
}
