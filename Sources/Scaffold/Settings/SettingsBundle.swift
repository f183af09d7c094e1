import ProjectEdits
import SourceEvidence

/// The property list of a `Settings.bundle`, from which the system makes the Settings window
/// (https://developer.apple.com/library/archive/documentation/PreferenceSettings/Conceptual/SettingsApplicationSchemaReference/).
struct SettingsBundle {
  /// The settings.
  let form: SettingsForm

  /// The path of the property list in the folder for new files.
  static let path = "Settings.bundle/Root.plist"

  /// The contents of the property list.
  var root: WritablePropertyValue {
    .dictionary([
      "PreferenceSpecifiers": .array(form.settings.flatMap(Self.specifiers)),
      "StringsTable": .string("Root"),
    ])
  }

  /// The rows of a setting. A slider has no title of its own, so that its group has it.
  private static func specifiers(_ setting: StoredSetting) -> [WritablePropertyValue] {
    var row: [String: WritablePropertyValue] = ["Key": .string(setting.key)]
    let title = WritablePropertyValue.string(setting.title)
    switch setting.control {
    case .toggle(let isOn):
      row.add("PSToggleSwitchSpecifier", ["Title": title, "DefaultValue": .boolean(isOn)])
    case .text(let text):
      row.add("PSTextFieldSpecifier", ["Title": title, "DefaultValue": .string(text)])
    case .choice(let value, let choices):
      row.add(
        "PSMultiValueSpecifier",
        [
          "Title": title, "DefaultValue": value.inPropertyList,
          "Titles": .array(choices.map { .string($0.title) }),
          "Values": .array(choices.map(\.value.inPropertyList)),
        ])
    case .slider(let value, let range):
      row.add(
        "PSSliderSpecifier",
        [
          "DefaultValue": .real(value), "MinimumValue": .real(range.lowerBound),
          "MaximumValue": .real(range.upperBound),
        ])
      return [
        .dictionary(["Type": .string("PSGroupSpecifier"), "Title": title]), .dictionary(row),
      ]
    }
    return [.dictionary(row)]
  }
}

extension [String: WritablePropertyValue] {
  /// Adds the type of a row, and its values.
  fileprivate mutating func add(_ type: String, _ values: Self) {
    self["Type"] = .string(type)
    merge(values) { _, new in new }
  }
}

extension StoredValue {
  fileprivate var inPropertyList: WritablePropertyValue {
    switch self {
    case .flag(let flag): .boolean(flag)
    case .integer(let integer): .integer(integer)
    case .number(let number): .real(number)
    case .text(let text): .string(text)
    }
  }
}
