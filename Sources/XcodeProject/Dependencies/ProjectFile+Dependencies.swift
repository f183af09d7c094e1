import FileReading

extension ProjectFile {
  /// Returns what an app and the targets that it contains link.
  package func linkedDependencies(of app: ProjectTarget) -> LinkedDependencies {
    var linked = LinkedDependencies()
    var seen: Set<Int> = []
    for target in parts(of: app) {
      for file in phases(of: target, "PBXFrameworksBuildPhase")
        .flatMap({ objects.objects($0["files"]) })
      {
        add(file, to: &linked, &seen)
      }
      for product in objects.objects(object(of: target)?["packageProductDependencies"]) {
        addPackage(of: product, isLeftOut: false, to: &linked, &seen)
      }
    }
    return linked
  }

  private var file: String { "\(name).xcodeproj/project.pbxproj" }

  private func add(
    _ buildFile: PropertyValue, to linked: inout LinkedDependencies, _ seen: inout Set<Int>
  ) {
    let isLeftOut = Self.isOnlyForTouch(buildFile)
    if let product = objects.object(buildFile["productRef"]) {
      return addPackage(of: product, isLeftOut: isLeftOut, to: &linked, &seen)
    }
    guard let number = objects.number(buildFile["fileRef"]), seen.insert(number).inserted else {
      return
    }
    let object = objects[number]
    guard let path = object["path"]?.string else { return }
    switch object["sourceTree"]?.string {
    case "SDKROOT", "DEVELOPER_DIR":
      guard path.hasSuffix(".framework"), !isLeftOut else { return }
      linked.frameworks.append(
        LinkedFramework(
          module: ProjectPath.name(of: path, without: ".framework"), file: file, line: object.line))
    case "BUILT_PRODUCTS_DIR": Self.productName(path).map { _ = linked.products.insert($0) }
    default: addBinary(number, isLeftOut: isLeftOut, to: &linked)
    }
  }

  /// Returns the name of a framework or a static library from its file name.
  private static func productName(_ path: String) -> String? {
    if path.hasSuffix(".framework") { return ProjectPath.name(of: path, without: ".framework") }
    guard path.hasSuffix(".a") else { return nil }
    let name = ProjectPath.name(of: path, without: ".a")
    return name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
  }

  private func addBinary(
    _ number: Int, isLeftOut: Bool, to linked: inout LinkedDependencies
  ) {
    let paths = ProjectPaths(objects: objects, project: project)
    guard let path = paths.path(of: number),
      var binary = Binary.dependency(at: ProjectPath.join(folder, path))
    else { return }
    (binary.file, binary.line) = (file, objects[number].line)
    if isLeftOut { binary.leaveOut() }
    linked.dependencies.append(binary)
  }

  private func addPackage(
    of product: PropertyValue, isLeftOut: Bool, to linked: inout LinkedDependencies,
    _ seen: inout Set<Int>
  ) {
    guard let number = objects.number(product["package"]) else {
      // A workspace, or a folder reference, adds the package.
      product["productName"]?.string.map { _ = linked.products.insert($0) }
      return
    }
    guard seen.insert(number).inserted else { return }
    let object = objects[number]
    guard object["isa"]?.equals("XCRemoteSwiftPackageReference") == true,
      let url = object["repositoryURL"]?.string
    else { return }
    let requirement = object["requirement"]
    var package = Dependency(
      kind: .package, name: ResolvedPackages.name(of: url),
      version: (requirement?["version"] ?? requirement?["minimumVersion"])?.string, url: url,
      file: file, line: object.line)
    if isLeftOut { package.leaveOut() }
    linked.dependencies.append(package)
  }

  /// Whether a build file has filters, and none of them is for a Mac.
  private static func isOnlyForTouch(_ file: PropertyValue) -> Bool {
    let filters =
      [file["platformFilter"]?.string].compactMap { $0 }
      + (file["platformFilters"]?.elements ?? []).compactMap(\.string)
    return !filters.isEmpty && !filters.contains { $0 == "maccatalyst" || $0 == "macos" }
  }
}
