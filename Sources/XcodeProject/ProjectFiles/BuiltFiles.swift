/// The files that the targets of a project build, whatever they are for.
package struct BuiltFiles: Sendable, Hashable {
  /// The files of all targets in any build phase, and their folders.
  package var contents: TargetContents
  /// The files that targets for iPhone or iPad contain on other platforms only, relative to the folder
  /// that contains the `.xcodeproj`.
  package var elsewhere: Set<String> = []
  /// Whether no target may build further files: one that runs another build system, or a script that
  /// compiles documents.
  package var areAll = false
}

extension ProjectFile {
  package var builtFiles: BuiltFiles {
    let files = targets.flatMap { self.files(of: $0, where: TargetContents.matters) }
    let elsewhere = targets.flatMap { resourcesElsewhere(of: $0, where: TargetContents.matters) }
    return BuiltFiles(
      contents: TargetContents(files, folders: targets.flatMap(synchronizedFolders)),
      elsewhere: Set(elsewhere.map(\.path)),
      areAll: !targets.isEmpty && !targets.contains(where: mayBuildMore))
  }

  /// Whether a target runs another build system, or a script that compiles or copies documents.
  private func mayBuildMore(_ target: ProjectTarget) -> Bool {
    if target.kind == .legacy { return true }
    return phases(of: target, "PBXShellScriptBuildPhase").contains { phase in
      let script = phase["shellScript"]?.string ?? ""
      return ["ibtool", ".storyboard", ".xib", ".nib"].contains { script.contains($0) }
    }
  }
}
