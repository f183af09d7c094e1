import TestSupport
import Testing

@testable import XcodeProject

/// The dependencies in the files of package managers, and what these tell about the Mac.
struct DependencyReaderTests {
  /// Files, and the dependencies that they name.
  static let cases: [([String: String], [String])] = [
    (
      ["Podfile": "target 'A' do\n  pod 'B/Core', '~> 1.0'\n  pod \"C\"\n  # pod 'D'\nend"],
      ["pod B - unknown/unknown Podfile:2", "pod C - unknown/unknown Podfile:3"]
    ),
    (
      [
        "Podfile": "pod 'B'",
        "Podfile.lock": "PODS:\n  - B (1.2):\n    - E\n  - E (3.0)\n\nDEPENDENCIES:\n  - B\n",
      ], ["pod B 1.2 unknown/unknown Podfile:1"]
    ),
    (
      ["Podfile.lock": "PODS:\n  - B (1.2)\n\nDEPENDENCIES:\n  - B/Core (~> 1.0)\n\nSPEC REPOS:\n"],
      ["pod B 1.2 unknown/unknown Podfile.lock:5"]
    ),
    (
      [
        "Podfile": "pod 'B', :path => 'Own/B'",
        "Own/B/B.podspec": "Pod::Spec.new do |s|\n  s.ios.deployment_target = '12'\nend",
      ], ["pod B - unknown/missing Podfile:1"]
    ),
    (
      [
        "Podfile": "pod 'B', path: 'Own/B'",
        "Own/B/B.podspec": "s.ios.deployment_target = '12'\ns.osx.deployment_target = '11'",
      ], ["pod B - unknown/supported Podfile:1"]
    ),
    (
      ["Cartfile": "github \"a/B\" ~> 1.0\n# github \"a/C\"\ngit \"https://x.y/D.git\""],
      ["carthage B - unknown/unknown Cartfile:1", "carthage D - unknown/unknown Cartfile:3"]
    ),
    (
      [
        "Package.resolved":
          "{ \"pins\" : [\n{ \"location\" : \"https://x.y/B.git\",\n\"state\" : { \"version\" : \"2.0\" } } ] }"
      ], ["swift-package B 2.0 unknown/unknown Package.resolved:2"]
    ),
    (
      [
        "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved":
          "{ \"object\" : { \"pins\" : [\n{ \"repositoryURL\" : \"https://x.y/B/\" } ] } }"
      ],
      [
        "swift-package B - unknown/unknown "
          + "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved:2"
      ]
    ),
    (["Podfile": "\u{0}\u{FF}pod", "Package.resolved": "{"], []),
  ]

  @Test(arguments: cases.indices)
  func `files of package managers`(_ index: Int) throws {
    let (files, expected) = Self.cases[index]
    try withFolder(files: files.map { (key: $0.key, value: $0.value) }) { folder in
      let found = DependencyReader(folder: folder, depth: 0)
        .dependencies(LinkedDependencies(), of: "App", [])
      #expect(found.map(Self.words) == expected)
    }
  }

  /// The platforms of a local package, and its support.
  static let packages: [(String, String)] = [
    ("platforms: [.iOS(.v15), .macOS(.v12)],", "unknown/supported"),
    ("platforms: [.iOS(.v15), .macCatalyst(.v15)],", "supported/unknown"),
    // SwiftPM allows platforms that a manifest does not name.
    ("platforms: [.iOS(.v15)],", "unknown/unknown"), ("", "unknown/unknown"),
  ]

  @Test(arguments: packages.indices)
  func `local packages`(_ index: Int) throws {
    let (platforms, support) = Self.packages[index]
    let manifest = "let package = Package(name: \"Core\", \(platforms) targets: [])"
    try withFolder(files: [(key: "Core/Package.swift", value: manifest)]) { folder in
      let found = DependencyReader(folder: folder, depth: 0)
        .dependencies(LinkedDependencies(), of: "App", ["Core"])
      #expect(found.map(Self.words) == ["local-package Core - \(support) Core/Package.swift:1"])
    }
  }

  @Test func `files in the folders around a project`() throws {
    try withFolder(files: [(key: "Podfile", value: "pod 'B'"), (key: "ios/App/a", value: "")]) {
      let reader = DependencyReader(folder: $0 + "/ios/App", depth: 2)
      let found = reader.dependencies(LinkedDependencies(), of: "App", [])
      #expect(found.map(\.file) == ["../../Podfile"])
      let inside = DependencyReader(folder: $0 + "/ios/App", depth: 1)
      #expect(inside.dependencies(LinkedDependencies(), of: "App", []).isEmpty)
    }
  }

  /// The systems of a framework that is no XCFramework, and its support.
  static let frameworks: [(String, String)] = [
    ("iPhoneOS", "missing/missing"), ("MacOSX", "unknown/supported"),
  ]

  @Test(arguments: frameworks.indices)
  func `frameworks that are no XCFrameworks`(_ index: Int) throws {
    let (system, support) = Self.frameworks[index]
    let list = "{ CFBundleSupportedPlatforms = (\(system)); }"
    try withFolder(files: [(key: "A.framework/Info.plist", value: list)]) { folder in
      let found = try #require(Binary.dependency(at: folder + "/A.framework"))
      #expect("\(found.macCatalyst.rawValue)/\(found.macOS.rawValue)" == support)
      #expect(Binary.dependency(at: folder + "/B.framework")?.macCatalyst == .unknown)
      #expect(Binary.dependency(at: folder + "/libC.a")?.kind == .library)
      #expect(Binary.dependency(at: folder + "/D.txt") == nil)
    }
  }

  private static func words(_ dependency: Dependency) -> String {
    "\(dependency.kind.rawValue) \(dependency.name) \(dependency.version ?? "-") "
      + "\(dependency.macCatalyst.rawValue)/\(dependency.macOS.rawValue) "
      + "\(dependency.file):\(dependency.line)"
  }
}
