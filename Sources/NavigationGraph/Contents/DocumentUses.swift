package import FileReading
import InterfaceBuilder
import Projects

/// What to look for in documents.
package struct DocumentPattern: Sendable, Hashable {
  /// An attribute with a value.
  package struct Attribute: Sendable, Hashable {
    /// The name, as it is spelled in documents.
    package var name: String
    /// The values that count. An empty list stands for all.
    package var values: [String]
    /// The values that do not count. If there are some, an element without the attribute counts.
    package var except: [String]

    /// Creates an attribute.
    package init(_ name: String, values: [String] = [], except: [String] = []) {
      (self.name, self.values, self.except) = (name, values, except)
    }
  }

  /// The names of the elements, as they are spelled in documents. An empty list stands for all.
  package var elements: [String]
  /// The attribute, or `nil` if the element itself counts.
  package var attribute: Attribute?

  /// Creates a pattern.
  package init(elements: [String], attribute: Attribute? = nil) {
    (self.elements, self.attribute) = (elements, attribute)
  }
}

/// A use of a pattern in a document.
package struct DocumentUse: Sendable {
  /// The index of the pattern.
  package var pattern: Int
  /// The location of the element.
  package var location: SourceLocation
  /// The object ID of the element, or of the nearest element around it with an ID.
  package var object: String
  /// The screen that contains it, if there is one.
  package var screen: NodeID?
}

extension NavigationGraph {
  /// Returns the uses of patterns in the documents for iPhone and iPad, in order. Launch screens and
  /// scenes that are left out do not count.
  package func uses(of patterns: [DocumentPattern]) -> [DocumentUse] {
    project.documents.indices.flatMap { index -> [DocumentUse] in
      let document = project.documents[index]
      guard document.platform == .iOS, !document.isLaunchScreen else { return [] }
      return uses(of: patterns, inDocument: index)
    }
  }

  private func uses(of patterns: [DocumentPattern], inDocument index: Int) -> [DocumentUse] {
    let (document, leftOut) = (project.documents[index], leftOutElements(ofDocument: index))
    let search = PatternSearch(patterns, document.tree)
    return (0..<document.tree.count).flatMap { element -> [DocumentUse] in
      let found = search.patterns(of: element)
      guard !found.isEmpty, !leftOut.contains(where: { $0.contains(element) }) else { return [] }
      let around = sequence(first: element) { document.tree.parent(of: $0) }
      return found.map { pattern in
        DocumentUse(
          pattern: pattern, location: document.location(of: element),
          object: around.lazy.compactMap { document.tree[$0, .id] }.first ?? "",
          screen: document.owner(of: element).map { node(file: index, screen: $0) })
      }
    }
  }
}

/// The patterns that the elements of one document match.
private struct PatternSearch {
  private let tree: ElementTree
  private let patterns: [DocumentPattern]
  /// The patterns about an element, by the number of its name.
  private var named: [[Int]]
  /// The patterns about any element.
  private let others: [Int]

  init(_ patterns: [DocumentPattern], _ tree: ElementTree) {
    (self.patterns, self.tree) = (patterns, tree)
    others = patterns.indices.filter { patterns[$0].elements.isEmpty }
    var byName: [String: [Int]] = [:]
    for index in patterns.indices {
      for name in patterns[index].elements { byName[name, default: []].append(index) }
    }
    named = tree.spellings.map { byName[$0] ?? [] }
  }

  func patterns(of element: Int) -> [Int] {
    (named[tree.nameNumber(of: element)] + others).filter { matches(patterns[$0], element) }
  }

  private func matches(_ pattern: DocumentPattern, _ element: Int) -> Bool {
    guard let attribute = pattern.attribute else { return true }
    let value = tree[element, spelled: attribute.name]
    if !attribute.except.isEmpty { return value.map { !attribute.except.contains($0) } ?? true }
    return value.map { attribute.values.isEmpty || attribute.values.contains($0) } ?? false
  }
}
