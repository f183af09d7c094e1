/// The objects of a project file, found by their identifiers.
final class ProjectObjects: Sendable {
  /// The number of the group that holds an object, by the object's number; -1 for none.
  let parents: [Int32]
  /// The numbers of the folders that targets hold as a whole.
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

  /// How many objects there are.
  var count: Int { identifiers.count }

  /// An object by its number.
  subscript(number: Int) -> PropertyValue { identifiers[number] }

  /// The place in the file of the object that a value names.
  func number(_ reference: PropertyValue?) -> Int? {
    reference.flatMap { identifiers.number(of: $0.index) }
  }

  /// The object that a value names.
  func object(_ reference: PropertyValue?) -> PropertyValue? {
    number(reference).map { identifiers[$0] }
  }

  /// The objects that an array names; names that lead nowhere are passed over.
  func objects(_ references: PropertyValue?) -> [PropertyValue] {
    references?.elements.compactMap(object) ?? []
  }
}
