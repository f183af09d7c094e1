import Projects
import SourceEvidence
import XcodeProject

/// A feature of iPhone or iPad that a Mac may not have (HIG:Catalyst).
struct DeviceFeature {
  /// The feature, in a few words.
  var words: String
  /// The required capabilities, entitlements, and keys of property lists that are about it.
  var signs: [String]
  /// The frameworks for it. A declaration without code that imports one of them has no effect.
  var modules: Set<String> = []

  /// Returns the features that an app needs or declares.
  static func all(of project: Project) -> [DeviceFeature] {
    let source = project.source.flatMap { $0.fileCount > 0 ? $0 : nil }
    let imported = source.map { Set($0.traits.imports.map(\.module)) }
    return known.filter { feature in project.apps.contains { feature.isPart(of: $0, imported) } }
  }

  /// Whether a target needs the feature or, with code that uses it, declares it. A requirement always
  /// counts.
  private func isPart(of app: AppTarget, _ imported: Set<String>?) -> Bool {
    if signs.contains(where: app.requiredCapabilities.contains) { return true }
    guard imported.map({ !$0.isDisjoint(with: modules) }) ?? true else { return false }
    return signs.contains {
      app.entitlements.contains($0) || app.usageDescriptions.contains($0)
    }
  }

  private static let known = [
    DeviceFeature(
      words: "health data",
      signs: [
        "healthkit", "com.apple.developer.healthkit", "NSHealthShareUsageDescription",
        "NSHealthUpdateUsageDescription",
      ],
      modules: ["HealthKit", "HealthKitUI"]),
    DeviceFeature(words: "augmented reality", signs: ["arkit"]),
    DeviceFeature(
      words: "motion sensors",
      signs: ["accelerometer", "gyroscope", "magnetometer", "NSMotionUsageDescription"],
      modules: ["CoreMotion"]),
    DeviceFeature(
      words: "a camera with a flash or autofocus", signs: ["camera-flash", "auto-focus-camera"]),
    DeviceFeature(
      words: "near-field communication",
      signs: ["nfc", "com.apple.developer.nfc.readersession.formats", "NFCReaderUsageDescription"],
      modules: ["CoreNFC"]),
    DeviceFeature(words: "telephony", signs: ["telephony", "sms"]),
    DeviceFeature(words: "satellite positioning", signs: ["gps"]),
  ]
}
