import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import ProjectEdits

/// Edits of all documents and property lists of real projects.
@Suite(.needsCorpus) struct CorpusEditTests {
  /// What an edit of all files comes to.
  private struct Result {
    var patches: [FilePatch] = []
    var edits = 0
    var refusals: [String: Int] = [:]
  }

  /// An edit of either format.
  private enum AnyEdit {
    case document(DocumentEdit)
    case list(PropertyListEdit)

    func apply(to text: inout EditedText) throws(EditRefusal) {
      switch self {
      case .document(let edit): try text.apply([edit])
      case .list(let edit): try text.apply([edit])
      }
    }
  }

  @Test func gitAppliesTheEditsOfDocuments() throws {
    let result = try Self.edit(endingIn: ".storyboard", ".xib") { bytes in
      try Self.documentEdits(of: DocumentText(bytes)).map { .document($0) }
    }
    try Self.expectApplies(result)
    for file in result.patches { Self.expectSameScenes(file) }
  }

  @Test func gitAppliesTheEditsOfPropertyLists() throws {
    let manifest = ["UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes"]
    let result = try Self.edit(endingIn: "Info.plist") { bytes in
      _ = try PropertyListText(bytes)
      return [
        .list(.set(.boolean(true), at: manifest)),
        .list(.append("com.example.open", at: ["NSUserActivityTypes"])),
      ]
    }
    try Self.expectApplies(result)
  }
}

extension CorpusEditTests {
  /// The edits for tabs, columns, and roots of a document.
  private static func documentEdits(of document: DocumentText) -> [DocumentEdit] {
    document.markup.elements.flatMap { element -> [DocumentEdit] in
      guard let id = document.value(of: "id", in: element) else { return [] }
      return switch element.name {
      case "tabBarItem":
        [
          .setAttributes(["title": "Title", "image": "star", "catalog": "system"], id: id),
          .addImage(.symbol("star")),
        ]
          + (document.value(of: "image", in: element).map { [.removeUnusedImage($0)] } ?? [])
      case "tabBarController":
        [
          .setAttributes(["customClass": "Tabs", "customModule": "App"], id: id),
          .setRuntimeAttribute("mode", .integer(2), id: id),
        ]
      case "splitViewController":
        [
          .setAttributes(
            ["primaryBackgroundStyle": "sidebar", "preferredDisplayMode": "beside"], id: id),
          .addRelationship("compactViewController", id: id, destination: id, file: "A"),
        ]
      case "navigationController", "viewController", "tableViewController":
        [.setAttributes(["storyboardIdentifier": "root"], id: id)]
      default: []
      }
    }
  }

  /// Makes the edits of all files with different contents, one after another and then once more.
  private static func edit(
    endingIn endings: String..., edits: ([UInt8]) throws -> [AnyEdit]
  ) throws -> Result {
    var result = Result()
    let files = endings.flatMap { Corpus.files(endingIn: $0) }
    for bytes in Set(try files.map { try Array(Data(contentsOf: $0)) }) {
      do {
        let text = edited(bytes, try edits(bytes), &result)
        result.patches.append(FilePatch(path: "\(result.patches.count).txt", text))
      } catch let refusal as EditRefusal {
        result.refusals[kind(of: refusal), default: 0] += 1
      }
    }
    return result
  }

  private static func edited(
    _ bytes: [UInt8], _ edits: [AnyEdit], _ result: inout Result
  ) -> EditedText {
    var text = EditedText(original: bytes)
    for edit in edits {
      do throws(EditRefusal) {
        try edit.apply(to: &text)
        result.edits += 1
      } catch {
        result.refusals[kind(of: error), default: 0] += 1
      }
    }
    let once = text.bytes
    for edit in edits { try? edit.apply(to: &text) }
    #expect(text.bytes == once)
    return text
  }

  /// The case of a refusal, without what it is about.
  private static func kind(of refusal: EditRefusal) -> String {
    String(String(describing: refusal).prefix { $0 != "(" })
  }

  private static func expectApplies(_ result: Result) throws {
    let patch = Patch(result.patches)
    print("\(result.edits) edits of \(patch.files.count) files; refused: \(result.refusals)")
    #expect(!patch.files.isEmpty)
    let git = try Git()
    for file in patch.files { try git.write(file.old ?? [], to: file.path) }
    try git.write(patch.bytes(by: "macward 1.0"), to: ".git/macward.patch")
    try git.run("apply", "--whitespace=nowarn", ".git/macward.patch")
    for file in patch.files { #expect(try git.read(file.path) == file.new, "\(file.path)") }
  }

  /// The reader of documents finds the same controllers and segues as before.
  private static func expectSameScenes(_ file: FilePatch) {
    let reader = DocumentReader()
    guard case .document(let old) = reader.read(file.old ?? [], as: "a.storyboard") else { return }
    guard case .document(let new) = reader.read(file.new, as: "a.storyboard") else {
      Issue.record("\(file.path) cannot be read any more")
      return
    }
    #expect(new.controllers.map(\.id) == old.controllers.map(\.id))
    #expect(new.controllers.map(\.kind) == old.controllers.map(\.kind))
    #expect(segues(new) == segues(old))
  }

  /// The destinations of all segues but the new relationship.
  private static func segues(_ document: Document) -> [String] {
    document.segues.filter { $0.relationship != "compactViewController" }
      .map(\.destination)
  }
}
