import Foundation
import PackagePlugin

/// Embeds the catalog in `Rules/` in the binary as a Swift file, so that the binary needs no other files.
@main
struct EmbedCatalog: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let rules = context.package.directoryURL.appending(path: "Rules")
    let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInCatalog.swift")
    return [
      .buildCommand(
        displayName: "Embedding the catalog",
        executable: try context.tool(named: "CatalogCompiler").url,
        arguments: [rules.path(), output.path()],
        inputFiles: try files(below: rules), outputFiles: [output])
    ]
  }

  private func files(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return paths.filter { $0.hasSuffix(".yml") }.sorted()
      .map { folder.appending(path: $0) }
  }
}
