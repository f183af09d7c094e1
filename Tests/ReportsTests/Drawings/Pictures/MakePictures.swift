import Foundation
import TestSupport

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
  let bar = scene("tabBarController", "bar", to: titles.indices.map { "tab n\($0)" })
  let tabs = titles.enumerated().flatMap { scenes(ofTab: $0, title: xml($1), hasList: hasLists) }
  return storyboard(initial: "bar", [bar] + tabs)
}

private func scenes(ofTab index: Int, title: String, hasList: Bool) -> [String] {
  let view =
    hasList
    ? "<tableView key=\"view\"/>" : "<view key=\"view\"><subviews><label/></subviews></view>"
  return [
    scene("navigationController", "n\(index)", "", tabItem(title), to: "root t\(index)"),
    scene(
      hasList ? "tableViewController" : "viewController", "t\(index)", "title=\"\(title)\"", view,
      to: hasList ? ["show d\(index)"] : []),
    scene("viewController", "d\(index)", "", "<view key=\"view\"/>"),
  ]
}
