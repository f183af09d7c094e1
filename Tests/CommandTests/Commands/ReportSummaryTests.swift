import Foundation
import TestSupport
import Testing

@Suite struct ReportSummaryTests {
  private static var samples: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: "Samples").path
      ).filter { !$0.contains(".") }.sorted()
    }
  }

  @Test func eachSampleFitsOnAScreen() async throws {
    let samples = try Self.samples
    #expect(samples.count > 8)
    for sample in samples {
      let run = try await Macward.run("report", Repository.sample(sample))
      #expect(run.status == 0)
      #expect(run.output.components(separatedBy: "\n").count <= 61, "\(sample)")
    }
  }

  @Test func aPrintedPathCanBePastedIntoExplain() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Repository.sample("DeepTabs"), toPath: folder.path + "/My App")
    let run = try await Macward.start("report", "My App", in: folder.url)
    let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let word = try #require(lines.first { $0.hasPrefix("'My App/") && $0.contains("#") })
    let explained = try await Shell.run("macward explain \(word)", in: folder.url)
    #expect(explained.status == 0 && explained.output.contains("→ Sidebar"))
  }

  @Test func theCommandsOfASummaryWork() async throws {
    let folder = try TemporaryFolder()
    for sample in ["DeepTabs", "FlatTabs"] {
      try folder.write("", to: "All/\(sample)/\(sample).xcodeproj/xcshareddata")
      try FileManager.default.copyItem(
        atPath: "\(Repository.sample(sample))/\(sample)",
        toPath: folder.path + "/All/\(sample)/\(sample)")
    }
    let all = try await Macward.start("report", "All", in: folder.url)
    let commands = all.output.split(separator: "\n").filter { $0.hasPrefix("  macward ") }
    #expect(commands.contains("  macward report All --app DeepTabs"))
    for command in commands {
      let run = try await Shell.run(String(command), in: folder.url)
      #expect(run.status == 0, "\(command)")
    }
  }

  @Test func anAppIsNamedWithoutACircle() async throws {
    let folder = try TemporaryFolder()
    let screen = storyboard(initial: "a", .controller("tabBarController", "a"))
    try folder.write(screen, to: "All/Reader/Main.storyboard")
    try folder.write("", to: "All/Reader/Reader.xcodeproj/xcshareddata")
    try folder.write(screen, to: "All/Other/Main.storyboard")
    try folder.write("", to: "All/Other/reader.xcodeproj/xcshareddata")
    let all = try await Macward.start("report", "All", in: folder.url)
    let command = try #require(all.output.split(separator: "\n").first { $0.contains("--app") })
    let one = try await Shell.run(String(command), in: folder.url)
    #expect(one.status == 0 && one.output.contains("Starts with"))
  }

  @Test func anAppHasTheNameBelowItsIcon() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = M; buildConfigurationList = L; targets = (T);};
      M = {isa = PBXGroup; children = (); sourceTree = "<group>";};
      L = {buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {};};
      T = {isa = PBXNativeTarget; name = Client; buildConfigurationList = TL; buildPhases = ();
      fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.application";};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      TL = {buildConfigurations = (TC);};
      TC = {isa = XCBuildConfiguration; name = Release; buildSettings = {
      SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_CFBundleDisplayName = "Small Letters"; };};
      }; }
      """, to: "App.xcodeproj/project.pbxproj")
    try folder.write(storyboard(initial: "a", .screen("a")), to: "App/Main.storyboard")
    let run = try await Macward.run("report", folder.path, "--app", "small letters")
    #expect(run.output.hasPrefix("Small Letters\n═"))
    let page = try await Macward.run("report", folder.path, "--format", "html")
    #expect(page.output.contains("<title>Small Letters on the Mac"))
  }

  @Test func commandsRepeatTheGivenOptions() async throws {
    let run = try await Macward.run(
      "report", Repository.sample("DeepTabs"), "--for", "ipad", "--exclude", "No Such/**",
      "--no-source")
    #expect(
      run.output.contains("--for ipad --exclude 'No Such/**' --no-source --details"))
  }

  @Test func aSummarySaysIfTheAppCannotStart() async throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(initial: "a", .screen("a")), to: "App/Main.storyboard")
    try folder.write(mainStoryboard("Start"), to: "App/Info.plist")
    let run = try await Macward.start("report", "App", in: folder.url)
    #expect(run.output.contains("Warning      The app is to start with “Start”"))
  }

  @Test func aRuleOrASeverityNarrowsTheReport() async throws {
    let sample = Repository.sample("DeepTabs")
    let rule = try await Macward.run("report", sample, "--rule", "icons")
    #expect(rule.output.contains("Tab with a filled symbol"))
    #expect(!rule.output.contains("Required"))
    let json = try await Macward.run(
      "report", sample, "--severity", "required", "--format", "json")
    #expect(!json.output.contains("\"severity\" : \"consider\""))
    let wrong = try await Macward.run("report", sample, "--rule", "icns")
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean “icons”?"))
  }
}
