/// The objects of a project file, which can be looked up by identifier.
final class ProjectObjects: Sendable {
  /// The number of the group that contains each object, or -1, by the object's number.
  let parents: [Int32]
  /// The numbers of the synchronized folders.
  let synchronizedFolders: [Int]
  private let identifiers: IdentifierTable

  init(_ list: PropertyList) {
    let identifiers = IdentifierTable(list.root["objects"] ?? list.root)
    var parents = [Int32](repeating: -1, count: identifiers.count)
    var folders: [Int] = []
    for number in 0..<identifiers.count {
      let object = identifiers[number]
      if object["isa"]?.equals("PBXFileSystemSynchronizedRootGroup") == true {
        folders.append(number)
      }
      object["children"]?.forEachElement { child in
        guard let child = identifiers.number(of: child), parents[child] < 0 else { return }
        parents[child] = Int32(number)
      }
    }
    self.identifiers = identifiers
    self.parents = parents
    synchronizedFolders = folders
  }

  /// The number of objects.
  var count: Int { identifiers.count }

  /// The object with a number.
  subscript(number: Int) -> PropertyValue { identifiers[number] }

  /// Returns the number of the object that a value refers to.
  func number(_ reference: PropertyValue?) -> Int? {
    reference.flatMap { identifiers.number(of: $0.index) }
  }

  /// Returns the object that a value refers to.
  func object(_ reference: PropertyValue?) -> PropertyValue? {
    number(reference).map { identifiers[$0] }
  }

  /// Returns the objects that an array refers to, without unresolved references.
  func objects(_ references: PropertyValue?) -> [PropertyValue] {
    references?.elements.compactMap(object) ?? []
  }
}
