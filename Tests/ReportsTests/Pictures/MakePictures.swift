import Foundation

@testable import Drawings
@testable import Markup
@testable import Reports

/// The report on an app that starts with a tab bar. Each tab may open with a list, from which
/// something is pushed.
func makeReport(onTabs titles: [String], hasLists: Bool = true) throws -> Report {
  let folder = try TemporaryFolder()
  try folder.write(storyboard(titles, hasLists), to: "Main.storyboard")
  return try makeReport(on: [folder.url.path])
}

/// The pictures of a report on such an app.
func makePictures(onTabs titles: [String], hasLists: Bool = true) throws -> [Picture] {
  ReportPictures(try makeReport(onTabs: titles, hasLists: hasLists), folder: "pictures").all
}

/// Titles in several scripts, and of several lengths.
let titlesToDraw: [[String]] = [
  ["Today", "Plants", "Beds", "Album"],
  ["홈", "내 주변 음식점 찾아보기", "즐겨찾기", "주문 내역과 영수증", "마이페이지"],
  ["الرئيسية", "الاستكشاف والاكتشاف", "المفضلة", "الإشعارات", "الملف الشخصي"],
  ["Benutzerkontoverwaltung", "Geschwindigkeitsbegrenzungen", "Lieferadressen und Zahlungen"],
  ["ไทยภาษาไทย", "हिन्दी में शीर्षक", "日本語のタイトル", "Ελληνικά μενού", "Русское меню"],
  ["🏠 Home", "👨‍👩‍👧‍👦 Family", "🇩🇪", "Z̸̢̛a̶l̷g̵o̶"],
  (1...30).map { "Section \($0)" },
  [String(repeating: "long ", count: 2_000), String(repeating: "W", count: 10_000)],
  Hostile.texts,
]

private func storyboard(_ titles: [String], _ hasLists: Bool) -> String {
  let scenes = titles.indices.map { scene($0, titles[$0], hasLists) }.joined()
  let tabs = titles.indices.map { index in
    "<segue destination=\"n\(index)\" kind=\"relationship\" relationship=\"viewControllers\"/>"
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="bar"><scenes>
    <scene sceneID="s"><objects><tabBarController id="bar" sceneMemberID="viewController">
    <connections>\(tabs.joined())</connections></tabBarController></objects></scene>
    \(scenes)
    </scenes></document>
    """
}

private func scene(_ index: Int, _ title: String, _ hasList: Bool) -> String {
  let title = xml(title)
  let first =
    hasList
    ? """
    <tableViewController id="t\(index)" title="\(title)" sceneMemberID="viewController">\
    <tableView key="view"/><connections><segue destination="d\(index)" kind="show"/>\
    </connections></tableViewController>
    """
    : """
    <viewController id="t\(index)" title="\(title)" sceneMemberID="viewController">\
    <view key="view"><subviews><label/></subviews></view></viewController>
    """
  return """
    <scene sceneID="a\(index)"><objects><navigationController id="n\(index)" \
    sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="\(title)"/><connections>\
    <segue destination="t\(index)" kind="relationship" relationship="rootViewController"/>\
    </connections></navigationController></objects></scene>
    <scene sceneID="b\(index)"><objects>\(first)</objects></scene>
    <scene sceneID="c\(index)"><objects><viewController id="d\(index)" \
    sceneMemberID="viewController"><view key="view"/></viewController></objects></scene>
    """
}
