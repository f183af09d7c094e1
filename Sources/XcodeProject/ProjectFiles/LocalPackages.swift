extension ProjectFile {
  /// The folders of the local Swift packages (`XCLocalSwiftPackageReference`), relative to the
  /// folder of the `.xcodeproj`.
  package var localPackages: [String] { packageReferences.compactMap { localPackage($0) } }

  /// Returns the local packages whose products a target links. If the project file does not assign
  /// a product to a package, it may belong to any of them, so all are returned.
  package func localPackages(of target: ProjectTarget) -> [String] {
    let products = objects.objects(object(of: target)?["packageProductDependencies"])
    let named = products.map { objects.number($0["package"]) }
    let isOpen = named.contains { $0 == nil }
    return packageReferences.filter { isOpen || named.contains($0) }.compactMap(localPackage)
  }

  /// The folder references of the project. Before Xcode 15, local packages were folder references.
  package var folders: [String] {
    let paths = ProjectPaths(objects: objects, project: project)
    return (0..<objects.count).compactMap { number in
      let object = objects[number]
      guard object["isa"]?.equals("PBXFileReference") == true else { return nil }
      let kind = object["lastKnownFileType"]?.string
      return kind == "folder" || kind == "wrapper" ? paths.path(of: number) : nil
    }
  }

  private var packageReferences: [Int] {
    (project["packageReferences"]?.elements ?? []).compactMap(objects.number)
  }

  private func localPackage(_ number: Int) -> String? {
    let object = objects[number]
    guard object["isa"]?.equals("XCLocalSwiftPackageReference") == true else { return nil }
    let paths = ProjectPaths(objects: objects, project: project)
    return object["relativePath"]?.string
      .map { ProjectPath.normal(ProjectPath.join(paths.sourceRoot, $0)) }
  }
}
