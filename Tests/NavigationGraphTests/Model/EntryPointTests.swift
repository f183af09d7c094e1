import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct EntryPointTests {
  private static let one = storyboard(initial: "one", .screen("one"))
  private static let two = storyboard(initial: "two", .screen("two"))
  private static let library = storyboard(.screen("three"))

  @Test func aPropertyListNamesIt() throws {
    let graph = try graph([
      "Main.storyboard": Self.one, "Start.storyboard": Self.two,
      "App/Info.plist": mainStoryboard("Start"),
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["two"])
    #expect(graph.entryPoints.map(\.source) == [.propertyList(file: "App/Info.plist")])
  }

  @Test func aSceneManifestNamesIt() throws {
    let manifest = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>
      <dict><key>UISceneStoryboardFile</key><string>Start</string></dict></array></dict></dict></dict>
      </plist>
      """
    let graph = try graph([
      "Main.storyboard": Self.one, "Start.storyboard": Self.two, "Info.plist": manifest,
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["two"])
  }

  @Test func aDeviceMayHaveItsOwn() throws {
    let list = """
      <plist version="1.0"><dict><key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>UIMainStoryboardFile</key><string>Phone</string></dict></plist>
      """
    let graph = try graph([
      "Pad.storyboard": Self.one, "Phone.storyboard": Self.two, "Info.plist": list,
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["one", "two"])
  }

  private static func window(_ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(content)</objects></document>
    """
  }

  @Test(
    arguments: [
      (
        """
        <viewController id="other"/><navigationController id="a"/>
        <window id="w"><connections><outlet property="rootViewController" destination="a" id="o"/>
        </connections></window>
        """, ["a"]
      ),
      ("<window id=\"w\"/><navigationController id=\"a\"/>", ["a"]),
      ("<window id=\"w\"/><navigationController id=\"a\"/><viewController id=\"b\"/>", []),
      ("<navigationController id=\"a\"/>", []),
    ] as [(String, [String])])
  func aNibWithAWindowMayBeNamed(content: String, starts: [String]) throws {
    let list = """
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Start</string>
      <key>NSMainNibFile~ipad</key><string>Gone</string></dict></plist>
      """
    let graph = try graph([
      "Start.xib": Self.window(content), "Other.xib": Self.window(content), "Info.plist": list,
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == starts)
    #expect(graph.entryPoints.allSatisfy { graph.file($0.node).name == "Start" })
  }

  @Test func theNearestOfSeveralWithTheNameCounts() throws {
    let graph = try graph([
      "App/Base.lproj/Main.storyboard": Self.one, "Clip/Base.lproj/Main.storyboard": Self.two,
      "Clip/Info.plist": mainStoryboard("Main"),
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["two"])
  }

  @Test func eachPropertyListHasItsOwn() throws {
    let graph = try graph([
      "App/Main.storyboard": Self.one, "Clip/Main.storyboard": Self.two,
      "App/Info.plist": mainStoryboard("Main"), "App/Debug.plist": mainStoryboard("Main"),
      "Clip/Info.plist": mainStoryboard("Main"),
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["one", "two"])
    #expect(graph.entryPoints.first?.source == .propertyList(file: "App/Info.plist"))
  }

  @Test(arguments: ["Gone", "Library", "$(MAIN)", "Launch"])
  func aNameThatLeadsNowhereIsPassedOver(name: String) throws {
    let graph = try graph([
      "Main.storyboard": Self.one, "Library.storyboard": Self.library,
      "Launch.storyboard": storyboard(
        initial: "l", attributes: "launchScreen=\"YES\"", .screen("l")),
      "Info.plist": mainStoryboard(name),
    ])
    #expect(graph.entryPoints.map(\.source) == [.storyboardName])
  }

  @Test(
    arguments: [
      ("Main", true), ("Main_iPad", true), ("Main-Pad", true), ("MainStoryboard_iPhone", true),
      ("Mainly", false), ("main", false), ("MyMain", false),
    ])
  func aMainStoryboardIsKnownByItsName(name: String, isMain: Bool) throws {
    let graph = try graph(["\(name).storyboard": Self.one, "Other.storyboard": Self.two])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == (isMain ? ["one"] : []))
  }

  @Test func severalMainStoryboardsAreAllEntryPoints() throws {
    let graph = try graph([
      "Main_iPad.storyboard": Self.one, "Main_iPhone.storyboard": Self.two,
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["one", "two"])
  }

  @Test func theOnlyStoryboardWithAnInitialControllerIsOne() throws {
    let launch = storyboard(
      initial: "l", attributes: "launchScreen=\"YES\"", .screen("l"))
    let graph = try graph([
      "Launch.storyboard": launch, "Library.storyboard": Self.library, "Shop.storyboard": Self.one,
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["one"])
    #expect(graph.entryPoints.map(\.source) == [.onlyCandidate])
  }

  @Test(
    arguments: [
      ["A.storyboard": one, "B.storyboard": two], ["A.storyboard": library], ["A.xib": one],
      ["Main.storyboard": library],
      ["Main.storyboard": storyboard(initial: "gone", .screen("a"))],
    ])
  func thereMayBeNone(files: [String: String]) throws {
    let graph = try graph(files: files.sorted { $0.key < $1.key })
    #expect(graph.entryPoints.isEmpty)
  }

  @Test func anInitialReferenceLeadsOn() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "ref", .reference("ref", to: "Start")),
      "Start.storyboard": Self.two,
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["two"])
  }
}
