/// The settings of a target in one configuration and for one SDK, merged as Xcode does: Xcode's
/// defaults, the project's configuration file, the project's settings, the target's configuration
/// file, and the target's settings. Each level overrides the ones before it.
package struct BuildSettings: Sendable {
  /// The SDK that conditions such as `[sdk=iphoneos*]` are evaluated for.
  package let sdk: BuildSDK
  /// The name of the configuration.
  package let configuration: String
  /// The configuration files that cannot be read.
  package internal(set) var problems: [ProjectError] = []

  /// The values of each name, in order of increasing precedence.
  private(set) var definitions: [String: [String]] = [:]

  init(sdk: BuildSDK, configuration: String) {
    self.sdk = sdk
    self.configuration = configuration
  }

  /// The value of a setting with all references replaced, or `nil` if the setting is undefined.
  package subscript(name: String) -> String? {
    guard definitions[name] != nil else { return nil }
    var evaluation = SettingEvaluation(definitions: definitions)
    return evaluation.value(of: name)
  }

  /// Returns the value of a setting as a Boolean, or `nil` if it is neither true nor false.
  package func flag(_ name: String) -> Bool? {
    self[name].flatMap { FlagWord($0.trimmed)?.value }
  }

  /// Returns the words of a setting's value, separated by spaces outside quotation marks.
  package func list(_ name: String) -> [String] {
    SettingWords.split(self[name] ?? "")
  }

  /// Returns a text with its references to settings replaced, such as a value in `Info.plist`.
  package func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var evaluation = SettingEvaluation(definitions: definitions)
    return evaluation.expand(text)
  }

  /// The names of all settings, sorted.
  package var names: [String] { definitions.keys.sorted() }

  /// Adds a value of a name, which overrides the existing ones.
  mutating func define(_ name: String, as value: String) {
    definitions[name, default: []].append(value)
  }

  /// Adds the values of a level, which override those of lower levels. Within a level, a setting
  /// with conditions overrides the same one without, and a narrower condition overrides a wider
  /// one.
  mutating func define(_ values: [(key: String, value: String)]) {
    var conditional: [(key: String, value: String)] = []
    for (key, value) in values {
      if key.utf8.contains(UInt8(ascii: "[")) {
        conditional.append((key, value))
      } else {
        define(key, as: value)
      }
    }
    conditional.sort { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
    for (key, value) in conditional { define(SettingName(key), as: value) }
  }

  /// Adds the values of a configuration file, which override those of lower levels.
  mutating func define(_ file: ConfigurationFile) {
    for assignment in file.assignments { define(assignment.name, as: assignment.value) }
    problems += file.problems
  }

  /// Adds Xcode's own settings that paths and names depend on.
  mutating func defineDefaults(
    target: String, project: String, sourceRoot root: String, language: String?
  ) {
    let defaults = [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root,
      "PROJECT_FILE_PATH": root + "/" + project + ".xcodeproj",
      "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PLATFORM_NAME": sdk.rawValue,
      "EFFECTIVE_PLATFORM_NAME": sdk == .macosx ? "" : "-" + sdk.rawValue,
      "DEVELOPMENT_LANGUAGE": language ?? "en",
    ]
    for (name, value) in defaults { define(name, as: value) }
  }

  /// Adds a value of a name, which overrides the existing ones, if the conditions of the name are
  /// met.
  mutating func define(_ name: SettingName, as value: String) {
    guard name.holds(for: sdk, configuration: configuration) else { return }
    define(name.name, as: value)
  }
}
