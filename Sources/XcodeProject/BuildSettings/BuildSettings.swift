/// The settings of a target in one configuration and for one SDK, merged as Xcode does: what Xcode
/// gives every target, the project's configuration file, the project's settings, the target's
/// configuration file, and the target's settings, each above the ones before.
package struct BuildSettings: Sendable {
  /// The SDK that conditions were decided for.
  package let sdk: BuildSDK
  /// The name of the configuration.
  package let configuration: String
  /// Configuration files that cannot be read.
  package internal(set) var problems: [ProjectError] = []

  /// The values given to each name, the one that counts last.
  private(set) var definitions: [String: [String]] = [:]

  init(sdk: BuildSDK, configuration: String) {
    self.sdk = sdk
    self.configuration = configuration
  }

  /// The value of a setting with all references replaced, or `nil` where nothing defines it.
  package subscript(name: String) -> String? {
    guard definitions[name] != nil else { return nil }
    var evaluation = SettingEvaluation(definitions: definitions)
    return evaluation.value(of: name)
  }

  /// The value of a setting as yes or no, or `nil` where it says neither.
  package func flag(_ name: String) -> Bool? {
    self[name].flatMap { Truth($0.trimmed)?.value }
  }

  /// The words of a setting's value, which spaces part where no quotes hold them together.
  package func list(_ name: String) -> [String] {
    SettingWords.split(self[name] ?? "")
  }

  /// A text with the references to settings replaced, such as a value in `Info.plist`.
  package func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var evaluation = SettingEvaluation(definitions: definitions)
    return evaluation.expand(text)
  }

  /// The names of all settings, sorted.
  package var names: [String] { definitions.keys.sorted() }

  /// Puts a value above those that a name has.
  mutating func define(_ name: String, as value: String) {
    definitions[name, default: []].append(value)
  }

  /// Puts a value above those that a name has, if the conditions behind the name hold.
  mutating func define(_ name: SettingName, as value: String) {
    guard name.holds(for: sdk, configuration: configuration) else { return }
    define(name.name, as: value)
  }
}
