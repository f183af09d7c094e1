package import FileReading
package import Guidance
import InterfaceBuilder
package import NavigationGraph

/// Something that rules and decisions are about, with what is known of it.
package struct Subject: Sendable {
  /// What it is.
  package var kind: SubjectKind
  /// Its object ID; empty for the project.
  package var object: String
  /// Where it stands.
  package var location: SourceLocation
  /// Where some of its facts were found, when that is another place in it.
  package var places: [AnyFact: Place] = [:]
  /// The name of the scene it stands in.
  package var scene: String?
  /// The controller it is, or that it stands in.
  package var node: NavigationGraph.NodeID?
  /// Its titles in order, as the files say them: those of tabs or segments.
  package var titles: [String?] = []
  /// What the titles might be where the files say none.
  package var suggestedTitles: [String?] = []
  /// The file that says what its tabs are, where no document shows them.
  package var declaredIn: String?
  /// The image of a tab: a symbol's or image's name, or that of a system item.
  package var symbol: String?
  /// The names of the screens that it leads through, column by column; a stack is one column.
  package var columns: [[String]] = []
  /// What is known of it.
  package var facts = FactTable()
  /// What it is part of: an index into ``Subjects``.
  package var parent: Int?
  /// Its parts.
  package var children: [Int] = []
}

/// An object in a file.
package struct Place: Sendable {
  /// Its object ID.
  package var object: String
  /// Where it stands.
  package var location: SourceLocation
}

extension Subject {
  /// The place that a condition is about: that of the first of its facts that has one, or else the
  /// subject's own.
  func place(of condition: Predicate?) -> Place {
    let facts = condition?.facts(of: kind).filter { $0.1 == kind } ?? []
    return facts.lazy.compactMap { places[$0.0] }.first
      ?? Place(object: object, location: location)
  }
}

/// All subjects of a project; the first is the project itself.
package struct Subjects: Sendable {
  /// The subjects, each after what it is part of.
  package var all: [Subject]

  init(_ project: Subject) { all = [project] }

  /// Adds a subject to what it is part of.
  @discardableResult
  mutating func add(_ subject: Subject, to parent: Int = 0) -> Int {
    var subject = subject
    subject.parent = parent
    all[parent].children.append(all.count)
    all.append(subject)
    return all.count - 1
  }

  /// The indices of the subjects of a kind.
  package func indices(of kind: SubjectKind) -> [Int] {
    all.indices.filter { all[$0].kind == kind }
  }

  /// Whether a condition holds for a subject.
  package func holds(_ predicate: Predicate, for index: Int) -> Bool {
    switch predicate {
    case .all(let parts): parts.allSatisfy { holds($0, for: index) }
    case .any(let parts): parts.contains { holds($0, for: index) }
    case .not(let part): !holds(part, for: index)
    case .fact(let name, let comparison): comparison.accepts(all[index].facts[name])
    case .inside(let kind, let part):
      enclosing(index).first { all[$0].kind == kind }.map { holds(part, for: $0) } ?? false
    case .has(let kind, let part, let count):
      count.contains(
        all[index].children.count { all[$0].kind == kind && holds(part, for: $0) })
    }
  }

  /// A text with the subject's facts in place of their names.
  package func text(_ template: String, for index: Int, score: Int? = nil) -> String {
    MessageTemplate(template).filled { name in
      if name == "score" { return score.map(signed) }
      return AnyFact.named(name).flatMap { all[index].facts[$0]?.shown }
    }
  }

  private func enclosing(_ index: Int) -> [Int] {
    Array(sequence(first: index) { self.all[$0].parent }.dropFirst())
  }
}

/// A number with its sign, as scores and weights are written.
package func signed(_ number: Int) -> String {
  number > 0 ? "+\(number)" : number < 0 ? "−\(-number)" : "0"
}

extension Predicate.Comparison {
  /// Whether a value is what is asked for; what is not known never is.
  func accepts(_ value: FactValue?) -> Bool {
    switch (self, value) {
    case (.equals(let wanted), .flag(let flag)?): wanted == flag
    case (.within(let range), .count(let count)?): range.contains(count)
    case (.isOne(let words), .word(let word)?): words.contains(word)
    default: false
    }
  }
}
