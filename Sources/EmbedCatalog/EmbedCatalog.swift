import Foundation
import PackagePlugin

/// Has the catalog in `Rules/` checked and written into a Swift file, so that the binary carries
/// it and works wherever it is copied.
@main
struct EmbedCatalog: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let rules = context.package.directoryURL.appending(path: "Rules")
    let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInCatalog.swift")
    return [
      .buildCommand(
        displayName: "Checking and embedding the catalog",
        executable: try context.tool(named: "CatalogCompiler").url,
        arguments: [rules.path(), output.path()],
        inputFiles: try files(below: rules), outputFiles: [output])
    ]
  }

  private func files(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    // A file with the wrong ending is to be refused, not passed over.
    return paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted()
      .map { folder.appending(path: $0) }
  }
}
