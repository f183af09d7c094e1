import Drawings
import Guidance
import Markup

/// The titles and accessibility descriptions of pictures.
struct PictureWords {
  private let structure: StructureReport
  private let device: Device
  private let target: Target

  init(_ structure: StructureReport, on device: Device, for target: Target) {
    (self.structure, self.device, self.target) = (structure, device, target)
  }

  /// The title of the current screen.
  var before: String {
    "\(name), as it is on \(device.name)"
  }

  /// The title of the Mac window, or of the screen on another device.
  var after: String {
    if let outcome = structure.supposedOutcome(for: target) {
      return "\(name), \(target.phrase), if a question is answered with yes: "
        + Wording.outcome(outcome)
    }
    let decisions = structure.decisions
    let outcomes = decisions.filter { $0.outcome != .keep || decisions.count == 1 }
      .map { Wording.outcome($0.outcome) }
    return "\(name), \(target.phrase): \(outcomes.joined(separator: "; "))"
  }

  private var name: String {
    let titles = Wording.titles(of: structure)
    let names = titles.isEmpty ? structure.scene : list(titles)
    return names.isEmpty
      ? Wording.kind(structure.kind) : "\(Wording.kind(structure.kind)) \(names)"
  }

  /// Returns a description of a screen.
  func describe(_ screen: TouchScreen) -> String {
    let columns = screen.columns.map(\.title).filter { !$0.isEmpty }
    var parts: [String] = []
    let subject = screen.device == .television ? "A television" : "An \(device.name)"
    parts.append(
      screen.columns.count > 1
        ? "\(subject) with \(screen.columns.count) columns: \(list(columns))."
        : "\(subject) that shows \(list(columns)).")
    if let back = screen.columns.compactMap(\.back).first {
      parts.append("A back button leads to \(list([back])).")
    }
    if !screen.tabs.isEmpty {
      parts.append(
        "The tab bar along the \(screen.device == .phone ? "bottom" : "top") holds \(list(screen.tabs.map { $0.title ?? "a tab without a title" }))."
      )
    }
    if !screen.segments.isEmpty {
      parts.append("A segmented control holds \(list(screen.segments)).")
    }
    if screen.hasBottomToolbar { parts.append("There is a toolbar along the bottom.") }
    if screen.hasDots {
      let number = structure.pages.map { " of \($0)" } ?? ""
      parts.append("Dots below the page show which one\(number) is current.")
    }
    return parts.joined(separator: " ")
  }

  /// Returns a description of a Mac window.
  func describe(_ picture: MacPicture) -> String {
    (describe(picture.window) + describe(picture.window.toolbar)
      + describe(picture.menu, picture.alternatives)).joined(separator: " ")
  }

  private func describe(_ window: MacWindow) -> [String] {
    var parts = [window.isSettings ? "A Settings window with panes." : "A Mac window."]
    if let sidebar = window.sidebar {
      let rows = sidebar.rows.isEmpty ? [sidebar.header ?? ""] : sidebar.rows.map(\.title)
      parts.append("Its sidebar holds \(list(rows)).")
    }
    if window.columns.count > 1 {
      parts.append("\(window.columns.count) more columns stand beside each other.")
    }
    if let sheet = window.sheet {
      parts.append(
        "\(sheet.isWindow ? "A separate window" : "A sheet") has the buttons "
          + "\(list(sheet.buttons)).")
    }
    return parts
  }

  private func describe(_ toolbar: MacWindow.Toolbar) -> [String] {
    let buttons = (toolbar.leading.flatMap { $0 } + toolbar.trailing).map(\.title)
    return [
      toolbar.segments.isEmpty
        ? nil : "Segments in the middle of the toolbar hold \(list(toolbar.segments)).",
      buttons.isEmpty ? nil : "Buttons in the toolbar: \(list(buttons)).",
      toolbar.hasSearchField ? "The toolbar has a search field." : nil,
    ].compactMap { $0 }
  }

  private func describe(_ menu: MenuPanel?, _ alternatives: [MacPicture.Alternative]) -> [String] {
    let commands = (menu?.items ?? []).map { item in
      item.title + (item.key.map { " \($0)" } ?? "")
    }
    return [
      menu.map { "The \($0.name) menu is open: \(list(commands))." },
      alternatives.isEmpty
        ? nil : "Drawn small, the alternatives: \(list(alternatives.map(\.title))).",
    ].compactMap { $0 }
  }

  /// Returns a list of shortened texts, of which the last ones are only counted.
  func list(_ texts: [String]) -> String {
    let shown = texts.prefix(14).map { text in
      let text = harmless(String(text.prefix(60)))
      return text.count < 60 ? text : text + "…"
    }
    let rest = texts.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
