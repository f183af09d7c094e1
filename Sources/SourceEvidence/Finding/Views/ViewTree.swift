import FileReading

/// The SwiftUI views of a project, with the views that each one shows and how these appear. Each
/// member is read once.
final class ViewTree {
  private let program: Program
  private let symbols: SymbolTable
  private let builders: [String: [ViewMember]]
  /// Where tab bars are that are made by hand.
  private let sections: Set<SourceLocation>
  private var known: [ViewMember: Contents] = [:]
  private var shown: [String: [String]] = [:]

  init(_ runner: CodeRunner, sections: Set<SourceLocation>) {
    self.sections = sections
    program = runner.program
    symbols = runner.symbols
    builders = Self.builders(symbols)
  }

  /// Returns the functions and properties that return views, by name. Names that several types use
  /// are left out.
  private static func builders(_ symbols: SymbolTable) -> [String: [ViewMember]] {
    var all: [String: [ViewMember]] = [:]
    for (type, entry) in symbols.types where type != "View" {
      let functions = entry.functions.values.joined().map(\.function)
        .filter { views.contains($0.result ?? "") }.map(\.name)
      let variables = entry.variables.values.map(\.variable)
        .filter { views.contains($0.type ?? "") && $0.accessors != nil }.map(\.name)
      for name in Set(functions + variables) where name != "body" {
        all[name, default: []].append(ViewMember(type: type, name: name))
      }
    }
    return all.filter { $0.value.count == 1 }
  }

  /// The result types of the functions and properties that return views.
  static let views: Set = ["View", "AnyView"]

  /// Returns the views, and the view controllers of representables, that a view shows in place, but
  /// not in sheets and not pushed. `view` is the full name of a type of the project.
  func children(of view: String) -> [String] {
    if let known = shown[view] { return known }
    var (found, seen): ([String], Set<ViewMember>) = ([], [])
    var next = Self.members(of: view)
    while let member = next.popLast() {
      guard seen.insert(member).inserted, seen.count < Self.mostMembers else { continue }
      for part in parts(of: member) where part.step <= .contained {
        switch part.kind {
        case .view(let child): if child != view, !found.contains(child) { found.append(child) }
        case .member(let member): next.append(member)
        case .container: break
        }
      }
    }
    shown[view] = found
    return found
  }

  /// Returns the containers in place of a view that are not in another container.
  func containers(thatAre view: String) -> [Position] {
    var (found, seen): ([Position], Set<ViewMember>) = ([], [])
    var next = Self.members(of: view)
    while let member = next.popLast() {
      guard seen.insert(member).inserted, seen.count < Self.mostMembers else { continue }
      for part in parts(of: member) where part.step == .inPlace && !part.isInStack {
        switch part.kind {
        case .view: break
        case .member(let member): next.append(member)
        case .container(let origin): found.append(origin)
        }
      }
    }
    return found
  }

  /// Returns the titles that a view's own code sets for the content in place.
  func titles(of view: String) -> [ViewTitle] {
    var (found, seen): ([ViewTitle], Set<ViewMember>) = ([], [])
    var next = [ViewMember(type: view, name: "body")]
    while let member = next.popLast() {
      guard seen.insert(member).inserted, seen.count < Self.mostMembers else { continue }
      let contents = contents(of: member)
      found += contents.titles
      for case .member(let inner) in contents.parts.filter({ $0.step == .inPlace }).map(\.kind)
      where inner.type == view {
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
    guard let type = member.type else {
      return symbols.function(member.name, labels: [], in: nil).map { read($0, member) }
        ?? Contents()
    }
    if member.name == "makeUIViewController" { return Contents(parts: controllers(of: type)) }
    if let found = symbols.variable(member.name, of: type) {
      return found.variable.getter.map { read($0, member, found.file) } ?? Contents()
    }
    let functions = symbols.type(type)?.functions[member.name] ?? []
    if functions.isEmpty, let found = symbols.function(member.name, labels: [], in: nil) {
      return read(found, ViewMember(type: nil, name: member.name))
    }
    let all = functions.map { read($0.function.body, member, $0.file) }
    return Contents(parts: all.flatMap(\.parts), titles: all.flatMap(\.titles))
  }

  private func read(_ found: DeclaredFunction, _ member: ViewMember) -> Contents {
    read(found.function.body, member, found.file)
  }

  private func read(_ body: [Statement], _ member: ViewMember, _ file: Int) -> Contents {
    var reader = ViewReader(
      program, symbols, member, file: file, builders: builders, sections: sections)
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
