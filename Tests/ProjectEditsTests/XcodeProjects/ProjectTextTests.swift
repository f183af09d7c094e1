import ProjectEdits
import Testing

@Suite struct ProjectTextTests {
  private static let project = """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tA1 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = C1 /* Build configuration list for PBXNativeTarget "App" */;
    \t\t\tname = App;
    \t\t};
    \t\tB1 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
    \t\t\t\tSOME_LIST = (
    \t\t\t\t\tZZ,
    \t\t\t\t);
    \t\t\t\tTARGETED_DEVICE_FAMILY = "1,2";
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tB2 /* Release */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tSUPPORTS_MACCATALYST = NO;
    \t\t\t};
    \t\t\tname = Release;
    \t\t};
    \t\tB3 /* Release */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t};
    \t\t\tname = Release;
    \t\t};
    \t\tC1 /* Build configuration list for PBXNativeTarget "App" */ = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \t\t\t\tB1 /* Debug */,
    \t\t\t\tB2 /* Release */,
    \t\t\t);
    \t\t};
    \t};
    }

    """

  private func edited(_ text: String, target: String = "App") throws -> String? {
    let bytes = Array(text.utf8)
    guard
      let splices = ProjectText(bytes).splices(
        setting: "SUPPORTS_MACCATALYST", to: "YES", ofTarget: target)
    else { return nil }
    var result = EditedText(original: bytes)
    try result.apply(splices)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test func eachConfigurationOfTheTargetIsEdited() throws {
    let text = try #require(try edited(Self.project))
    #expect(
      text
        == Self.project.replacing("YES", with: "YES").replacing(
          "\t\t\t\tTARGETED_DEVICE_FAMILY",
          with: "\t\t\t\tSUPPORTS_MACCATALYST = YES;\n\t\t\t\tTARGETED_DEVICE_FAMILY"
        ).replacing("SUPPORTS_MACCATALYST = NO", with: "SUPPORTS_MACCATALYST = YES"))
  }

  @Test func lineEndsStayAsTheyAre() throws {
    let text = try #require(try edited(Self.project.replacing("\n", with: "\r\n")))
    #expect(text.contains("\t\t\t\tSUPPORTS_MACCATALYST = YES;\r\n\t\t\t\tTARGETED"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func whatIsNotWrittenByXcodeIsRefused() throws {
    #expect(try edited(Self.project, target: "Other") == nil)
    #expect(try edited(Self.project.replacing("\t\tB2", with: " B2")) == nil)
    let condition = Self.project.replacing(
      "SUPPORTS_MACCATALYST = NO", with: "\"SUPPORTS_MACCATALYST[sdk=iphoneos*]\" = NO")
    #expect(try edited(condition) == nil)
  }
}
