import Foundation
import TestSupport
import Testing

/// How many commands and options people can choose from.
///
/// Commands are those that the help shows, groups included. An option counts once, whatever the number of
/// commands that have it; `--help` and `--version` count.
@Suite struct SurfaceTests {
  /// A command in the description that the parser writes of the program.
  private struct Command {
    var names: [String] = []
    var options: Set<String> = []

    init(_ json: JSONValue, below path: String = "") {
      let name = json["commandName"]?.string ?? ""
      guard json["shouldDisplay"] != false, name != "help" else { return }
      if !path.isEmpty { names.append(path + name) }
      for argument in json["arguments"]?.array ?? [] where argument["shouldDisplay"] != false {
        for option in argument["names"]?.array ?? [] where option["kind"] == "long" {
          options.insert(option["name"]?.string ?? "")
        }
      }
      for part in json["subcommands"]?.array ?? [] {
        let command = Command(part, below: path.isEmpty ? " " : path + name + " ")
        names += command.names
        options.formUnion(command.options)
      }
    }
  }

  @Test func thereAreAtMost16CommandsAnd36Options() async throws {
    let run = try await Macward.start("--experimental-dump-help")
    let program = try #require(try JSONValue(run.output)["command"])
    let all = Command(program)
    #expect(all.names.count <= 16 && all.names.contains(" rules test"), "\(all.names)")
    #expect(all.options.count <= 36 && all.options.contains("fail-on"), "\(all.options.sorted())")
  }
}
