import Foundation
import Testing
import XcodeProject

@Suite struct TargetPlatformsTests {
  @Test(
    arguments: [
      ("SDKROOT = iphoneos;", [.iOS]), ("SDKROOT = macosx;", [.macOS]),
      ("SDKROOT = appletvos;", [.tvOS]), ("SDKROOT = xros;", [.visionOS]),
      ("SDKROOT = iphoneos17.0;", [.iOS]), ("SDKROOT = \"/a/b/iPhoneOS.sdk\";", [.iOS]),
      (
        "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"; SDKROOT = auto;",
        [.iOS, .macOS]
      ),
      ("SUPPORTED_PLATFORMS = (xros, xrsimulator);", [.visionOS]), ("", [.macOS]),
      ("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", [.iOS]), ("SDKROOT = \"$(PLATFORM)\";", [.macOS]),
    ] as [(String, Set<BuildPlatform>)])
  func platforms(settings: String, platforms: Set<BuildPlatform>) throws {
    #expect(try read(settings).platforms == platforms)
  }

  @Test(
    arguments: [
      ("", true, false, false), ("TARGETED_DEVICE_FAMILY = 1;", true, false, false),
      ("TARGETED_DEVICE_FAMILY = 2;", false, true, false),
      ("TARGETED_DEVICE_FAMILY = \"1,2\";", true, true, false),
      ("TARGETED_DEVICE_FAMILY = \"1,2,6\";", true, true, true),
      ("TARGETED_DEVICE_FAMILY = (1, 2);", true, true, false),
    ])
  func deviceFamilies(settings: String, phone: Bool, pad: Bool, mac: Bool) throws {
    let platforms = try read(settings)
    #expect(platforms.isForIPhone == phone)
    #expect(platforms.isForIPad == pad)
    #expect(platforms.usesMacIdiom == mac)
  }

  @Test func theKeysOfTheMac() throws {
    let said = try read(
      """
      SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 15.4;
      MACOSX_DEPLOYMENT_TARGET = ""; TVOS_DEPLOYMENT_TARGET = "$(IPHONEOS_DEPLOYMENT_TARGET)";
      """)
    #expect(said.supportsMacCatalyst == true)
    #expect(said.deploymentTargets == [.iOS: "15.4", .tvOS: "15.4"])
    #expect(try read("").supportsMacCatalyst == nil)
    let mac = try read("SDKROOT = macosx; SUPPORTS_MACCATALYST = YES;")
    #expect(mac.supportsMacCatalyst == nil)
    #expect(try read("").deploymentTargets.isEmpty)
  }

  @Test(
    arguments: [
      ("application", true), ("application.messages", true),
      ("application.on-demand-install-capable", false), ("bundle.unit-test", false),
      ("app-extension", false), ("application.watchapp2", false), ("framework", false),
    ])
  func apps(type: String, isApp: Bool) throws {
    var sketch = ProjectSketch()
    sketch.objects["App"] = """
      isa = PBXNativeTarget; name = App; buildConfigurationList = AppList;
      productType = "com.apple.product-type.\(type)";
      """
    #expect(try sketch.read().apps.isEmpty == !isApp)
  }

  private func read(_ settings: String) throws -> TargetPlatforms {
    let project = try ProjectSketch(target: settings).read()
    let target = project.targets[0]
    return TargetPlatforms(project.settings(of: target), of: target)
  }
}
