/// Records what running code puts into the bars of screens.
final class BarRecorder {
  /// An assignment of items, or of nothing.
  struct Assignment {
    /// The class of the screen.
    var className: String
    var side: CodeBarItem.Place
    var items: [CodeObject]
    /// Whether items stay that were there before.
    var adds = false
    /// Whether the code runs only under a condition, or after the screen has appeared.
    var isPossible: Bool
    var origin: Position
  }

  /// The assignments, in the order in which they ran.
  private(set) var assignments: [Assignment] = []
  /// Whether assignments are recorded.
  private var isRecording = false
  /// The screen that has already appeared.
  private var shown: CodeObject?
  private let symbols: SymbolTable

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Runs code and returns its assignments.
  func recording(_ body: () -> Void) -> [Assignment] {
    (assignments, isRecording) = ([], true)
    body()
    isRecording = false
    return assignments
  }

  /// Runs code that runs after a screen has appeared.
  func runAfterwards(on screen: CodeObject, _ body: () -> Void) {
    shown = screen
    body()
    shown = nil
  }

  /// Records that code sets the property of an object. `object` is a navigation item or a controller.
  func note(
    _ property: String, of object: CodeObject, to value: Value, isUndecided: Bool,
    at origin: Position
  ) {
    guard isRecording, !value.isUnknown,
      let side = Self.side(property),
      let screen = object.className == "UINavigationItem" ? object.notes.holder : object,
      let name = screen.className, symbols.isScreen(name)
    else { return }
    let items = value.objects.flatMap(Self.items)
    assignments.append(
      Assignment(
        className: name, side: side, items: items,
        isPossible: isUndecided || screen === shown, origin: origin))
  }

  /// Returns the place of the items of a property or method, or `nil` for another one.
  private static func side(_ name: String) -> CodeBarItem.Place? {
    guard BarNames.properties.contains(name) || BarNames.methods.contains(name) else { return nil }
    let name = name.lowercased()
    if name.contains("right") || name.contains("trailing") { return .right }
    if name.contains("left") || name.contains("leading") { return .left }
    return name.contains("center") ? .center : .bottom
  }

  /// Returns an item, or those in a group.
  private static func items(_ object: CodeObject) -> [CodeObject] {
    let inner = ["barButtonItems", "items"].lazy.compactMap { object.fields[$0]?.list }.first
    return inner.map { $0.elements.compactMap(\.object) } ?? [object]
  }
}
