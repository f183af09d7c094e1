/// A screen of an app on iPad, Apple TV, Apple Vision Pro, or Apple Watch, as the advice describes it.
package struct FramedScreen: Sendable, Equatable {
  /// The tabs at an edge of the screen or window.
  package struct Tabs: Sendable, Equatable {
    /// The edge, where leading tabs are above each other.
    package enum Edge: Sendable { case top, leading }

    package var edge: Edge
    package var items: [TouchScreen.Tab]
    /// The index of the current tab.
    package var chosen = 0
    /// Whether search is a tab of its own, apart from the others.
    package var hasSearch = false

    package init(edge: Edge, items: [TouchScreen.Tab], hasSearch: Bool = false) {
      (self.edge, self.items, self.hasSearch) = (edge, items, hasSearch)
    }
  }

  /// A group of rows in a sidebar.
  package struct Group: Sendable, Equatable {
    /// The header, or `nil` for rows that belong to no group.
    package var header: String?
    /// The rows. A row without a title is created from data.
    package var rows: [MacWindow.Row]

    package init(header: String? = nil, rows: [MacWindow.Row]) {
      (self.header, self.rows) = (header, rows)
    }
  }

  /// The pages that the content is one of.
  package struct Pages: Sendable, Equatable {
    package var count: Int
    /// Whether the buttons Previous and Next are beside the dots.
    package var hasButtons = false

    package init(count: Int, hasButtons: Bool = false) {
      (self.count, self.hasButtons) = (count, hasButtons)
    }
  }

  package var frame: DeviceFrame
  /// The columns, or the only screen. The last column is the detail.
  package var columns: [TouchScreen.Column]
  package var tabs: Tabs?
  /// The groups of the sidebar, whose first row is selected. It is empty without a sidebar.
  package var sidebar: [Group] = []
  /// The titles of a segmented control.
  package var segments: [String] = []
  /// The buttons of the toolbar.
  package var buttons: [MacWindow.Button] = []
  package var pages: Pages?
  /// The titles of the screens that stay on iPhone, which is drawn beside an Apple Watch. Several are
  /// those of its tabs.
  package var phone: [String]?

  package init(frame: DeviceFrame, columns: [TouchScreen.Column]) {
    (self.frame, self.columns) = (frame, columns)
  }

  /// The title of the screen.
  var title: String { screenTitle(columns.first?.title ?? "") }

  /// The content of the first column.
  var content: Content { columns.first?.content ?? .text }
}
