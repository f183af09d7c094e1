import Guidance
import MigrationStrategy

extension Wording {
  /// Returns what the main window is, as a sentence.
  static func window(_ window: MainWindow?, tabs: Int) -> String {
    guard let window else {
      return "The files do not show the app's top level, so that its window is not known."
    }
    let sentence = sentence(window, tabs: tabs)
    return window.confidence == .undecided ? "Undecided: \(sentence.lowercasedFirst)" : sentence
  }

  private static func sentence(_ window: MainWindow, tabs: Int) -> String {
    let titles = window.sections.filter { !$0.isSuggested }.map(\.title)
    let rest = window.sections.count - titles.count
    let others = rest == 0 || titles.isEmpty ? [] : ["\(rest) with a title that is not known"]
    let named = titles.isEmpty ? "" : ": \((titles + others).inWords(most: 8))"
    let sections =
      window.sections.isEmpty ? "" : " with \(counted(window.sections.count, "section"))"
    switch window.form {
    case .sidebar: return "\(subject(tabs)) a sidebar\(sections)\(named)."
    case .segments: return "\(subject(tabs)) a segmented control in the toolbar\(named)."
    case .segmentsAndSidebar:
      return
        "\(subject(tabs)) a segmented control, with the list of each section in a sidebar\(named)."
    case .tabView: return "The tabs stay together, as a tab view\(named)."
    case .columns:
      let beside = (window.sections.first?.columns ?? []).compactMap(\.title)
      let list = window.list.map { ", \(quoted($0))," } ?? ""
      let columns = beside.isEmpty ? "" : ", with \(beside.map(quoted).inWords) beside it"
      return "A list\(list) becomes the sidebar of the window\(columns)."
    case .single:
      let first = titles.first.map { ", beginning with \(quoted($0))" } ?? ""
      return "The window shows one screen at a time\(first)."
    }
  }

  private static func subject(_ tabs: Int) -> String {
    tabs == 0 ? "The tabs, which are not known, become" : "The \(counted(tabs, "tab")) become"
  }

  /// Returns what becomes of the tabs that are no sections, as a sentence after a space.
  static func actionTabs(_ tabs: [TabReport], in window: MainWindow?) -> String {
    let parts = tabs.filter { !$0.isSection }.map {
      "\(quoted($0.title)) becomes \(place(ofTab: $0.purpose, in: window).lowercasedFirst)"
    }
    return parts.isEmpty ? "" : " \(parts.inWords(most: 6))."
  }

  /// Returns the place of a tab on the Mac.
  static func place(ofTab purpose: String?, in window: MainWindow?) -> String {
    switch purpose.map({ Outcome($0) }) {
    case Outcome.toolbarAction: "A button in the toolbar"
    case Outcome.searchField: "The search field in the toolbar"
    case Outcome.settingsWindow: "The Settings window"
    default:
      switch window?.form {
      case .segments, .segmentsAndSidebar: "A segment in the toolbar"
      case .tabView: "A tab of the tab view"
      case .sidebar: "A row of the sidebar"
      default: "A place in the app"
      }
    }
  }

  /// Returns the name of a screen's place.
  static func place(_ screen: PlacedScreen) -> String {
    switch screen.place {
    case .section: screen.section.map { "First screen of \(quoted($0))" } ?? "The window"
    case .column: "The next column"
    case .pushed: "In the window, with Back"
    case .sheet: screen.isBelow ? "In the sheet, with Back" : "A sheet"
    case .popover: screen.isBelow ? "In the popover, with Back" : "A popover"
    case .window: screen.isBelow ? "In that window, with Back" : "A window of its own"
    case .inspector: "An inspector"
    case .settings: "The Settings window"
    case .search: "The search field"
    case .firstRun: "Before the main window"
    case .part: "A part of \(screen.from.map(quoted) ?? "another screen")"
    case .dropped: "Not on the Mac"
    case .unknown: "Not known"
    }
  }
}
