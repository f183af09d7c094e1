extension ProjectFile {
  /// Returns the files that a target copies (`PBXResourcesBuildPhase`), in the order of the
  /// project.
  ///
  /// Products of other targets and files in Xcode's own folders are excluded, and so are the files
  /// that an app for iPhone or iPad has on other platforms only. For the files in synchronized folders,
  /// see `synchronizedFolders(of:)`.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - isWanted: Whether to include a file, by its path in its group and its type.
  /// - Returns: The files.
  package func resources(
    of target: ProjectTarget, where isWanted: (String, String?) -> Bool = { _, _ in true }
  ) -> [TargetFile] {
    let all = buildFiles(of: target, in: "PBXResourcesBuildPhase")
    let others = Set(filesElsewhere(among: all, of: target))
    return all.indices.filter { !others.contains($0) }.flatMap {
      files(of: all[$0], where: isWanted)
    }
  }

  /// Returns the files that any build phase of a target contains, for any platform.
  func files(
    of target: ProjectTarget, where isWanted: (String, String?) -> Bool
  ) -> [TargetFile] {
    objects.objects(object(of: target)?["buildPhases"])
      .flatMap { objects.objects($0["files"]) }
      .flatMap { files(of: $0, where: isWanted) }
  }

  /// Returns the files that a target copies on other platforms only, although it is built for iPhone
  /// or iPad.
  func resourcesElsewhere(
    of target: ProjectTarget, where isWanted: (String, String?) -> Bool
  ) -> [TargetFile] {
    let all = buildFiles(of: target, in: "PBXResourcesBuildPhase")
    return filesElsewhere(among: all, of: target).flatMap { files(of: all[$0], where: isWanted) }
  }

  /// Returns the indices of the build files with filters for other platforms, unless the target is for
  /// these platforms only.
  private func filesElsewhere(among files: [PropertyValue], of target: ProjectTarget) -> [Int] {
    let filtered = files.indices.filter { files[$0].isOnlyElsewhere }
    guard !filtered.isEmpty else { return [] }
    let platforms = TargetPlatforms(settings(of: target), of: target).platforms
    return platforms.contains(.iOS) ? filtered : []
  }

  /// Returns the files that a target compiles (`PBXSourcesBuildPhase`), in the order of the
  /// project.
  package func sources(of target: ProjectTarget) -> [TargetFile] {
    buildFiles(of: target, in: "PBXSourcesBuildPhase").flatMap { files(of: $0) { _, _ in true } }
  }

  /// Returns the object of a target.
  func object(of target: ProjectTarget) -> PropertyValue? {
    target.number < objects.count ? objects[target.number] : nil
  }

  /// Returns the build phases of a target that are of the given kind.
  func phases(of target: ProjectTarget, _ kind: StaticString) -> [PropertyValue] {
    objects.objects(object(of: target)?["buildPhases"])
      .filter { $0["isa"]?.equals(kind) == true }
  }

  private func buildFiles(of target: ProjectTarget, in kind: StaticString) -> [PropertyValue] {
    phases(of: target, kind).flatMap { objects.objects($0["files"]) }
  }

  /// Returns the file that a build file refers to, or all files of a group of localized files.
  private func files(
    of buildFile: PropertyValue, where isWanted: (String, String?) -> Bool
  ) -> [TargetFile] {
    guard let number = objects.number(buildFile["fileRef"]) else { return [] }
    let object = objects[number]
    let isGroup = object["isa"]?.equals("PBXVariantGroup") == true
    let parts = isGroup ? object["children"]?.elements.compactMap(objects.number) ?? [] : [number]
    let paths = ProjectPaths(objects: objects, project: project)
    return parts.compactMap { part in
      let file = objects[part]
      let type = (file["explicitFileType"] ?? file["lastKnownFileType"])?.string
      guard isWanted(file["path"]?.string ?? "", type) else { return nil }
      return paths.path(of: part).map { path in
        let name = (isGroup ? object["name"] ?? object["path"] : nil)?.string
        return TargetFile(path: path, name: name ?? ProjectPath.name(of: path), type: type)
      }
    }
  }
}

extension PropertyValue {
  /// Whether a build file has filters, and none of them is for iOS or the Mac.
  fileprivate var isOnlyElsewhere: Bool {
    let filters =
      [self["platformFilter"]?.string].compactMap { $0 }
      + (self["platformFilters"]?.elements ?? []).compactMap(\.string)
    return !filters.isEmpty && !filters.contains { ["ios", "maccatalyst", "macos"].contains($0) }
  }
}
