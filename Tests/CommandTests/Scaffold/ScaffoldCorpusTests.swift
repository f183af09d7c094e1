import Foundation
import TestSupport
import Testing

/// The scaffolds of real projects.
@Suite(.needsCorpus, .enabled(if: Shell.has("git"), "git is missing")) struct ScaffoldCorpusTests {
  @Test func everyPatchFits() async throws {
    var (projects, patches, empty) = (0, 0, 0)
    for folder in Corpus.projects {
      let output = try TemporaryFolder()
      let run = try await Macward.start(
        "scaffold", folder.path, "--all", "--risky", "--deployment-target", "14", "--output",
        output.path)
      #expect(run.status == 0, "\(folder.lastPathComponent): \(run.errors)")
      let all = Self.patches(in: output.url)
      for patch in all { try await Self.expectToFit(patch, folder) }
      (projects, patches, empty) = (
        projects + 1, patches + all.count, empty + (all.isEmpty ? 1 : 0)
      )
    }
    print("scaffold-check: \(projects) projects, \(empty) without patches; \(patches) patches fit")
  }

  private static func patches(in folder: URL) -> [URL] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".patch") }
      .sorted().map { folder.appending(path: $0) }
  }

  /// Checks a patch on copies of the files that it changes.
  private static func expectToFit(_ patch: URL, _ folder: URL) async throws {
    let text = String(decoding: try Data(contentsOf: patch), as: UTF8.self)
    guard !text.isEmpty else { return }
    let copy = try TemporaryFolder()
    for line in text.split(separator: "\n") where line.hasPrefix("--- a/") {
      let path = String(line.dropFirst(6)).replacing("\t", with: "")
      let original = try #require(Self.original(of: path, around: folder), "\(path)")
      let target = copy.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: original, to: target)
    }
    let run = try await Shell.run(
      "git init -q . && git apply --check \(Shell.quoted(patch.path))", in: copy.url)
    #expect(
      run.status == 0, "\(folder.lastPathComponent)/\(patch.lastPathComponent): \(run.output)")
  }

  /// The file of a path that begins at the project's folder or at that of a repository around it.
  private static func original(of path: String, around folder: URL) -> URL? {
    var base = folder
    while base.path != "/" {
      let file = base.appending(path: path)
      if FileManager.default.fileExists(atPath: file.path) { return file }
      base.deleteLastPathComponent()
    }
    return nil
  }
}
