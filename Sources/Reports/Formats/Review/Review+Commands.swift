import Guidance
import MigrationStrategy

/// The existing commands of the app.
extension Review {
  /// A table with the title, key, menu, and location of each command. On a terminal, it is a list.
  var ownCommands: [ReviewBlock] {
    guard !project.commands.isEmpty else { return [] }
    let heading = ReviewBlock.heading("The app's own commands")
    if form == .terminal { return [heading, .list(terminalCommands)] }
    let rows = project.commands.map { command -> [ReviewText] in
      [
        ReviewText(command.name), "\(.key(command.key ?? ""))",
        ReviewText(command.menu ?? ""), "\(.place("\(command.file):\(command.line)"))",
      ]
    }
    return [heading]
      + table(
        "The app's own commands", header: ["Command", "Keys", "Menu", "Where"], rows: rows)
  }

  /// The maximum number of commands on a terminal.
  private static let mostInTerminal = 12

  private var terminalCommands: [ReviewItem] {
    let rest = project.commands.count - Self.mostInTerminal
    let shown = project.commands.prefix(Self.mostInTerminal).map { command in
      let details = [command.key, command.menu, "\(command.file):\(command.line)"]
      return ReviewItem(
        text: "\(command.name) · \(details.compactMap { $0 }.joined(separator: " · "))")
    }
    let more = ReviewItem(text: "\(rest) more in the other formats")
    return shown + (rest > 0 ? [more] : [])
  }
}
