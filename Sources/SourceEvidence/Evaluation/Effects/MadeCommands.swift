/// The commands that code created, and their places in the menu bar.
struct MadeCommands {
  /// The commands by the location of the code that creates them. If a helper function creates a
  /// command from its parameters, this is the location of the call.
  private(set) var commands: [Position: [CommandRecorder.Made]] = [:]
  let layout = MenuBarLayout()
  /// The locations of all calls that create commands.
  private let makers: Set<Position>

  /// The maximum number of commands at one location.
  private static let mostCommands = 100

  /// Collects what the code has created so far.
  init(_ recorder: EffectRecorder) {
    makers = recorder.commands.makers
    for (origin, made) in recorder.effects.commands
    where commands[origin, default: []].count < Self.mostCommands {
      commands[origin, default: []].append(made)
    }
    for (value, spot) in recorder.effects.menus { layout.put(value, spot) }
  }

  /// Whether the code at a location created commands.
  func hasSeen(_ origin: Position) -> Bool { makers.contains(origin) }
}
