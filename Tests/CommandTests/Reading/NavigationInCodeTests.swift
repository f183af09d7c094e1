import Foundation
import TestSupport
import Testing

/// What source code adds to reports, maps and audits.
@Suite struct NavigationInCodeTests {
  private static let storyboard = TestSupport.storyboard(
    initial: "a", .screen("a").ofClass("Home"), .screen("b").ofClass("Detail").identified("detail"))
  private static let code = """
    class Home: UIViewController {
      func go() {
        let next = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "detail")
        navigationController?.pushViewController(next, animated: true)
      }
    }
    """
  private static let tabs = """
    class Tabs: UITabBarController {
      override func viewDidLoad() { viewControllers = [First(), Second()] }
    }
    class First: UIViewController {}
    class Second: UIViewController {}
    """

  @Test func codeIsInTheMapAndInNoCount() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "Main.storyboard")
    try folder.write(Self.code, to: "Home.swift")
    let map = try await Macward.run("graph", folder.path)
    #expect(map.status == 0 && map.output.contains("n1 -->|\"in code\"| n2"))
    let without = try await Macward.run("graph", folder.path, "--no-source")
    #expect(without.status == 0 && !without.output.contains("in code"))
    let reports = [
      try await Macward.run("report", folder.path, "--format", "json"),
      try await Macward.run("report", folder.path, "--format", "json", "--no-source"),
    ]
    let counts = try reports.map { try Self.json($0.output)["statistics"] as? NSDictionary }
    #expect(counts[0] != nil && counts[0] == counts[1])
  }

  @Test func aFolderOfCodeWithContainersIsReported() async throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    try folder.write(Self.tabs, to: "Sources/App/Tabs.swift")
    let report = try await Macward.run("report", folder.path, "--format", "json")
    #expect(report.status == 0 && report.errors.isEmpty)
    let projects = try #require(try Self.json(report.output)["projects"] as? [[String: Any]])
    let structures = try #require(projects.first?["structures"] as? [[String: Any]])
    #expect(structures.first?["file"] as? String == "Sources/App/Tabs.swift")
    #expect(structures.first?["object"] as? String == "Tabs")
    let without = try await Macward.run("report", folder.path, "--no-source")
    #expect(without.status == 2 && without.errors.contains("no code that makes containers"))
  }

  @Test(arguments: ["report", "audit", "graph"])
  func aFolderOfOtherCodeIsNothingToRead(command: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Model { var tabs = 3 }", to: "code/Model.swift")
    let options = command == "audit" ? ["--output", folder.path + "/out"] : []
    let run = try await Macward.run([command, folder.path + "/code"] + options)
    #expect(run.status == 2 && run.errors.contains("no code that makes containers"))
  }

  @Test func anAuditReportsCodeAsTheReportDoes() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: "code/App/App.xcodeproj/project.pbxproj")
    try folder.write(Self.storyboard, to: "code/App/One/Main.storyboard")
    try folder.write(Self.code, to: "code/App/Home.swift")
    try folder.write(Self.tabs, to: "code/App/Two/Tabs.swift")
    try folder.write("// swift-tools-version: 6.0", to: "code/Package/Package.swift")
    try folder.write(Self.tabs, to: "code/Package/Tabs.swift")
    try folder.write("// swift-tools-version: 6.0", to: "code/Tools/Package.swift")
    try folder.write("struct Model {}", to: "code/Tools/Model.swift")
    let run = try await Macward.run(
      "audit", folder.path + "/code", "--output", folder.path + "/out", "--jobs", "4")
    #expect(run.status == 0, "\(run.errors)")
    let report = try await Macward.run("report", folder.path + "/code", "--format", "json")
    let expected = try #require(try Self.json(report.output)["projects"] as? [NSDictionary])
    #expect(expected.compactMap { $0["name"] as? String } == ["One", "Two", "Package"])
    let files = try #require(FileManager.default.enumerator(atPath: folder.path + "/out"))
    let audited = try files.compactMap { $0 as? String }.filter { $0.hasSuffix("report.json") }
      .flatMap { file in
        let text = try String(contentsOfFile: "\(folder.path)/out/\(file)", encoding: .utf8)
        return try Self.json(text)["projects"] as? [NSDictionary] ?? []
      }
    #expect(Set(audited) == Set(expected))
  }

  /// Two apps: one has the storyboard and `Home.swift`, the other one that and `Tabs.swift`.
  private static let project = """
    { rootObject = P; objects = { P = { isa = PBXProject; targets = (One, Two); };
    One = { isa = PBXNativeTarget; name = One; buildConfigurationList = L; buildPhases = (R1, S1);
      productType = "com.apple.product-type.application"; };
    Two = { isa = PBXNativeTarget; name = Two; buildConfigurationList = L; buildPhases = (S2);
      productType = "com.apple.product-type.application"; };
    R1 = { isa = PBXResourcesBuildPhase; files = (B1); };
    S1 = { isa = PBXSourcesBuildPhase; files = (B2); };
    S2 = { isa = PBXSourcesBuildPhase; files = (B2, B3); };
    B1 = { fileRef = F1; }; F1 = { path = One/Main.storyboard; sourceTree = SOURCE_ROOT; };
    B2 = { fileRef = F2; }; F2 = { path = Home.swift; sourceTree = SOURCE_ROOT; };
    B3 = { fileRef = F3; }; F3 = { path = Two/Tabs.swift; sourceTree = SOURCE_ROOT; };
    L = { buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
      SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; }; };
    }; }
    """

  private static func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
