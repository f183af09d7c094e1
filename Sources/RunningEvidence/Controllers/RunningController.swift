package import FileReading

/// A view controller in the hierarchy of a running app.
package struct RunningController: Sendable, Equatable {
  /// The class.
  package var name: RunningName
  /// The address in memory, or `nil` if the dump has none.
  package var address: UInt64?
  /// Where the controller is in its appearance, or `nil` if the dump does not tell.
  package var state: RunningState?
  /// The view, or `nil` if the dump does not tell.
  package var view: RunningView?
  /// How the controller is presented, or `nil` for a child and for the root of a window.
  package var presentation: RunningPresentation?
  /// What the controller is for.
  package var kind = RunningKind.screen
  /// The child controllers, in order.
  package var children: [RunningController] = []
  /// The controllers that this one presents.
  package var presented: [RunningController] = []
  /// The line of the dump.
  package var location: SourceLocation

  /// Creates a controller without children.
  package init(
    name: RunningName, address: UInt64? = nil, state: RunningState? = nil,
    view: RunningView? = nil, presentation: RunningPresentation? = nil, location: SourceLocation
  ) {
    self.name = name
    self.address = address
    self.state = state
    self.view = view
    self.presentation = presentation
    self.location = location
  }

  /// The children that are no helpers of the system.
  package var ownChildren: [RunningController] { children.filter { $0.kind != .helper } }

  /// The types of the views that a hosting controller shows, without those of SwiftUI.
  package var hostedViews: [RunningName] { kind == .hosting ? name.ownArguments : [] }

  /// Whether the controller is a screen of the app. A container is none, and a hosting controller
  /// around one is none, either.
  package var isScreen: Bool {
    switch kind {
    case .screen, .table, .collection: true
    case .hosting: !ownChildren.contains { $0.kind.isContainer }
    default: false
    }
  }

  /// The number of controllers in the tree, with this one.
  package var count: Int {
    1 + children.reduce(0) { $0 + $1.count } + presented.reduce(0) { $0 + $1.count }
  }
}
