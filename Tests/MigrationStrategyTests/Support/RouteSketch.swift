import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// An app on disk, to find its routes to the Mac.
struct RouteSketch {
  /// The build settings of the target.
  var settings = "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";"
  /// The file references and build files of the frameworks phase.
  var linked: [(path: String, tree: String, filter: String)] = []
  /// The other objects of the project file.
  var objects = ""
  /// The other targets.
  var targets = ""
  /// The files, by path.
  var files: [String: String] = ["App/A.swift": "class List: UITableViewController {}"]

  /// What is advised for the app.
  func advice(team: String? = nil, catalog: Catalog? = nil) throws -> Advice {
    var all = files
    all["App.xcodeproj/project.pbxproj"] = project
    let list = all.map { (key: $0.key, value: $0.value) }
    return try withFolder(files: list) { folder in
      let input = InputReader(threads: 1).read([folder])
      let project = try #require(input.projects.first { $0.kind == .app })
      let configuration = try team.map { try Configuration(".macward.yml", text: $0) }
      return Strategy(try catalog ?? Catalog.inBinary.get()).advice(for: project, configuration)
    }
  }

  private var project: String {
    let numbers = linked.indices.map { "B\($0)" }.joined(separator: ",")
    let files = linked.enumerated().map { index, file in
      "F\(index) = {isa = PBXFileReference; path = \"\(file.path)\"; sourceTree = \(file.tree);};\n"
        + "B\(index) = {isa = PBXBuildFile; fileRef = F\(index); \(file.filter)};"
    }
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = M; buildConfigurationList = L; targets = (T\(targets));};
      M = {isa = PBXGroup; children = (\(linked.indices.map { "F\($0)" }.joined(separator: ","))); sourceTree = "<group>";};
      L = {buildConfigurations = (C); defaultConfigurationName = Release;};
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {};};
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = (FP);
      fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.application";};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      TL = {buildConfigurations = (TC);};
      TC = {isa = XCBuildConfiguration; name = Release; buildSettings = {
      \(settings)
      };};
      FP = {isa = PBXFrameworksBuildPhase; files = (\(numbers));};
      \(files.joined(separator: "\n"))
      \(objects)
      }; }
      """
  }
}
