import FileReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file or folder in a folder.
struct FolderEntry {
  var name: String
  var isFolder: Bool

  /// What is in a folder, sorted; nothing where it cannot be listed. Links and hidden entries are
  /// passed over.
  static func all(in folder: String) -> [FolderEntry] {
    guard let directory = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      guard let name = FolderListing.name(of: entry), !name.hasPrefix(".") else { continue }
      let type = FolderListing.type(of: entry, at: folder + "/" + name)
      guard type != UInt8(DT_LNK) else { continue }
      entries.append(FolderEntry(name: name, isFolder: type == UInt8(DT_DIR)))
    }
    return entries.sorted { $0.name.precedesInBytes($1.name) }
  }
}
