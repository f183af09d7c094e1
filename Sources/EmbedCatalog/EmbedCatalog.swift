import Foundation
import PackagePlugin

/// Embeds the catalog in `Rules/` in the binary as a Swift file, so that the binary needs no other files.
/// The module that declares the vocabulary gets the keys of the facts in `Rules/facts.yml` instead.
@main
struct EmbedCatalog: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let rules = context.package.directoryURL.appending(path: "Rules")
    let isVocabulary = target.name == "Guidance"
    let output = context.pluginWorkDirectoryURL.appending(
      path: isVocabulary ? "Facts.swift" : "BuiltInCatalog.swift")
    return [
      .buildCommand(
        displayName: isVocabulary ? "Declaring the facts" : "Embedding the catalog",
        executable: try context.tool(named: "CatalogCompiler").url,
        arguments: [isVocabulary ? "facts" : "catalog", rules.path(), output.path()],
        inputFiles: isVocabulary ? [rules.appending(path: "facts.yml")] : try files(below: rules),
        outputFiles: [output])
    ]
  }

  private func files(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return paths.filter { $0.hasSuffix(".yml") }.sorted()
      .map { folder.appending(path: $0) }
  }
}
