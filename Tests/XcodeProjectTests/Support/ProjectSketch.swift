import Foundation
import XcodeProject

/// Writes project files: objects by name, whose fields are OpenStep text.
struct ProjectSketch {
  /// The objects, by identifier.
  var objects: [String: String] = [
    "Project": """
    isa = PBXProject; mainGroup = Main; buildConfigurationList = ProjectList; targets = (App);
    developmentRegion = en;
    """,
    "Main": "isa = PBXGroup; children = (); sourceTree = \"<group>\";",
    "ProjectList": "buildConfigurations = (P1); defaultConfigurationName = Release;",
    "P1": "isa = XCBuildConfiguration; name = Release; buildSettings = {};",
    "App": """
    isa = PBXNativeTarget; name = App; buildConfigurationList = AppList; buildPhases = (Copy);
    productType = "com.apple.product-type.application";
    """,
    "AppList": "buildConfigurations = (A1);",
    "A1": "isa = XCBuildConfiguration; name = Release; buildSettings = {};",
    "Copy": "isa = PBXResourcesBuildPhase; files = ();",
  ]

  init(_ changes: [String: String] = [:]) {
    objects.merge(changes) { $1 }
  }

  /// A project with settings of its own and of its target.
  init(project: String = "", target: String = "") {
    self.init()
    set("P1", project)
    set("A1", target)
  }

  /// Gives a configuration its settings, and a configuration file below them.
  mutating func set(_ configuration: String, _ settings: String, file: String? = nil) {
    let base = file.map { "baseConfigurationReference = \($0);" } ?? ""
    objects[configuration] = """
      isa = XCBuildConfiguration; name = Release; \(base) buildSettings = {\(settings)};
      """
  }

  /// The text of `project.pbxproj`.
  var text: String {
    let body = objects.sorted { $0.key < $1.key }.map { "\($0.key) = {\($0.value)};" }
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = Project; objects = {
      \(body.joined(separator: "\n"))
      }; }
      """
  }

  /// The project as it is read, below a folder.
  func read(in folder: String = "/Work") throws -> ProjectFile {
    try ProjectFile(Data(text.utf8), file: folder + "/App.xcodeproj/project.pbxproj")
  }
}
