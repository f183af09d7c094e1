import Foundation

/// The files of a catalog folder.
struct CatalogListing {
  /// The paths of all YAML files in the folder, without their extensions.
  private(set) var names: [String] = []
  /// The paths of the files with the required extension.
  private(set) var readable: [String] = []
  /// The errors in file names.
  private(set) var errors: [CatalogErrors.Entry] = []

  /// Lists a folder.
  init(_ folder: String) throws(CatalogErrors) {
    for path in try Self.files(in: folder) {
      let name = String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)])
      names.append(name)
      if path == name + ".yml" {
        readable.append(name)
      } else {
        errors += Self.wrongEnding(path, name, in: folder).entries
      }
    }
  }

  private static func files(in folder: String) throws(CatalogErrors) -> [String] {
    let files = try paths(in: folder).filter { path in
      [".yml", ".yaml"].contains { path.lowercased().hasSuffix($0) }
    }
    guard files.isEmpty else { return files.sorted() }
    throw CatalogErrors(
      folder,
      "no rules here; expected rules/<group>/<name>.yml, decisions/<id>.yml or "
        + "equivalents/<id>.yml")
  }

  private static func paths(in folder: String) throws(CatalogErrors) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw CatalogErrors(folder, "there is no such folder; check the spelling")
    }
    guard isFolder.boolValue else {
      throw CatalogErrors(folder, "this is a file; expected the folder that contains rules/")
    }
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw CatalogErrors(folder, "the folder cannot be read")
    }
    return paths
  }

  private static func wrongEnding(
    _ path: String, _ name: String, in folder: String
  ) -> CatalogErrors {
    let isTwice = FileManager.default.fileExists(atPath: "\(folder)/\(name).yml")
    return CatalogErrors(
      "\(folder)/\(path)",
      isTwice
        ? "there is '\(name).yml' as well; keep one of them, with the ending .yml"
        : "unexpected ending; rename the file to '\(name).yml'")
  }
}
