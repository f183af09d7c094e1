import Foundation
import TestSupport
import Testing

@testable import ProjectEdits

/// Edits of real files that are damaged in many ways. It takes minutes, so it runs only where
/// `MACWARD_STRESS` says how often to damage each.
@Suite(.needsCorpus, .enabled(if: Mutator.rounds != nil, "MACWARD_STRESS asks for stress tests"))
struct EditStressTests {
  @Test func damagedDocumentsDoNoHarm() throws {
    try Self.damage(".storyboard", ".xib") { text in
      guard let document = try? DocumentText(text.bytes) else { return }
      for id in document.ids.sorted().prefix(10) {
        let edits: [DocumentEdit] = [
          .setAttributes(["title": "Title"], id: id), .addAttributes(["customClass": "A"], id: id),
          .setRuntimeAttribute("mode", .integer(2), id: id), .addImage(.symbol("star")),
          .addRelationship("compactViewController", id: id, destination: id, file: "A"),
        ]
        for edit in edits { try? text.apply([edit]) }
      }
    }
  }

  @Test func damagedPropertyListsDoNoHarm() throws {
    try Self.damage(".plist") { text in
      try? text.apply([.set(.boolean(true), at: ["UIApplicationSceneManifest", "A"])])
      try? text.apply([.append("A", at: ["NSUserActivityTypes"])])
    }
  }

  private static func damage(
    _ endings: String..., edit: (inout EditedText) -> Void
  ) throws {
    for file in endings.flatMap({ Corpus.files(endingIn: $0) }) {
      let bytes = [UInt8](try Data(contentsOf: file))
      var mutator = Mutator(seed: "edited " + file.path.suffix(80))
      for _ in 0..<(Mutator.rounds ?? 0) {
        for damaged in [mutator.truncated(bytes), mutator.mutated(bytes)] {
          var text = EditedText(original: damaged)
          edit(&text)
          _ = FilePatch(path: "a", text).bytes(by: "macward 1.0")
        }
      }
    }
  }
}
