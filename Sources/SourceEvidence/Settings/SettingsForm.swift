package import FileReading

/// What a screen with settings has: settings in the user defaults, and other rows.
package struct SettingsForm: Sendable, Hashable {
  /// The settings whose control, title, key, and values are known, in the order of the code.
  package var settings: [StoredSetting] = []
  /// The controls of which something is not known, such as the key, and views that may contain controls.
  package var unknownControls: [SourceLocation] = []
  /// Buttons and links, which store nothing themselves.
  package var otherRows: [SourceLocation] = []

  /// Whether all controls of the screen are known, and there are some.
  package var isKnown: Bool { !settings.isEmpty && unknownControls.isEmpty }

  /// Creates an empty form.
  package init() {}
}

/// A control with a title whose value is in the user defaults.
package struct StoredSetting: Sendable, Hashable {
  /// A control, with the value that it has before people change it.
  package enum Control: Sendable, Hashable {
    /// A switch.
    case toggle(Bool)
    /// A text field.
    case text(String)
    /// A list of values to choose from.
    case choice(StoredValue, [Choice])
    /// A slider.
    case slider(Double, ClosedRange<Double>)
  }

  /// A value to choose, with its title.
  package struct Choice: Sendable, Hashable {
    /// The title.
    package var title: String
    /// The value.
    package var value: StoredValue
  }

  /// The title, as people read it.
  package var title: String
  /// The key in the user defaults.
  package var key: String
  /// The control.
  package var control: Control
  /// The place of the control.
  package var place: SourceLocation

  /// Creates a setting.
  package init(title: String, key: String, control: Control, place: SourceLocation) {
    (self.title, self.key, self.control, self.place) = (title, key, control, place)
  }
}

/// A value in the user defaults.
package enum StoredValue: Sendable, Hashable {
  /// A Boolean.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// A text.
  case text(String)
}
