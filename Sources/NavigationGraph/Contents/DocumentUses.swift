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
    let search = PatternSearch(patterns)
    return project.documents.indices.flatMap { index -> [DocumentUse] in
      let document = project.documents[index]
      guard document.platform == .iOS, !document.isLaunchScreen else { return [] }
      return uses(of: search, inDocument: index)
    }
  }

  private func uses(of search: PatternSearch, inDocument index: Int) -> [DocumentUse] {
    let (document, leftOut) = (project.documents[index], leftOutElements(ofDocument: index))
    return search.matches(in: document.tree).compactMap { element, pattern in
      guard !leftOut.contains(where: { $0.contains(element) }) else { return nil }
      let around = sequence(first: element) { document.tree.parent(of: $0) }
      return DocumentUse(
        pattern: pattern, location: document.location(of: element),
        object: around.lazy.compactMap { document.tree[$0, .id] }.first ?? "",
        screen: document.owner(of: element).map { node(file: index, screen: $0) })
    }
  }
}

/// Finds the elements of documents that match patterns.
private struct PatternSearch {
  private let patterns: [DocumentPattern]
  /// The attributes of the patterns, as far as documents are read with them.
  private let attributes: [XMLName?]
  /// The patterns about an element, by its name.
  private let byName: [String: [Int]]
  /// The patterns about any element.
  private let others: [Int]

  init(_ patterns: [DocumentPattern]) {
    self.patterns = patterns
    attributes = patterns.map { $0.attribute.flatMap { XMLName(spelling: $0.name) } }
    others = patterns.indices.filter { patterns[$0].elements.isEmpty }
    byName = patterns.indices.reduce(into: [:]) { byName, index in
      for name in patterns[index].elements { byName[name, default: []].append(index) }
    }
  }

  /// Returns the elements that match, in document order, each with the index of the pattern. The
  /// patterns of a name come before those of any element.
  func matches(in tree: ElementTree) -> [(element: Int, pattern: Int)] {
    let named = tree.spellings.map { byName[$0] ?? [] }
    var found: [(element: Int, pattern: Int)] = []
    for element in 0..<tree.count {
      let candidates = named[tree.nameNumber(of: element)]
      for pattern in candidates where matches(pattern, element, tree) {
        found.append((element, pattern))
      }
      for pattern in others where matches(pattern, element, tree) {
        found.append((element, pattern))
      }
    }
    return found
  }

  private func matches(_ pattern: Int, _ element: Int, _ tree: ElementTree) -> Bool {
    guard let attribute = patterns[pattern].attribute else { return true }
    let value = attributes[pattern].flatMap { tree[element, $0] }
    if !attribute.except.isEmpty { return value.map { !attribute.except.contains($0) } ?? true }
    return value.map { attribute.values.isEmpty || attribute.values.contains($0) } ?? false
  }
}
