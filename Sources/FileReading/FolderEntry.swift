#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file, folder, or symbolic link in a folder.
package struct FolderEntry: Sendable {
  /// The kind of an entry.
  package enum Kind: Sendable {
    /// A folder.
    case folder
    /// A symbolic link, whatever its target is.
    case link
    /// A regular file, a pipe, or a device.
    case file
  }

  /// The name of the entry, or `nil` if the name is not valid UTF-8.
  package let name: String?
  /// The kind of the entry. Symbolic links are not followed.
  package let kind: Kind

  /// Returns the entries of a folder.
  ///
  /// - Parameter folder: The folder's path. The empty path is the current folder.
  /// - Returns: The entries in file-system order, without `.` and `..`.
  /// - Throws: ``FileFailure`` if the folder cannot be opened.
  package static func all(in folder: String) throws(FileFailure) -> [FolderEntry] {
    guard let directory = opendir(folder.isEmpty ? "." : folder) else {
      throw FileFailure("The folder cannot be opened", errno: errno)
    }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      let name = name(of: entry)
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: kind(of: entry, named: name, in: folder)))
    }
    return entries
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(
        to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
      ) {
        String(validatingCString: $0)
      }
    }
  }

  private static func kind(
    of entry: UnsafeMutablePointer<dirent>, named name: String?, in folder: String
  ) -> Kind {
    switch entry.pointee.d_type {
    case UInt8(DT_DIR): .folder
    case UInt8(DT_LNK): .link
    // Some file systems do not report the type of an entry, so it has to be queried.
    case UInt8(DT_UNKNOWN): name.map { kind(ofPath: folder + "/" + $0) } ?? .file
    default: .file
    }
  }

  private static func kind(ofPath path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .file
    }
  }
}
