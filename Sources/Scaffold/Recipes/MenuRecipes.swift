import Guidance
import MigrationStrategy

/// A command in the View menu for each section.
struct SectionCommandsRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings where !draft.notes(columnOf: finding, in: context) {
      guard draft.use(SectionTable(of: finding.subject, in: context.advice)) else {
        draft.notes.append(.untitledSections(finding))
        continue
      }
      draft.hasSectionCommands = true
    }
  }
}

/// The commands that a rule brings to the menu bar.
struct CommandsRecipe: Recipe {
  /// The command that goes forward, for which UIKit and SwiftUI keep nothing to go to.
  private static let forward = "forward"

  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    let rules = Set(findings.map(\.rule))
    let actions = ButtonActions(of: findings, in: context)
    for menu in context.advice.menuBar.menus {
      for item in menu.items
      where item.isOwnWork && item.id != Self.forward && !rules.isDisjoint(with: item.rules) {
        var entry = MenuEntry(item, in: menu.name)
        if let action = actions.action(of: item) {
          (entry.action, entry.isImplemented) = (action, true)
        }
        draft.commands.append(entry)
      }
    }
  }
}

/// Back as a command.
struct BackCommandRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    CommandsRecipe().add(findings, to: &draft, in: context)
    guard let bar = context.mainTabBar else {
      // An app that has the command already needs no class for it.
      if draft.commands.contains(where: { $0.action == "goBack" }) {
        StackClass(findings, context).add(to: &draft)
      }
      return
    }
    _ = draft.use(SectionTable(of: bar, in: context.advice))
  }
}

extension MenuBar.Item {
  /// Whether the command is one that the app still has to add itself.
  fileprivate var isOwnWork: Bool { !isSystem && existing == nil }
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

extension Draft {
  /// Notes a tab bar in a column of a split view. Its controller performs no commands while people work
  /// in another column. Returns whether it is in one.
  mutating func notes(columnOf finding: Recommendation, in context: ScaffoldContext) -> Bool {
    guard context.subject(of: finding).facts[.isInSplitViewPrimary] == true else { return false }
    notes.append(
      Note(
        kind: .step, place: finding.location,
        text:
          "The tab bar is in a column of a split view, and commands reach it only while that column "
          + "has the focus: let the class of the split view controller perform them."))
    return true
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

extension ScaffoldContext {
  /// The tab bar at the app's top level, if there is exactly one.
  var mainTabBar: SubjectID? {
    let bars = advice.subjects.ids(of: .tabBar).filter {
      let facts = advice.subjects[$0].facts
      return facts[.isTopLevel] == true && facts[.isBare] != true
        && facts[.isInSplitViewPrimary] != true
    }
    return bars.count == 1 ? bars.first : nil
  }
}
