import FileReading

/// The SwiftUI views of a project, with the views that each one shows and how these appear. The parts of each
/// member are found once.
final class ViewParts {
  private let tree: ViewTree
  /// Where tab bars are that are made by hand.
  private let sections: Set<SourceLocation>
  private var known: [ViewMember: Contents] = [:]
  private var shown: [String: [String]] = [:]

  init(_ tree: ViewTree, sections: Set<SourceLocation>) {
    self.sections = sections
    self.tree = tree
  }

  private var symbols: SymbolTable { tree.symbols }

  /// Returns the views, and the view controllers of representables, that a view shows in place, but
  /// not in sheets and not pushed. `view` is the full name of a type of the project.
  func children(of view: String) -> [String] {
    if let known = shown[view] { return known }
    var found: [String] = []
    for part in parts(of: view, where: { $0.step <= .contained }) {
      if case .view(let child) = part.kind, child != view, !found.contains(child) {
        found.append(child)
      }
    }
    shown[view] = found
    return found
  }

  /// Returns the containers in place of a view that are not in another container.
  func containers(thatAre view: String) -> [Position] {
    parts(of: view) { $0.step == .inPlace && !$0.isInStack }.compactMap {
      if case .container(let origin) = $0.kind { origin } else { nil }
    }
  }

  /// Returns the parts of a view, and of the members that it shows, that satisfy a condition.
  private func parts(of view: String, where isWanted: (ViewPart) -> Bool) -> [ViewPart] {
    contents(from: Self.members(of: view), where: isWanted).flatMap(\.parts).filter(isWanted)
  }

  /// Returns the titles that a view's own code sets for the content in place.
  func titles(of view: String) -> [ViewTitle] {
    contents(from: [ViewMember(type: view, name: "body")]) { part in
      guard case .member(let member) = part.kind else { return false }
      return part.step == .inPlace && member.type == view
    }.flatMap(\.titles)
  }

  /// Returns what is in members, and in those that their parts refer to if these satisfy a condition.
  private func contents(
    from members: [ViewMember], where isFollowed: (ViewPart) -> Bool
  ) -> [Contents] {
    var (found, seen, next): ([Contents], Set<ViewMember>, [ViewMember]) = ([], [], members)
    while let member = next.popLast() {
      guard seen.insert(member).inserted, seen.count < Self.mostMembers else { continue }
      let contents = contents(of: member)
      found.append(contents)
      for case .member(let inner) in contents.parts.filter(isFollowed).map(\.kind) {
        next.append(inner)
      }
    }
    return found
  }

  private static let mostMembers = 60

  /// Returns the members with the content of a view.
  static func members(of view: String) -> [ViewMember] {
    ["body", "makeUIViewController"].map { ViewMember(type: view, name: $0) }
  }

  /// Returns the parts of a property or function, or none if it returns no view.
  func parts(of member: ViewMember) -> [ViewPart] { contents(of: member).parts }

  /// The parts and titles of a property or function.
  private struct Contents {
    var parts: [ViewPart] = []
    var titles: [ViewTitle] = []
  }

  private func contents(of member: ViewMember) -> Contents {
    if let known = known[member] { return known }
    let contents = read(member)
    known[member] = contents
    return contents
  }

  private func read(_ member: ViewMember) -> Contents {
    guard let type = member.type else { return readFunction(member) }
    if member.name == "makeUIViewController" { return Contents(parts: controllers(of: type)) }
    if let found = symbols.variable(member.name, of: type) {
      return tree.body(of: found).map { read($0, member) } ?? Contents()
    }
    let functions = symbols.type(type)?.functions[member.name] ?? []
    if functions.isEmpty { return readFunction(ViewMember(type: nil, name: member.name)) }
    let all = functions.map {
      read(tree.body(of: DeclaredFunction($0.function, file: $0.file, type: type)), member)
    }
    return Contents(parts: all.flatMap(\.parts), titles: all.flatMap(\.titles))
  }

  /// Reads a function outside of types.
  private func readFunction(_ member: ViewMember) -> Contents {
    symbols.function(member.name, labels: [], in: nil).map { read(tree.body(of: $0), member) }
      ?? Contents()
  }

  private func read(_ body: ViewBody, _ member: ViewMember) -> Contents {
    var reader = PartReader(
      tree, member, file: body.context.file, builders: tree.builders, sections: sections)
    reader.read(body)
    return Contents(parts: reader.parts, titles: reader.titles)
  }

  /// Returns the view controllers that a representable creates.
  private func controllers(of type: String) -> [ViewPart] {
    var parts: [ViewPart] = []
    for function in symbols.type(type)?.functions["makeUIViewController"] ?? [] {
      CodeVisitor(visit: { [symbols] expression, _ in
        if case .call(let callee, _) = expression.kind, let name = callee.lastName,
          symbols.isTypeName(name), let made = symbols.name(of: name, in: type)
        {
          parts.append(ViewPart(kind: .view(made), step: .inPlace))
        }
        return true
      }).walk(function.function.body, CodeContext())
    }
    return parts
  }
}
