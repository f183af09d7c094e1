extension ProjectFile {
  /// The files in the folders that belong to a target as a whole or in part, read from the disk:
  /// relative to the folder that holds the `.xcodeproj`, sorted. A bundle or an asset catalogue
  /// counts as one file.
  package func synchronizedFiles(of target: ProjectTarget) -> [String] {
    let files = synchronizedFolders(of: target).flatMap { folder in
      Self.files(below: folder.path, in: self.folder).filter(folder.holds)
    }
    return files.sorted(by: FolderListing.byBytes)
  }

  private static func files(below start: String, in root: String) -> [String] {
    var files: [String] = []
    var pending = [start]
    while let folder = pending.popLast() {
      for entry in FolderEntry.all(in: ProjectPath.join(root, folder)) {
        let path = ProjectPath.join(folder, entry.name)
        if entry.isFolder, !isPackage(entry.name) {
          pending.append(path)
        } else {
          files.append(path)
        }
      }
    }
    return files
  }

  /// Whether a folder is one thing to Xcode; those of languages are not.
  private static func isPackage(_ name: String) -> Bool {
    name.contains(".") && !name.hasSuffix(".lproj")
      && packages.contains { name.hasSuffix($0) }
  }

  private static let packages = [
    ".xcassets", ".bundle", ".xcdatamodeld", ".xcdatamodel", ".framework", ".xcframework", ".icon",
    ".scnassets", ".playground", ".docc", ".mlpackage", ".rkassets",
  ]
}
