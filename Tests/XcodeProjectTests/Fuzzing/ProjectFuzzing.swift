import Foundation
import XcodeProject

/// What the fuzzer tries with bytes that may be a `project.pbxproj`.
enum ProjectFuzzing {
  /// A folder that there is not: what a project names is looked for and not found.
  private static let file = "/nowhere/Fuzzed.xcodeproj/project.pbxproj"

  /// Reads bytes, and asks for all that depends on them.
  static func read(_ bytes: [UInt8]) {
    guard let project = try? ProjectFile(Data(bytes), file: file) else { return }
    // The tool asks for some settings of the apps; all settings of thousands would take its time.
    for target in project.targets.prefix(30) {
      let settings = project.settings(of: target, sdk: .macosx)
      for name in settings.names.prefix(30) { _ = settings[name] }
      _ = (project.contents(of: target), project.parts(of: target))
      _ = (project.sources(of: target), project.synchronizedFolders(of: target))
      _ = TargetPlatforms(settings, of: target)
      _ = project.info(of: target, with: settings)
    }
  }
}
