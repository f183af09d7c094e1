import Foundation
import TestSupport
import Testing

/// The formats for editors and build servers, as the program writes them.
@Suite struct ReportFormatTests {
  private static let formats = ["sarif", "xcode", "github", "checkstyle"]

  /// How each format begins with what is most severe, and a finding of the sample Couch in it.
  @Test(arguments: [
    ("sarif", "{\n", "\"ruleId\" : \"tvos/tab-bar\""),
    (
      "xcode", "\(Repository.sample("Couch"))/Couch/Base.lproj/Main.storyboard:1:1: error: ",
      " [tvos/tab-bar]\n"
    ),
    ("github", "::error file=Couch/Base.lproj/Main.storyboard,line=1,title=", "[tvos/tab-bar]::"),
    (
      "checkstyle", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
      "source=\"macward.tvos/tab-bar\""
    ),
  ])
  func reportsAProject(format: String, start: String, finding: String) async throws {
    let run = try await Macward.run("report", Repository.sample("Couch"), "--format", format)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix(start))
    #expect(run.output.contains(finding))
  }

  @Test(arguments: formats)
  func writesToAFile(format: String) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "findings")
    let arguments = ["report", Repository.sample("Trailhead"), "--format", format]
    let run = try await Macward.run(arguments + ["--output", file.path])
    #expect(run.status == 0 && run.output.isEmpty)
    let printed = try await Macward.run(arguments + ["--color", "always"])
    #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
  }

  @Test(arguments: formats)
  func theExitStatusIsThatOfAnyFormat(format: String) async throws {
    let failing = try await Macward.run(
      "report", Repository.sample("DeepTabs"), "--format", format, "--fail-on", "required")
    #expect(failing.status == 1 && !failing.output.isEmpty)
    let passing = try await Macward.run(
      "report", Repository.sample("Postcards"), "--format", format, "--fail-on", "required")
    #expect(passing.status == 0)
    let folder = try TemporaryFolder()
    try folder.write("<document", to: "Broken.storyboard")
    let broken = try await Macward.run("report", folder.path, "--format", format)
    #expect(broken.status == 2)
    #expect(broken.output.contains("This is not a document of Interface Builder"))
  }

  @Test(arguments: formats)
  func pathsBeginWithTheProjectsFolder(format: String) async throws {
    let run = try await Macward.start(
      "report", "FlatTabs", "DeepTabs", "--format", format,
      in: Repository.root.appending(path: "Samples"))
    for sample in ["FlatTabs", "DeepTabs"] {
      #expect(run.output.contains("\(sample)/\(sample)/Base.lproj/Main.storyboard"))
    }
    #expect(!run.output.contains(Repository.root.path))
  }

  @Test func xcodeCanHaveAbsolutePaths() async throws {
    let sample = Repository.sample("Couch")
    let folder = URL(fileURLWithPath: sample).standardizedFileURL
    for options in [[sample], [".", "--absolute-paths"]] {
      let run = try await Macward.start(
        ["report", "--format", "xcode"] + options, in: folder)
      #expect(run.status == 0)
      let lines = run.output.split(separator: "\n")
      #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("\(folder.path)/") })
    }
    let wrong = try await Macward.run("report", sample, "--absolute-paths")
    #expect(wrong.status == 64 && wrong.errors.contains("are for --format xcode."))
  }

  @Test func xcodeCanHaveWarningsInPlaceOfErrors() async throws {
    let arguments = ["report", Repository.sample("Couch"), "--format", "xcode"]
    let run = try await Macward.run(arguments)
    let lenient = try await Macward.run(arguments + ["--no-errors"])
    #expect(run.output.contains(": error: "))
    #expect(lenient.output == run.output.replacing(": error: ", with: ": warning: "))
  }

  /// The build-tool plug-in names the file in the environment, and its findings fail no build.
  @Test func aBuildHasAStampAndNoErrors() async throws {
    let folder = try TemporaryFolder()
    let stamp = folder.path + "/Findings.swift"
    let run = try await Macward.start(
      "report", Repository.sample("Couch"), "--format", "xcode",
      environment: ["MACWARD_STAMP": stamp])
    #expect(run.status == 0 && run.errors.isEmpty && !run.output.contains(": error: "))
    #expect(FileManager.default.contents(atPath: stamp)?.isEmpty == true)
  }

  @Test func aStampIsWrittenOnceEverythingIsRead() async throws {
    let folder = try TemporaryFolder()
    let stamp = folder.path + "/Findings.swift"
    let run = try await Macward.run(
      "report", Repository.sample("Couch"), "--stamp", stamp, "--fail-on", "required")
    #expect(run.status == 1)
    #expect(FileManager.default.contents(atPath: stamp)?.isEmpty == true)
    try FileManager.default.removeItem(atPath: stamp)
    try folder.write("<document", to: "App/Broken.storyboard")
    let broken = try await Macward.run("report", folder.path + "/App", "--stamp", stamp)
    #expect(broken.status == 2 && !FileManager.default.fileExists(atPath: stamp))
    let twice = try await Macward.run("report", "--stamp", stamp, "--output", stamp)
    #expect(twice.status == 64)
  }

  /// A name of a file, and a title in it, that would break any format that did not escape them.
  @Test(arguments: [
    ("sarif", "x%3A%3Ay%0A%25%2C%3Cz%3E.storyboard"), ("xcode", "x::y %,<z>.storyboard:3:1: "),
    ("github", "file=x%3A%3Ay%0A%25%2C<z>.storyboard,line="),
    ("checkstyle", "<file name=\"x::y&#10;%,&lt;z&gt;.storyboard\">"),
  ])
  func aHostileProjectIsText(format: String, path: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.hostile, to: "x::y\n%,<z>.storyboard")
    let run = try await Macward.run("report", folder.path, "--format", format)
    #expect(run.status == 0)
    #expect(run.output.contains(path))
    #expect(!run.output.contains("\n::warning::"))
  }

  @Test func aReviewIsOneFile() async throws {
    let folder = try TemporaryFolder()
    let run = try await Macward.start(
      "report", Repository.sample("DeepTabs"), "--format", "html", "--output", "review.html",
      in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(folder.names() == ["review.html"])
    let file = folder.url.appending(path: "review.html")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(
      page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.contains("class=\"picture\""))
    let plain = try await Macward.run(
      "report", Repository.sample("DeepTabs"), "--format", "html", "--no-pictures")
    #expect(
      plain.output.hasPrefix("<!DOCTYPE html>") && !plain.output.contains("class=\"picture\""))
  }

  @Test func theHelpNamesThem() async throws {
    let help = try await Macward.run("report", "--help").output
    for format in Self.formats { #expect(help.contains(format)) }
  }

  private static let hostile = storyboard(
    initial: "b", .tabs("b", "v", "w"), .screen("v").tab("]]><script>\n::warning::%0A"),
    .screen("w").tab("W"))
}
