import Foundation
import TestSupport
import Testing
import XcodeProject

/// Inputs so long that a reader which needs time in the square of their length would not end.
@Suite(.guardsAgainstHanging) struct LongInputTests {
  @Test func manyPiecesOfText() throws {
    let pieces = String(repeating: "<![CDATA[a]]>&amp;", count: 20_000)
    let data = Data("<plist><string>\(pieces)</string></plist>".utf8)
    let list = try PropertyList(data, file: "a.plist")
    #expect(list.root.string == String(repeating: "a&", count: 20_000))
  }

  @Test func manyTargetsThatNeedEachOther() throws {
    let count = 4_000
    let framework = "isa = PBXNativeTarget; productType = \"com.apple.product-type.framework\";"
    let targets = (0..<count).map { number in
      """
      T\(number) = { \(framework) name = T\(number); dependencies = (D\(number), E\(number)); };
      D\(number) = { isa = PBXTargetDependency; target = T\(number + 1); };
      E\(number) = { isa = PBXTargetDependency; target = T\(number / 2); };
      """
    }
    let names = (0..<count).map { "T\($0)" }.joined(separator: ", ")
    let text = """
      { objects = { R = { isa = PBXProject; targets = (\(names)); };
      \(targets.joined(separator: "\n")) }; rootObject = R; }
      """
    let project = try ProjectFile(Data(text.utf8), file: "A.xcodeproj/project.pbxproj")
    let first = try #require(project.targets.first)
    #expect(project.parts(of: first).count == count)
  }

  @Test func manySettingsThatDouble() throws {
    let settings = (0..<2_000).map { "A\($0) = \"$(A\($0 + 1)) $(A\($0 + 1))\";" }
    let text = """
      { objects = {
      R = { isa = PBXProject; targets = (T); buildConfigurationList = L; };
      T = { isa = PBXNativeTarget; name = a; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
      \(settings.joined(separator: "\n")) }; }; }; rootObject = R; }
      """
    let project = try ProjectFile(Data(text.utf8), file: "A.xcodeproj/project.pbxproj")
    let target = try #require(project.targets.first)
    let merged = project.settings(of: target, sdk: .macosx)
    for number in 0..<20 { #expect(merged["A\(number)"] != nil) }
  }
}
