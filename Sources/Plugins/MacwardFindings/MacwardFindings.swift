import Foundation
import PackagePlugin

/// The build-tool plug-in that shows new findings as warnings of a build, such as in Xcode's list of
/// issues.
///
/// New are the findings that `macward-baseline.json` beside `Package.swift` does not contain. `swift
/// package --allow-writing-to-package-directory macward report --write-baseline macward-baseline.json`
/// writes that file. Without it, nothing is known yet, and the plug-in does nothing but say so.
@main
struct MacwardFindings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let baseline = root.appending(path: "macward-baseline.json")
    guard FileManager.default.fileExists(atPath: baseline.path(percentEncoded: false)) else {
      Diagnostics.remark("macward shows nothing: there is no macward-baseline.json.")
      return []
    }
    guard let folder = (target as? any SourceModuleTarget)?.directoryURL else { return [] }
    let stamp = Self.stamp(of: target, in: context.pluginWorkDirectoryURL)
    return [
      .buildCommand(
        displayName: "New findings of macward in \(target.name)",
        executable: try context.tool(named: "macward").url,
        arguments: [
          "report", root.path(percentEncoded: false), "--format", "xcode", "--quiet", "--fail-on",
          "never", "--baseline", baseline.path(percentEncoded: false),
        ],
        environment: ["MACWARD_STAMP": stamp.path(percentEncoded: false)],
        inputFiles: [baseline] + Self.inputs(in: folder), outputFiles: [stamp])
    ]
  }

  /// Returns the empty file that shows when the findings were up to date.
  ///
  /// A build runs a command only for files that it compiles or copies, so this is an empty source file.
  private static func stamp(of target: any Target, in folder: URL) -> URL {
    folder.appending(path: target is SwiftSourceModuleTarget ? "Findings.swift" : "Findings.c")
  }

  /// Returns the files in a folder that findings are about.
  private static func inputs(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { kinds.contains($0.pathExtension) }
      .sorted { $0.path() < $1.path() }
  }

  private static let kinds: Set = ["storyboard", "xib", "swift", "m", "mm", "h", "plist"]
}
