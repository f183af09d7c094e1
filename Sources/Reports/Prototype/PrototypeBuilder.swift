import Drawings
import Guidance
import MigrationStrategy
import NavigationGraph

/// Creates the prototype of a project from its advice.
struct PrototypeBuilder {
  private let advice: Advice
  private let report: ProjectReport
  private let app: MacApp
  private var screens: PrototypeScreens

  /// Creates a builder. Returns `nil` if no Mac app is proposed, and for an app of Apple TV.
  init?(_ advice: Advice, _ report: ProjectReport) {
    guard let app = report.macApp, app.window != nil, report.mainDevice != .television else {
      return nil
    }
    (self.advice, self.report, self.app) = (advice, report, app)
    screens = PrototypeScreens(app, in: advice.graph)
  }

  /// Returns the prototype.
  mutating func prototype() -> Prototype {
    var base = state(of: report, app)
    base.days = report.plan.days
    var result = Prototype(app: report.title, device: device, base: base)
    result.tabs = tabs().ifFilled
    result.start = screens.position(of: advice.graph.starts.first?.node)
    result.screens = screens.screens()
    result.variants = advice.variants.compactMap { variant($0, besides: base) }
    result.findings = PrototypeFindings(report, base, screens).all
    result.more = screens.more == 0 ? nil : screens.more
    result.symbols = screens.symbols
    return result
  }

  private var device: String {
    report.mainDevice == .pad ? "ipad" : "iphone"
  }

  // MARK: - Today

  private mutating func tabs() -> [Prototype.Tab] {
    report.mainTabs.enumerated().map { index, tab in
      Prototype.Tab(
        title: tab.title, isSuggested: tab.isSuggested.ifTrue,
        symbol: screens.symbol(named: tab.symbol, at: index),
        screen: screens.position(named: tab.scene, in: tab.title),
        outcome: tab.isSection ? nil : tab.purpose)
    }
  }

  // MARK: - States

  private mutating func variant(
    _ variant: Advice.Variant, besides base: Prototype.State
  ) -> Prototype.Variant? {
    let other = ProjectReport(variant.advice)
    guard let app = other.macApp else { return nil }
    let places = (variant.question.places ?? []).map { place in
      StructurePlace(file: place.file, object: place.object)
    }
    let changes = state(of: other, app).changes(from: base, days: variant.days)
    return changes == Prototype.State()
      ? nil
      : Prototype.Variant(
        question: variant.question.id, places: places, answer: variant.isYes, changes: changes)
  }

  private mutating func state(of report: ProjectReport, _ app: MacApp) -> Prototype.State {
    let tabs = report.mainTabs
    return Prototype.State(
      sentence: Wording.window(app.window, tabs: tabs.count)
        + Wording.actionTabs(tabs, in: app.window),
      window: app.window.map { window($0, of: report) },
      menus: PrototypeMenus(report, app, screens).menus, places: screens.places(in: app))
  }

  private mutating func window(_ window: MainWindow, of report: ProjectReport) -> Prototype.Window {
    Prototype.Window(
      form: window.form, sections: window.sections.enumerated().map { section($1, at: $0) },
      list: window.list,
      listScreen: screens.position(named: window.list),
      toolbar: window.toolbar.map { item($0, of: report) },
      isOpen: (window.confidence == .undecided).ifTrue)
  }

  private mutating func section(_ section: MainWindow.Section, at index: Int) -> Prototype.Section {
    Prototype.Section(
      title: section.title, isSuggested: section.isSuggested.ifTrue,
      symbol: screens.symbol(named: section.symbol, at: index),
      columns: section.columns.map { column in
        Prototype.Column(
          title: column.title,
          screen: screens.position(named: column.scene, in: section.title),
          isList: column.isList.ifTrue)
      })
  }

  private mutating func item(
    _ item: WindowToolbar.Item, of report: ProjectReport
  ) -> Prototype.ToolbarItem {
    Prototype.ToolbarItem(
      title: item.title, placement: item.placement.rawValue,
      symbol: screens.symbol(named: item.title),
      screens: item.scenes.compactMap { screens.position(named: $0) }.ifFilled,
      command: item.command,
      opens: item.command.flatMap { report.menuItem(at: $0) }
        .flatMap { PrototypeMenus.screen(openedBy: $0, in: report, screens) })
  }
}

extension ProjectReport {
  /// The device of the structure that the main window is made from.
  fileprivate var mainDevice: Device? { mainStructure.map { device(of: $0.element) } }

  /// Returns the command at a path such as `View ▸ Back`.
  fileprivate func menuItem(at path: String) -> MenuBar.Item? {
    for menu in menus {
      if let item = menu.items.first(where: { "\(menu.name.rawValue) ▸ \($0.title)" == path }) {
        return item
      }
    }
    return nil
  }
}
