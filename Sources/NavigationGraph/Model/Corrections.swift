package import FileReading

/// A team's correction of what was read about a container.
package struct Correction: Sendable {
  /// What is corrected.
  package enum Kind: Sendable, Hashable {
    /// Its role in the app.
    case role(Role)
    /// It is left out, for a reason.
    case ignored(String)
    /// It is the same container as another.
    case same(ScreenName)
    /// Its first screen: a class, a storyboard identifier, or `file#object`.
    case starts(String)
  }

  /// The container.
  package var container: ScreenName
  /// What is corrected.
  package var kind: Kind
  /// The location of the correction in the team's file.
  package var location: SourceLocation

  /// Creates a correction.
  package init(_ kind: Kind, of container: ScreenName, at location: SourceLocation) {
    self.kind = kind
    self.container = container
    self.location = location
  }
}

/// A correction that is not applied.
package struct StaleCorrection: Sendable {
  /// Why it is not applied.
  package enum Reason: Sendable {
    /// The corrected structure is no navigation controller.
    case notAStack
    /// Nothing has the name that it gives.
    case unknownName
  }

  /// The correction.
  package var correction: Correction
  /// Why it is not applied.
  package var reason: Reason
}

/// A team's corrections of what was read about containers.
package struct Corrections: Sendable {
  /// The corrections, in the order of the team's file.
  package var all: [Correction]

  /// Creates a collection of corrections.
  package init(_ all: [Correction] = []) { self.all = all }

  /// Whether a structure is left out.
  package func leavesOut(_ name: ScreenName) -> Bool {
    all.contains { correction in
      guard correction.container == name else { return false }
      switch correction.kind {
      case .ignored, .same: return true
      case .role, .starts: return false
      }
    }
  }

  /// Returns the role that a structure is given, or `nil` if it is not corrected.
  package func role(of name: ScreenName) -> Role? {
    all.lazy.compactMap { correction in
      guard correction.container == name, case .role(let role) = correction.kind else { return nil }
      return role
    }.first
  }
}
