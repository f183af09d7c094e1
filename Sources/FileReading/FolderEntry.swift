#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file, folder or link in a folder.
package struct FolderEntry: Sendable {
  /// What an entry is.
  package enum Kind: Sendable {
    /// A folder.
    case folder
    /// A symbolic link, to whatever it leads.
    case link
    /// A regular file, a pipe or a device.
    case file
  }

  /// Its name; `nil` where that is not UTF-8.
  package let name: String?
  /// What it is, links not followed.
  package let kind: Kind

  /// Lists a folder.
  ///
  /// - Parameter folder: The folder's path; the empty path is the current folder.
  /// - Returns: The entries in the order of the file system, without `.` and `..`.
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
    // Some file systems do not say and have to be asked.
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
