import Drawings

extension PictureWords {
  /// Returns a description of a screen in the frame of another device.
  func describe(_ screen: FramedScreen) -> String {
    let titles = screen.columns.map(\.title).filter { !$0.isEmpty }
    let shown = titles.isEmpty ? "" : " that shows \(list(titles))"
    let columns = screen.columns.count > 1 ? " in \(screen.columns.count) columns" : ""
    return
      (["\(screen.frame.name)\(shown)\(columns)."] + describeNavigation(of: screen)
      + describeControls(of: screen)).joined(separator: " ")
  }

  private func describeNavigation(of screen: FramedScreen) -> [String] {
    let rows = screen.sidebar.flatMap(\.rows).map(\.title).filter { !$0.isEmpty }
    let headers = screen.sidebar.compactMap(\.header).filter { !$0.isEmpty }
    return [
      screen.tabs.map(describe),
      rows.isEmpty ? nil : "Its sidebar holds \(list(rows)).",
      headers.isEmpty ? nil : "A list in the sidebar is called \(list(headers)).",
    ].compactMap { $0 }
  }

  private func describe(_ tabs: FramedScreen.Tabs) -> String {
    let titles = tabs.items.map { $0.title ?? "a tab without a title" }
    let place = tabs.edge == .top ? "along the top" : "beside the leading edge"
    return "The tab bar \(place) holds \(list(titles))\(tabs.hasSearch ? ", and search" : "")."
  }

  private func describeControls(of screen: FramedScreen) -> [String] {
    let buttons = screen.buttons.map(\.title).filter { !$0.isEmpty }
    let pages = screen.pages
    return [
      screen.segments.isEmpty ? nil : "A segmented control holds \(list(screen.segments)).",
      buttons.isEmpty ? nil : "Buttons: \(list(buttons)).",
      pages.map { _ in "Dots show which page is current." },
      pages?.hasButtons == true ? "The buttons Previous and Next turn the pages." : nil,
      screen.frame == .watch ? "Beside it, in gray, an iPhone: the app stays there." : nil,
    ].compactMap { $0 }
  }
}
