import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct ProjectFileTests {
  @Test func readsTheTargets() throws {
    let project = try ProjectSketch([
      "Project": "isa = PBXProject; buildConfigurationList = ProjectList; targets = (A, B, C, D);",
      "A": target("Reader", "com.apple.product-type.application"),
      "B": target("Ünit", "com.apple.product-type.bundle.unit-test"),
      "C": "isa = PBXAggregateTarget; name = All; buildConfigurationList = AppList;",
      "D": "isa = PBXLegacyTarget; name = Make; productType = \"org.example.tool\";",
    ]).read()
    #expect(project.name == "App")
    #expect(project.folder == "/Work")
    #expect(project.targets.map(\.name) == ["Reader", "Ünit", "All", "Make"])
    #expect(project.targets.map(\.kind) == [.native, .native, .aggregate, .legacy])
    #expect(project.targets.map(\.productType) == [.application, .unitTestBundle, nil, nil])
    #expect(project.targets.map(\.configurations) == [["Release"], ["Release"], ["Release"], []])
  }

  @Test(
    arguments: [
      ("(P1, P2)", "defaultConfigurationName = Debug;", "Debug"),
      ("(P1, P2)", "", "Release"), ("(P1, P2)", "defaultConfigurationName = Gone;", "Release"),
      ("(P2)", "", "Debug"), ("()", "", "Release"),
    ])
  func theDefaultConfiguration(list: String, name: String, expected: String) throws {
    let project = try ProjectSketch([
      "ProjectList": "buildConfigurations = \(list); \(name)", "P2": "name = Debug;",
    ]).read()
    #expect(project.defaultConfiguration == expected)
  }

  @Test func everyKnownProductTypeIsFoundByItsIdentifier() {
    for type in ProductType.allCases {
      #expect(ProductType(identifier: "com.apple.product-type." + type.rawValue) == type)
    }
    #expect(ProductType(identifier: "application") == nil)
    #expect(ProductType.allCases.filter(\.isApp).count == 2)
    #expect(ProductType.allCases.allSatisfy { !($0.isApp && $0.isTest) })
  }

  @Test func namesThatLeadNowhereArePassedOver() throws {
    let project = try ProjectSketch([
      "Project": "isa = PBXProject; targets = (Gone, App, ProjectList); mainGroup = Gone;",
      "App": "isa = PBXNativeTarget; name = App; buildPhases = (Gone, Copy);",
      "Copy": "isa = PBXResourcesBuildPhase; files = (Gone, F1); ",
      "F1": "isa = PBXBuildFile; fileRef = Gone;",
    ]).read()
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.resources(of: project.targets[0]).isEmpty)
  }

  @Test(
    arguments: [
      ("", "empty"), ("{}", "not an Xcode project"), ("(a)", "not an Xcode project"),
      ("{ objects = {}; }", "rootObject"), ("{\nobjects = {};\nrootObject = A;\n}", "rootObject"),
    ])
  func whatIsNoProjectIsAnError(text: String, message: String) {
    let error = #expect(throws: ProjectError.self) {
      try ProjectFile(Data(text.utf8), file: "App.xcodeproj/project.pbxproj")
    }
    #expect(error?.file == "App.xcodeproj/project.pbxproj")
    #expect(error?.message.contains(message) == true)
  }

  @Test func readsAFolder() throws {
    try withFolder([
      "Empty.xcodeproj/project.pbxproj": "", "App.xcodeproj/project.pbxproj": ProjectSketch().text,
    ]) { root in
      let project = try ProjectFile(contentsOf: root + "/App.xcodeproj")
      #expect(project.folder == root)
      let error = #expect(throws: ProjectError.self) {
        try ProjectFile(contentsOf: root + "/Empty.xcodeproj")
      }
      #expect(error?.file == root + "/Empty.xcodeproj/project.pbxproj")
      #expect(throws: ProjectError.self) { try ProjectFile(contentsOf: root + "/None.xcodeproj") }
    }
  }

  private func target(_ name: String, _ type: String) -> String {
    """
    isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = AppList;
    productType = "\(type)";
    """
  }
}
