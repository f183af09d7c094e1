package import FileReading

/// An element of the interface as XCTest prints it.
package struct RunningElement: Sendable, Equatable {
  /// The type, such as `TabBar` or `Button`.
  package var type: String
  /// What VoiceOver says.
  package var label: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The title, which windows and elements of a Mac have.
  package var title: String?
  /// The value, such as the text in a text field. XCTest shortens it.
  package var value: String?
  /// Whether the element is selected.
  package var isSelected = false
  /// Whether the element can be used.
  package var isEnabled = true
  /// The elements in this one, in order.
  package var children: [RunningElement] = []
  /// The line of the dump.
  package var location: SourceLocation

  /// Creates an element without children.
  package init(type: String, location: SourceLocation) {
    self.type = type
    self.location = location
  }

  /// The number of elements in the tree, with this one.
  package var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

  /// Calls a closure with the element and each one inside, in order.
  package func visit(_ body: (RunningElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
