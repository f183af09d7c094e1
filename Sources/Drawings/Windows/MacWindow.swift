/// A window of the Mac app as it is advised.
package struct MacWindow: Sendable, Equatable {
  /// A row of a sidebar.
  package struct Row: Sendable, Equatable {
    package var title: String
    package var symbol: Symbol?

    package init(title: String, symbol: Symbol? = nil) {
      (self.title, self.symbol) = (title, symbol)
    }
  }

  /// A sidebar: the sections of the app, or a list without names.
  package struct Sidebar: Sendable, Equatable {
    /// What stands above the rows.
    package var header: String?
    /// The rows; none where the list comes from data.
    package var rows: [Row] = []
    /// The row whose screen is shown.
    package var chosen = 0

    package init(header: String? = nil, rows: [Row] = []) {
      (self.header, self.rows) = (header, rows)
    }
  }

  /// A column beside the sidebar; the last is the detail.
  package struct Column: Sendable, Equatable {
    package var title: String
    package var content: Content

    package init(title: String, content: Content) {
      (self.title, self.content) = (title, content)
    }
  }

  /// What stands over the window, or in one of its own.
  package struct Sheet: Sendable, Equatable {
    package var title: String
    package var content: Content
    /// Its buttons; the last is the default.
    package var buttons: [String] = []
    /// Whether it is a window of its own.
    package var isWindow = false

    package init(
      title: String, content: Content, buttons: [String] = [], isWindow: Bool = false
    ) {
      (self.title, self.content) = (title, content)
      (self.buttons, self.isWindow) = (buttons, isWindow)
    }
  }

  /// The command of a button.
  package struct Button: Sendable, Equatable {
    package var title: String
    /// What is drawn instead of the title.
    package var symbol: Symbol?
    /// Whether it leads nowhere just now.
    package var isDimmed = false

    package init(title: String, symbol: Symbol? = nil) {
      (self.title, self.symbol) = (title, symbol)
    }
  }

  /// The items of the toolbar.
  package struct Toolbar: Sendable, Equatable {
    /// Buttons of the leading end that stand together: Back, or Previous and Next.
    package var leading: [[Button]] = []
    /// The titles of a segmented control in the middle.
    package var segments: [String] = []
    package var trailing: [Button] = []
    package var hasSearchField = false
  }

  package var title: String
  package var toolbar = Toolbar()
  package var sidebar: Sidebar?
  package var columns: [Column]
  package var hasInspector = false
  package var sheet: Sheet?
  /// Whether it is a Settings window: its toolbar holds panes.
  package var isSettings = false

  package init(title: String, sidebar: Sidebar? = nil, columns: [Column]) {
    (self.title, self.sidebar, self.columns) = (title, sidebar, columns)
  }
}
