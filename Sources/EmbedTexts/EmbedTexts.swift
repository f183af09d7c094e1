import Foundation
import PackagePlugin

/// Has the style sheets, scripts, templates, and schemas among a module's files written into a Swift file, so that
/// the binary carries them and works wherever it is copied.
@main
struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = try texts(below: target.directoryURL)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "Embedding style sheets, scripts and templates",
        executable: try context.tool(named: "TextCompiler").url,
        arguments: [output.path()] + files.map { $0.path() },
        inputFiles: files, outputFiles: [output])
    ]
  }

  private func texts(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    let kinds = [".css", ".js", ".template", ".schema.json"]
    return paths.filter { path in kinds.contains { path.hasSuffix($0) } }
      .sorted()
      .map { folder.appending(path: $0) }
  }
}
