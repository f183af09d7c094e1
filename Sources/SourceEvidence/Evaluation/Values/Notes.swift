/// What the models of the frameworks know of an object besides the values of its properties, so that a
/// property of the app never counts as such a note.
struct Notes {
  /// Whether its class is a text or a view that only shows one.
  var isText = false
  /// The text that its initializer gets without a label.
  var text: Value?
  /// The closure that makes its contents.
  var provider: Value?
  /// The standard item of a tab bar item.
  var systemItem: Value?
  /// The controller whose navigation item it is.
  var holder: CodeObject?
  /// The columns of a split view.
  var columns: [CodeContainer.Column: Value] = [:]
  /// The first screens of a stack that code replaced by others.
  var replaced: [CodeObject] = []
  /// Whether code appends to tabs that come from elsewhere.
  var appends = false
}
