/// An XML document as one flat value: its elements in document order, the attributes that
/// ``XMLName`` lists, and one buffer with the values of all attributes.
///
/// An element is an index into the tree. Its descendants are the indices from the one after it up
/// to ``end(of:)``, so a subtree is a range and a traversal is a loop.
package struct ElementTree: Sendable {
  struct Element: Sendable {
    var name: UInt16
    var attributeCount: UInt16
    var firstAttribute: UInt32
    var parent: Int32
    var end: Int32
    var line: UInt32
    var column: UInt32
  }

  struct Attribute: Sendable {
    var name: UInt16
    var start: UInt32
    var length: UInt32
  }

  /// The shared contents of a tree, so that copying a tree is cheap.
  final class Storage: Sendable {
    let elements: [Element]
    let attributes: [Attribute]
    let arena: [UInt8]
    let otherNames: [String]
    let sceneComments: [Int: String]
    let texts: [Int: String]
    /// The elements of each name, indexed by the number of the name.
    let byName: [[Int32]]

    init(
      _ elements: [Element], _ attributes: [Attribute], _ arena: [UInt8], _ otherNames: [String],
      _ sceneComments: [Int: String], _ texts: [Int: String]
    ) {
      self.elements = elements
      self.attributes = attributes
      self.arena = arena
      self.otherNames = otherNames
      self.sceneComments = sceneComments
      self.texts = texts
      var byName = [[Int32]](repeating: [], count: XMLName.allCases.count)
      for (index, element) in elements.enumerated() where element.name < byName.count {
        byName[Int(element.name)].append(Int32(index))
      }
      self.byName = byName
    }
  }

  let storage: Storage

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - elements: The elements, in document order.
  ///   - attributes: The attributes, contiguous for each element.
  ///   - arena: The values of all attributes.
  ///   - otherNames: The element names that ``XMLName`` does not list.
  ///   - sceneComments: The comments directly in `scenes`, by the element that follows.
  ///   - texts: The texts of `string` elements, by element.
  init(
    elements: [Element], attributes: [Attribute], arena: [UInt8], otherNames: [String],
    sceneComments: [Int: String], texts: [Int: String]
  ) {
    storage = Storage(elements, attributes, arena, otherNames, sceneComments, texts)
  }

  /// A tree of one unnamed element.
  package static let empty = ElementTree(
    elements: [
      Element(
        name: UInt16(XMLName.allCases.count), attributeCount: 0, firstAttribute: 0, parent: -1,
        end: 1, line: 1, column: 1)
    ], attributes: [], arena: [], otherNames: [""], sceneComments: [:], texts: [:])

  /// The number of elements.
  package var count: Int { storage.elements.count }

  /// Returns the name of an element, or `nil` if ``XMLName`` does not list it.
  package func name(of element: Int) -> XMLName? {
    XMLName(rawValue: Int(storage.elements[element].name))
  }

  /// Returns the name of an element as spelled in the file.
  package func spelling(of element: Int) -> String {
    let number = storage.elements[element].name
    return XMLName(rawValue: Int(number))?.spelling
      ?? storage.otherNames[Int(number) - XMLName.allCases.count]
  }

  /// The spellings of all names that an element of the tree may have, by number.
  package var spellings: [String] { XMLName.allCases.map(\.spelling) + storage.otherNames }

  /// Returns the number of an element's name; see ``spellings``.
  package func nameNumber(of element: Int) -> Int { Int(storage.elements[element].name) }

  /// Whether an element has the given name.
  package func isElement(_ element: Int, named name: XMLName) -> Bool {
    storage.elements[element].name == name.number
  }

  /// Returns all elements with the given name, in document order.
  package func elements(named name: XMLName) -> some RandomAccessCollection<Int> {
    storage.byName[name.rawValue].lazy.map { Int($0) }
  }

  /// Returns the parent of an element, or `nil` for the root.
  package func parent(of element: Int) -> Int? {
    let parent = storage.elements[element].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// Returns the index after the last descendant of an element.
  package func end(of element: Int) -> Int { Int(storage.elements[element].end) }

  /// Returns all descendants of an element, in document order.
  package func descendants(of element: Int) -> Range<Int> { (element + 1)..<end(of: element) }

  /// Returns the children of an element, in document order.
  package func children(of element: Int) -> Children {
    Children(tree: self, position: element + 1, end: end(of: element))
  }

  /// Returns the children of an element that have the given name.
  package func children(of element: Int, named name: XMLName) -> some Sequence<Int> {
    children(of: element).lazy.filter { isElement($0, named: name) }
  }

  /// Returns the descendants of an element that have the given name.
  package func descendants(of element: Int, named name: XMLName) -> some Sequence<Int> {
    descendants(of: element).lazy.filter { isElement($0, named: name) }
  }

  /// The value of an attribute, or `nil` if the element does not have the attribute.
  package subscript(element: Int, attribute: XMLName) -> String? {
    guard let found = find(attribute, in: element) else { return nil }
    return text(of: found)
  }

  /// Whether an element has an attribute with the value `YES`.
  package func isYes(_ attribute: XMLName, of element: Int) -> Bool {
    hasValue("YES", for: attribute, of: element)
  }

  /// Whether an element has an attribute with the given value.
  package func hasValue(_ value: StaticString, for attribute: XMLName, of element: Int) -> Bool {
    guard let found = find(attribute, in: element), Int(found.length) == value.utf8CodeUnitCount
    else { return false }
    let start = Int(found.start)
    return value.withUTF8Buffer { $0.elementsEqual(storage.arena[start..<(start + $0.count)]) }
  }

  /// Returns the line an element begins on, starting at 1.
  package func line(of element: Int) -> Int { Int(storage.elements[element].line) }

  /// Returns the column an element begins in, in bytes, starting at 1.
  package func column(of element: Int) -> Int { Int(storage.elements[element].column) }

  /// Returns the text of a `string` element.
  package func text(in element: Int) -> String? { storage.texts[element] }

  /// Returns the comment right before a child of `scenes`.
  package func sceneComment(before element: Int) -> String? { storage.sceneComments[element] }

  private func find(_ name: XMLName, in element: Int) -> Attribute? {
    let record = storage.elements[element]
    var index = Int(record.firstAttribute)
    let end = index + Int(record.attributeCount)
    while index < end {
      if storage.attributes[index].name == name.number { return storage.attributes[index] }
      index += 1
    }
    return nil
  }

  private func text(of attribute: Attribute) -> String {
    let start = Int(attribute.start)
    return storage.arena.withUnsafeBufferPointer { bytes in
      String(decoding: bytes[start..<(start + Int(attribute.length))], as: UTF8.self)
    }
  }

  /// The children of an element.
  package struct Children: Sequence, IteratorProtocol {
    let tree: ElementTree
    var position: Int
    let end: Int

    /// Returns the next child, or `nil` after the last one.
    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = tree.end(of: position) }
      return position
    }
  }
}
