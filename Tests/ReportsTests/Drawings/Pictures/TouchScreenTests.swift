import Foundation
import TestSupport
import Testing

@testable import Drawings
@testable import Markup
@testable import Reports
@testable import XcodeProject

@Suite struct TouchScreenTests {
  private func tabBar(_ count: Int) -> StructureReport {
    var structure = makeStructure("tab-bar", titles: (1...count).map { "Tab \($0)" })
    structure.tabs = structure.titles.map { _ in
      TabReport(symbol: nil, purpose: "navigation", hasList: true)
    }
    return structure
  }

  @Test(arguments: [
    (Device.phone, 7, ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"]),
    (.phone, 3, ["Tab 1", "Tab 2", "Tab 3"]),
    (.pad, 7, (1...7).map { "Tab \($0)" }), (.television, 7, (1...7).map { "Tab \($0)" }),
  ])
  func onlyAnIPhoneHasMore(device: Device, count: Int, titles: [String]) throws {
    let screen = try #require(TouchScreen(tabBar(count), on: device))
    #expect(screen.tabs.map(\.title) == titles)
    #expect(screen.device == device && screen.columns.first?.content == .list)
  }

  @Test(arguments: [
    ([(true, true)], "tab-bar", Device.pad), ([(false, true)], "tab-bar", .pad),
    ([(true, false)], "tab-bar", .phone), ([(true, false)], "split-view", .phone),
    ([(true, false), (false, true)], "navigation-stack", .pad), ([], "tab-bar", .phone),
    ([], "split-view", .pad), ([], "page-control", .phone),
  ])
  func theDeviceIsThatOfTheTargets(families: [(Bool, Bool)], kind: String, device: Device) throws {
    var project = try makeReport(onSample: "Couch").projects[0]
    project.targets = families.map { TargetReport(makeApp(isForIPhone: $0.0, isForIPad: $0.1)) }
    project.structures = [makeStructure("tab-bar"), makeStructure(kind)]
    #expect(project.structures.map { project.device(of: $0) } == [device, device])
  }

  @Test func aDocumentForOneDeviceIsDrawnOnThat() throws {
    var project = try makeReport(onSample: "Couch").projects[0]
    project.targets = [TargetReport(makeApp(isForIPhone: true, isForIPad: true))]
    var structure = makeStructure("tab-bar")
    structure.device = .television
    #expect(project.device(of: structure) == .television)
    structure.role = "compact-column"
    #expect(project.device(of: structure) == .phone)
  }

  @Test(arguments: [
    ([(true, true)], "iPhone and iPad"), ([(false, true)], "iPad"), ([(true, false)], "iPhone"),
    ([(true, false), (false, true)], "iPhone and iPad"), ([], "Apple TV"),
  ])
  func whatStaysIsOnTheDevicesThatThereAre(families: [(Bool, Bool)], words: String) throws {
    var project = try makeReport(onSample: "Couch").projects[0]
    project.targets = families.map { TargetReport(makeApp(isForIPhone: $0.0, isForIPad: $0.1)) }
    if !families.isEmpty { project.structures = [makeStructure("tab-bar")] }
    #expect(project.devicesInWords == words)
  }

  @Test func documentsSayWhatTheyAreMadeFor() throws {
    let folder = try TemporaryFolder()
    for (name, runtime) in [
      ("Pad", "iOS.CocoaTouch.iPad"), ("Touch", "iOS.CocoaTouch"), ("TV", "AppleTV"),
    ] {
      let bar = SceneSketch.tabs("bar")
      try folder.write(
        storyboard(initial: "bar", runtime: runtime, bar), to: "\(name).storyboard")
    }
    let structures = try makeReport(on: [folder.url.path]).projects[0].structures
    let devices = structures.filter { $0.kind == "tab-bar" }.map { [$0.file: $0.device] }
    #expect(
      Set(devices) == [
        ["Pad.storyboard": .pad], ["Touch.storyboard": nil], ["TV.storyboard": .television],
      ])
  }

  @Test(arguments: [(nil, 5), (1, 1), (3, 3), (11, 11)])
  func aPageControlHasADotPerPage(pages: Int?, dots: Int) throws {
    var structure = makeStructure("page-control", ["pages": "next-and-previous"])
    structure.pages = pages
    let screen = try #require(TouchScreen(structure, on: .phone))
    #expect(screen.columns.first?.content == .page(dots: dots) && screen.hasDots)
    #expect(drawnDots(screen) == dots)
  }

  @Test func dotsStayInTheScreen() {
    let column = TouchScreen.Column(title: "", back: nil, content: .page(dots: 400))
    let screen = TouchScreen(device: .phone, columns: [column])
    #expect((10...20).contains(drawnDots(screen)))
  }

  private func drawnDots(_ screen: TouchScreen) -> Int {
    var canvas = Canvas(width: screen.size.width, height: screen.size.height, isMirrored: false)
    screen.draw(on: &canvas)
    return canvas.elements.count { $0.name == "circle" }
  }

  @Test func statedPagesComeFromTheDocument() throws {
    let project = try makeReport(onSample: "Postcards").projects[0]
    let pages = Dictionary(
      project.structures.map { ($0.kind, $0.pages) }, uniquingKeysWith: { first, _ in first })
    #expect(pages["page-control"] == 5 && pages["page-view"] == .some(nil))
  }

  @Test func aSplitViewOnIPhoneStartsWithItsList() throws {
    var structure = makeStructure("split-view")
    structure.columns = [["Mailboxes", "Messages"], ["Message"]]
    let phone = try #require(TouchScreen(structure, on: .phone))
    #expect(phone.columns.map(\.title) == ["Mailboxes"])
    let television = try #require(TouchScreen(structure, on: .television))
    #expect(television.columns.map(\.title) == ["Mailboxes", "Message"])
  }

  @Test func aRemoteControlHasTheWayBack() throws {
    var structure = makeStructure("navigation-stack", outcome: "keep")
    structure.columns = [["Shows", "Show"]]
    let backs = try [Device.phone, .pad, .television].map { device in
      try #require(TouchScreen(structure, on: device)).columns.first?.back
    }
    #expect(backs == ["Shows", "Shows", nil])
  }

  @Test(arguments: [
    ("Welcome View Controller", "Welcome"), ("View Controller", "View Controller"),
    ("Table View Controller", "Table View Controller"), ("Inbox", "Inbox"),
    ("Recipe List View Controller", "Recipe List"), ("InboxViewController", "Inbox"),
    ("Trip Details Table View Controller", "Trip Details"), ("ViewController", "ViewController"),
  ])
  func noWindowSaysViewController(name: String, title: String) {
    #expect(screenTitle(name) == title)
  }

  @Test func aRowOfTabsKeepsWithinItsPlace() {
    let place = Rect(10, 20, 300, 24)
    for count in [1, 4, 30] {
      let tabs = (0..<count).map { TouchScreen.Tab(title: "Section \($0)", symbol: .plus) }
      let strip = TabStrip(tabs, in: place, size: 12)
      #expect(strip.cells.count == min(count, 5))
      #expect(strip.cells.allSatisfy { $0.place.x > 9.9 && $0.place.maxX < 310.1 })
    }
  }
}

/// An app of a project file.
func makeApp(isForIPhone: Bool, isForIPad: Bool) -> AppTarget {
  AppTarget(
    name: "App", project: "App", displayName: "App", platforms: [.iOS], isForIPhone: isForIPhone,
    isForIPad: isForIPad, supportsMacCatalyst: false, usesMacIdiom: false, deploymentTargets: [:],
    navigation: InfoPropertyList(nil, file: "Info.plist"), keepsEarlierDesign: false,
    requiredCapabilities: [], usageDescriptions: [], entitlements: [], settingsBundle: nil,
    assetCatalogs: [], icons: [], appIconName: nil)
}
