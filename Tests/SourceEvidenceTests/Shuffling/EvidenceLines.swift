import FileReading

@testable import SourceEvidence

extension SourceEvidence {
  /// The containers, transitions, commands, and titles, one a line. The lines are sorted, and do not depend
  /// on the columns of the source code.
  var lines: [String] {
    let containers = containers.flatMap { container in
      ["container \(container.described)"]
        + container.tabs.map { "tab of \(container.mark): \($0.described)" }
        + container.columns.map { "column of \(container.mark): \($0.key) \($0.value.whole)" }
    }
    let transitions = transitions.map { "transition \($0.described)" }
    let commands = commands.map { "command \($0.described)" }
    let items = tabItems.map {
      "item \($0.className) \($0.text.described) \($0.isOfItem)"
    }
    let titles = screenTitles.map {
      "title \($0.className) \($0.text.described) \($0.isConditional)"
    }
    let lists = listViews.map { "list \($0)" } + detailClasses.map { "detail \($0)" }
    let turning = pageTurning.map { "turning \($0.key) \($0.value)" }
    return (containers + transitions + commands + items + titles + lists + turning).sorted()
  }
}

extension SourceLocation {
  /// The file and the line.
  fileprivate func line(in file: Bool) -> String { "\(self.file):\(line)" }

  fileprivate var mark: String { line(in: true) }
}

extension CodeContainer {
  fileprivate var mark: String { "\(kind) \(name ?? "-") \(place.mark)" }

  fileprivate var described: String {
    let parts: [String] = [
      mark, "owner \(owner ?? "-")", "member \(member ?? "-")", "\(confidence)",
      "style \(style ?? "-")", knowsAllTabs ? "all" : "some",
      isMadeElsewhere ? "elsewhere" : "made", change.map { "\($0)" } ?? "-",
      root == nil ? "-" : "root \(root?.confidence == .certain)",
      standing.map { "\($0)" } ?? "-", isPartOfView ? "part" : "whole",
      isElsewhere ? "other device" : "-", scene?.whole ?? "-", "\(pageTurning)",
      "\(pageTraits.rawValue) \(stackTraits.rawValue) \(hasTabSections) \(onlyChangesTabs)",
      conditions.described,
    ]
    return parts.joined(separator: " | ")
  }
}

extension CodeTab {
  fileprivate var described: String {
    let parts: [String] = [
      title.described, hasUnreadTitle ? "unread" : "-", "\(image.map { "\($0)" } ?? "-")",
      systemItem ?? "-", content?.whole ?? "-", group.described, hasBadge ? "badge" : "-",
      isConditional ? "conditional" : "-", place.mark,
    ]
    return parts.joined(separator: " | ")
  }
}

extension CodeTarget {
  /// All that is known of the target.
  fileprivate var whole: String {
    let parts: [String] = [
      described, hasComputedIdentifier ? "computed" : "-",
      isInNavigationController ? "in a stack" : "-", stack?.mark ?? "-", isSwiftUI ? "view" : "-",
      isList ? "list" : "-", container?.mark ?? "-",
    ]
    return parts.joined(separator: " ")
  }
}

extension CodeTransition {
  fileprivate var described: String {
    let parts: [String] = [
      "\(kind)", from ?? "-", target.whole, segue ?? "-", presentationStyle ?? "-", place.mark,
      "\(confidence)", isStackWide ? "stack wide" : "-", conditions.described,
    ]
    return parts.joined(separator: " | ")
  }
}

extension CodeCommand {
  fileprivate var described: String {
    let parts: [String] = [
      "\(source)", title.described, selector ?? "-", input ?? "-",
      modifiers.sorted().map { "\($0)" }.joined(separator: "+"), "\(knowsModifiers)",
      isInMenuBar ? "bar" : "-", menu ?? "-", menuTitle.described, place.mark, owner ?? "-",
      conditions.described,
    ]
    return parts.joined(separator: " | ")
  }
}

extension Set<CodeCondition> {
  fileprivate var described: String { map { "\($0)" }.sorted().joined(separator: " ") }
}

extension CodeText? {
  fileprivate var described: String { self?.described ?? "-" }
}

extension CodeText {
  fileprivate var described: String {
    let text = "\(literal ?? "-")/\(key ?? "-")/\(table ?? "-")/\(arguments.map { $0 ?? "-" })"
    return text + (isOneOfSeveral ? " one of several" : "")
      + (confidence == .certain ? "" : " likely")
  }
}
