import FileReading
import MigrationStrategy
import ProjectEdits
import Projects
import XcodeProject

/// Mac Catalyst as a destination of the app's targets.
struct CatalystRecipe: Recipe {
  private static let setting = "SUPPORTS_MACCATALYST"

  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for app in context.app.project.apps where app.platforms.contains(.iOS) {
      guard app.isForIPad else {
        draft.notes.append(.iPhoneOnly(app.name, at: findings.first?.location))
        continue
      }
      let file = app.macSettings.file
      guard file.hasSuffix(".pbxproj"), let bytes = context.app.files.bytes(of: file),
        let splices = ProjectText(bytes).splices(
          setting: Self.setting, to: "YES", ofTarget: app.name)
      else {
        draft.notes.append(
          .write(
            "\(Self.setting) = YES", at: findings.first?.location,
            "The settings of the target \(app.name) are not in a project file as Xcode writes it: add "
              + "the setting where they are."))
        continue
      }
      draft.edits.append(
        Edit(
          place: SourceLocation(file: file, line: app.macSettings.lines[Self.setting] ?? 1),
          object: app.name, name: Self.setting, before: nil, after: "YES", changes: .code(splices)))
    }
    draft.notes.append(.libraries)
  }
}

extension Note {
  fileprivate static func iPhoneOnly(_ name: String, at place: SourceLocation?) -> Note {
    Note(
      kind: .refused, place: place,
      text:
        "The target \(name) is for iPhone alone, and Mac Catalyst runs apps for iPad: let it run there first."
    )
  }

  fileprivate static let libraries = Note(
    kind: .advice,
    text:
      "A library without a part for Mac Catalyst keeps the app from linking: leave it out there, with "
      + "a platform filter of its target membership.")
}
