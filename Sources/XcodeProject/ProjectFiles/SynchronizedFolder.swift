/// A folder whose files belong to a target, with exceptions (`PBXFileSystemSynchronizedRootGroup`).
package struct SynchronizedFolder: Sendable, Hashable {
  /// The folder, relative to the folder that contains the `.xcodeproj`.
  package var path: String
  /// Whether all files except the exceptions belong to the target, or only the exceptions.
  package var holdsAll: Bool
  /// The paths of files and folders relative to the folder, as spelled in the project: those of
  /// localized files begin with `/Localized/` and omit the language folder.
  package var exceptions: [String]
  /// The globs of files that do not belong to the target, relative to the folder.
  var excluded: [PathGlob] = []
  /// The globs of the only files that belong to the target, or an empty array for all files.
  var included: [PathGlob] = []

  /// Whether a file belongs to the target. The path is relative to the folder that contains the
  /// `.xcodeproj`.
  package func holds(_ file: String) -> Bool {
    let prefix = path.isEmpty ? "" : path + "/"
    guard file.hasPrefix(prefix) else { return false }
    let inner = file.dropFirst(prefix.count)
    guard fitsPatterns(inner) else { return false }
    return exceptions.contains { Self.exception($0, covers: inner) } != holdsAll
  }

  private func fitsPatterns(_ file: Substring) -> Bool {
    if excluded.isEmpty, included.isEmpty { return true }
    let file = String(file)
    return !excluded.contains { $0.matches(file) }
      && (included.isEmpty || included.contains { $0.matches(file) })
  }

  private static func exception(_ exception: String, covers file: Substring) -> Bool {
    for mark in ["/Localized: ", "/Localized/"] where exception.hasPrefix(mark) {
      let parts = ProjectPath.names(in: file).filter { !$0.hasSuffix(".lproj") }
      return parts.joined(separator: "/") == exception.dropFirst(mark.count)
    }
    return file == exception || file.hasPrefix(exception + "/")
  }
}

extension ProjectFile {
  /// Returns the synchronized folders of a target.
  package func synchronizedFolders(of target: ProjectTarget) -> [SynchronizedFolder] {
    let own = object(of: target)?["fileSystemSynchronizedGroups"]?.elements ?? []
    let owned = own.compactMap(objects.number)
    let others = objects.synchronizedFolders.filter { !owned.contains($0) }
    return owned.compactMap { folder($0, for: target, holdsAll: true) }
      + others.compactMap { folder($0, for: target, holdsAll: false) }
  }

  private func folder(
    _ number: Int, for target: ProjectTarget, holdsAll: Bool
  ) -> SynchronizedFolder? {
    let paths = ProjectPaths(objects: objects, project: project)
    let exceptions = exceptions(in: objects[number], for: target, holdsAll: holdsAll)
    guard let path = paths.path(of: number), holdsAll || !exceptions.isEmpty else { return nil }
    return SynchronizedFolder(path: path, holdsAll: holdsAll, exceptions: exceptions)
  }

  /// Returns the exceptions of a target in a folder. An exception set of a target inverts the
  /// membership of its files, and one of a resources phase only adds files.
  private func exceptions(
    in folder: PropertyValue, for target: ProjectTarget, holdsAll: Bool
  ) -> [String] {
    let resources = (object(of: target)?["buildPhases"]?.elements ?? []).filter {
      objects.object($0)?["isa"]?.equals("PBXResourcesBuildPhase") == true
    }
    return objects.objects(folder["exceptions"]).filter { set in
      let isPhase = resources.contains { $0.string == set["buildPhase"]?.string }
      return set["target"]?.string == target.identifier || (isPhase && !holdsAll)
    }.flatMap { $0["membershipExceptions"]?.elements.compactMap(\.string) ?? [] }
  }
}
