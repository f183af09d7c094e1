import ArgumentParser
import Foundation
import Guidance

/// A first argument that is neither a command nor a path.
enum MisspelledCommand {
  /// Returns a message with the command that was probably meant, or `nil` if the first argument is a
  /// command, an option or a path.
  static func message(about arguments: [String]) -> String? {
    let isHelp = arguments.first == "help"
    guard let name = isHelp ? arguments.dropFirst().first : arguments.first,
      !name.hasPrefix("-"), !commands.contains(name)
    else { return nil }
    guard isHelp || !(name.contains("/") || FileManager.default.fileExists(atPath: name)) else {
      return nil
    }
    let meant = nearest(to: name, among: commands).map { "did you mean '\($0)'?" }
    let others = isHelp ? "" : ", and no file or folder with this name"
    return
      "there is no command '\(name)'\(others); \(meant ?? "macward --help names the commands.")"
  }

  private static var commands: [String] {
    Macward.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
