import Drawings
import Guidance

extension MacWindow {
  /// Creates the recommended window for a structure, or returns `nil` if there is nothing to draw.
  init?(_ structure: StructureReport) {
    self.init(structure, becoming: structure.decision?.outcome ?? .keep)
  }

  /// Creates the window for an outcome for a structure.
  init?(_ structure: StructureReport, becoming outcome: Outcome) {
    switch structure.kind {
    case "tab-bar": self.init(tabBar: structure, becoming: outcome)
    case "split-view": self.init(splitView: structure, becoming: outcome)
    case "navigation-stack": self.init(stack: structure, becoming: outcome)
    case "page-control", "page-view":
      guard let pages = structure.outcome(of: .pages) else { return nil }
      self.init(pages: structure, becoming: pages)
    case "segmented-control": self.init(segments: structure, becoming: outcome)
    default: return nil
    }
  }

  private init?(splitView: StructureReport, becoming outcome: Outcome) {
    let names = splitView.columns.flatMap { $0 }
    let last = names.count > 1 ? names.last ?? "" : ""
    self.init(
      title: last, sidebar: Sidebar(header: names.first ?? splitView.scene),
      columns: [Column(title: last, content: .text)])
    guard outcome == .keep else {
      guard outcome == .dissolve else { return nil }
      (title, sidebar, isSettings) = (splitView.scene, nil, true)
      return
    }
    switch splitView.outcome(of: .columns) {
    case .two, nil: break
    case .one: sidebar = nil
    case .three: addList(titled: names.dropFirst().first ?? "")
    case .threeAndBack:
      addList(titled: names.dropFirst().first ?? "")
      toolbar.leading = [[.back]]
    default: return nil
    }
  }

  private mutating func addList(titled title: String) {
    columns.insert(Column(title: title, content: .list), at: 0)
  }

  private init?(segments: StructureReport, becoming outcome: Outcome) {
    self.init(title: segments.scene, columns: [Column(title: "", content: .text)])
    switch outcome {
    case .segmentedControl: toolbar.segments = segments.drawnTitles
    case .tabViewInPlace:
      showTabView(segments.drawnTitles, asSheet: segments.role == "modal")
    default: return nil
    }
  }

  private init?(pages: StructureReport, becoming outcome: Outcome) {
    self.init(
      title: pages.scene, columns: [Column(title: "", content: .page(dots: 0))])
    switch outcome {
    case .nextAndPrevious: toolbar.leading = [[.previous, .next]]
    case .continueButton:
      sheet = Sheet(title: title, content: .page(dots: 0), buttons: ["Continue"])
      (title, columns) = ("", [Column(title: "", content: .text)])
    case .arrows: columns[0].content = .arrows
    case .grid: columns[0].content = .grid
    case .sidebarList: sidebar = Sidebar(header: title)
    default: return nil
    }
  }
}

extension MacWindow.Button {
  static let back = Self(title: "Back", symbol: .back)
  static let previous = Self(title: "Previous", symbol: .back)
  static let next = Self(title: "Next", symbol: .forward)
}

extension StructureReport {
  /// Returns the outcome of a further decision about the structure.
  func outcome(of decision: KnownDecision) -> Outcome? {
    procedures.first { $0.procedure == decision.rawValue }?.outcome
  }
}

extension MacWindow {
  /// Creates the window for an alternative outcome.
  init?(_ structure: StructureReport, weighing outcome: Outcome) {
    if structure.kind.hasPrefix("page-") {
      self.init(pages: structure, becoming: outcome)
    } else {
      self.init(structure, becoming: outcome)
    }
  }
}
