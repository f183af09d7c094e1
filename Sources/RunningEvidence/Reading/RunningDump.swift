/// The screens of a running app, in text that was copied from a debugger or a test: view
/// controllers as UIKit prints them, and elements as XCTest does.
package struct RunningDump: Sendable, Equatable {
  /// The controllers at the root of each window, of all dumps.
  package var controllers: [RunningController] = []
  /// The applications or other elements at the root of each element tree.
  package var elements: [RunningElement] = []
  /// The number of lines.
  package var lineCount = 0
  /// The number of lines with text that belongs to no dump.
  package var passedOver = 0
  /// What is wrong, in the order of lines.
  package var problems: [RunningProblem] = []

  /// Creates an empty dump.
  package init() {}

  /// Reads the bytes of a file in any encoding, with whatever is around the dumps.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: How locations name the file.
  package init(_ bytes: [UInt8], file: String) {
    var reader = DumpReader(file: file)
    self = reader.read(bytes)
  }

  /// Adds the contents of another file about the same app.
  package mutating func add(_ other: RunningDump) {
    controllers += other.controllers
    elements += other.elements
    lineCount += other.lineCount
    passedOver += other.passedOver
    problems += other.problems
  }

  /// Whether there is neither a controller nor an element.
  package var isEmpty: Bool { controllers.isEmpty && elements.isEmpty }

  /// The number of controllers in all trees.
  package var controllerCount: Int { controllers.reduce(0) { $0 + $1.count } }

  /// The number of elements in all trees.
  package var elementCount: Int { elements.reduce(0) { $0 + $1.count } }
}
