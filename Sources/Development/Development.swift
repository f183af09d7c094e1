import Foundation
import Guidance
import MigrationStrategy
import Reports

/// What maintainers use: the pages that are written from the rules and the facts.
@main
struct Development {
  private static let usage = """
    usage: Development reference TARGET FOLDER   every rule of a target, with links into FOLDER/TARGET
           Development coverage FOLDER           which statements of the guidance are cited
           Development facts                     where facts about screens are read
           Development facts-json                all facts, as JSON

    """

  static func main() {
    do {
      print(try page(Array(CommandLine.arguments.dropFirst())), terminator: "")
    } catch {
      stop("\(error)\n", 2)
    }
  }

  /// Returns the page that the arguments name.
  static func page(_ arguments: [String]) throws -> String {
    switch (arguments.first, arguments.count) {
    case ("reference", 3): return try reference(of: arguments[1], in: arguments[2])
    case ("coverage", 2): return try coverage(of: arguments[1])
    case ("facts", 1): return FactPage().text
    case ("facts-json", 1): return try FactListing(of: nil).json()
    default: stop(usage, 64)
    }
  }

  private static func reference(of name: String, in folder: String) throws -> String {
    let library = try CatalogLibrary.builtIn().adding(try CatalogFolder(folder))
    guard let target = library.target(name) else { stop("There is no target \(name).\n", 2) }
    return RuleReference(try library.catalog(for: target), folder: "\(folder)/\(name)").text
  }

  private static func coverage(of folder: String) throws -> String {
    guard let coverage = try CatalogFolder(folder).coverage() else {
      stop("There is no \(folder)/statements.yml.\n", 2)
    }
    return CoverageTable(coverage).text
  }

  private static func stop(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}
