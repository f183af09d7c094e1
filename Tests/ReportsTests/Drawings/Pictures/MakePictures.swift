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
  let bar = SceneSketch.tabs("bar", titles.indices.map { "n\($0)" })
  let tabs = titles.enumerated().flatMap { scenes(ofTab: $0, title: $1, hasList: hasLists) }
  return storyboard(initial: "bar", [bar] + tabs)
}

private func scenes(ofTab index: Int, title: String, hasList: Bool) -> [SceneSketch] {
  let top: SceneSketch =
    hasList ? .list("t\(index)", .show("d\(index)")) : .screen("t\(index)")
  return [
    .stack("n\(index)", "t\(index)").tab(title), top.titled(title), .empty("d\(index)"),
  ]
}
