// MARK: - Duplicate names

extension CatalogCheck {
  /// Checks that IDs are unique.
  mutating func checkIDs(_ ids: [String], at key: String, in file: CatalogFile) {
    for (index, id) in ids.enumerated() where ids[..<index].contains(id) {
      add(file, [key, "\(index)", "id"], "the id '\(id)' appears twice in \(key)")
    }
  }

  mutating func check(_ shortcuts: Shortcuts?, in file: CatalogFile?) {
    guard let shortcuts, let file else { return }
    checkIDs(shortcuts.standard.map(\.id), at: "standard", in: file)
  }
}

// MARK: - Menu commands

extension CatalogCheck {
  mutating func check(_ equivalent: Equivalent, in file: CatalogFile?) {
    guard let file else { return }
    for (key, known) in [
      ("apis", equivalent.apis.platforms), ("steps", equivalent.steps.platforms),
    ] {
      for form in forms where !known.contains(form) {
        add(file, [key], "the key '\(form.rawValue)' is missing")
      }
    }
    check(commands: equivalent.menu, at: { ["menu", "\($0)"] }, in: file)
    let toolbar = equivalent.toolbar.enumerated().filter { $0.element.command != nil }
    check(
      commands: toolbar.compactMap(\.element.command),
      at: { ["toolbar", "\(toolbar[$0].offset)", "command"] }, in: file)
  }

  /// Checks that `shortcuts.yml` contains the commands.
  mutating func check(commands: [String], at keys: (Int) -> [String], in file: CatalogFile) {
    guard let known = self.commands else { return }
    for (index, id) in commands.enumerated() where !known.contains(id) {
      add(file, keys(index), "there is no command '\(id)' in shortcuts.yml")
    }
  }
}

// MARK: - Rules that suppress each other

extension CatalogCheck {
  /// Checks that no rule suppresses itself, directly or through others, in which case none would
  /// apply.
  mutating func checkSilences(
    of rules: [Rule], besides others: [Rule], in file: (String) -> CatalogFile?
  ) {
    let silences = Dictionary((rules + others).map { ($0.id, $0.silences) }) { $1 }
    var reported: Set<String> = []
    for rule in rules.sorted(by: { $0.id < $1.id }) where !reported.contains(rule.id) {
      guard let circle = Self.circle(from: rule.id, along: silences), let file = file(rule.id)
      else { continue }
      reported.formUnion(circle)
      let index = rule.silences.firstIndex(of: circle[1]) ?? 0
      add(file, ["silences", "\(index)"], Self.message(about: circle))
    }
  }

  private static func message(about circle: [String]) -> String {
    circle.count == 2
      ? "a rule cannot silence itself"
      : "rules silence each other in a cycle: " + circle.joined(separator: " → ")
  }

  /// Returns the shortest path from a rule back to itself, with the rule at both ends.
  private static func circle(from id: String, along silences: [String: [String]]) -> [String]? {
    var paths = [[id]]
    var seen: Set<String> = []
    while !paths.isEmpty {
      let longer = paths.flatMap { path in (silences[path.last ?? id] ?? []).map { path + [$0] } }
      if let circle = longer.first(where: { $0.last == id }) { return circle }
      paths = longer.filter { seen.insert($0.last ?? id).inserted }
    }
    return nil
  }
}
