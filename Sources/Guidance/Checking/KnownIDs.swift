// The IDs in the catalog that the program refers to. The build fails if the catalog lacks one.

/// The equivalents that the program refers to.
package enum KnownEquivalent: String, CaseIterable {
  case menuCommand = "menu-command"
  case screenCommand = "screen-command"
  case toolbarItem = "toolbar-item"
  case toolbarSegments = "toolbar-segments"
  case viewMenuCommands = "view-menu-commands"
  case window
}

/// The decisions that the program refers to.
package enum KnownDecision: String, CaseIterable {
  case columns
  case deepStack = "deep-stack"
  case pages
}

/// The menu commands that the program refers to.
package enum KnownCommand: String, CaseIterable {
  case about
  case back
  case close
  case find
  case forward
  case newItem = "new-item"
  case newTab = "new-tab"
  case newWindow = "new-window"
  case nextPage = "next-page"
  case previousPage = "previous-page"
  case settings
  case showInspector = "show-inspector"
  case showSidebar = "show-sidebar"
  case showToolbar = "show-toolbar"
}

/// The rules that the program refers to.
package enum KnownRule: String, CaseIterable {
  case actionTab = "tab-bar/action-tab"
  case searchTab = "tab-bar/search-tab"
  case settingsTab = "tab-bar/settings-tab"
}

/// The questions that the program refers to.
package enum KnownQuestion: String, CaseIterable {
  case listTheTabs = "list-the-tabs"
  case rootOfTheStack = "root-of-the-stack"
  case topLevelAreas = "top-level-areas"
}

extension CatalogFolder {
  /// An error for each ID that the program refers to and that the files lack.
  var unknownIDs: [CatalogErrors.Entry] {
    let decisions = parts.flatMap(\.decisions)
    let questions = decisions.flatMap(\.questions) + parts.flatMap(\.rules).compactMap(\.question)
    return missing(
      KnownEquivalent.self, "equivalent", from: parts.flatMap(\.equivalents).map(\.id),
      in: "equivalents")
      + missing(KnownDecision.self, "decision", from: decisions.map(\.id), in: "decisions")
      + missing(
        KnownCommand.self, "command", from: shortcuts?.standard.map(\.id) ?? [],
        in: "shortcuts.yml")
      + missing(KnownRule.self, "rule", from: parts.flatMap(\.rules).map(\.id), in: "rules")
      + missing(KnownQuestion.self, "question", from: questions.map(\.id), in: "decisions")
      + missing(
        Outcome.known.map(\.id), "outcome", from: decisions.flatMap(\.outcomes).map(\.id),
        in: "decisions")
  }

  private func missing<ID: CaseIterable & RawRepresentable<String>>(
    _ type: ID.Type, _ noun: String, from ids: [String], in file: String
  ) -> [CatalogErrors.Entry] {
    missing(ID.allCases.map(\.rawValue), noun, from: ids, in: file)
  }

  private func missing(
    _ wanted: [String], _ noun: String, from ids: [String], in file: String
  ) -> [CatalogErrors.Entry] {
    wanted.filter { !ids.contains($0) }.flatMap {
      CatalogErrors("\(folder)/\(file)", "the program needs the \(noun) '\($0)'").entries
    }
  }
}
