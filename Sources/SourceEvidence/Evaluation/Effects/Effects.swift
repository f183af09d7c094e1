/// What some code does: the containers that it creates, the screens that it leads to, and the commands that
/// it adds, each in the order in which it ran.
struct Effects {
  /// The containers that code creates.
  var containers: [CodeObject] = []
  /// Objects of unknown origin whose tabs or columns code sets.
  var placeholders: [CodeObject] = []
  /// Objects from storyboards, with the type whose code instantiates them.
  var instantiated: [(object: CodeObject, from: String?, origin: Position)] = []
  /// The transitions, of which several may have the same location.
  var transitions: [(key: TransitionKey, transition: CodeTransition)] = []
  /// The screens that code of other types than screens pushes, with the locations of the stacks.
  var pushes: [(stack: Position, key: TransitionKey, transition: CodeTransition)] = []
  /// The root view controllers of windows, and those that code names so.
  var windowRoots: [EffectRecorder.WindowRoot] = []
  /// The controllers that code presents full screen without animation.
  var covers: [(object: CodeObject, origin: Position)] = []
  /// The controllers that code puts into the secondary column of a split view.
  var details: [CodeObject] = []
  /// The child controllers that code adds to objects of a class.
  var children: [(className: String, child: CodeObject, origin: Position)] = []
  /// The commands that code creates, with the location that determines each.
  var commands: [(origin: Position, made: CommandRecorder.Made)] = []
  /// What code adds to the menu bar.
  var menus: [(value: Value, spot: MenuBarLayout.Spot)] = []

  /// Appends the effects of other code.
  mutating func append(_ other: Effects) {
    containers += other.containers
    placeholders += other.placeholders
    instantiated += other.instantiated
    transitions += other.transitions
    pushes += other.pushes
    windowRoots += other.windowRoots
    covers += other.covers
    details += other.details
    children += other.children
    commands += other.commands
    menus += other.menus
  }
}
