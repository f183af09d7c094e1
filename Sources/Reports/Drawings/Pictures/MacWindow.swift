/// A window of the Mac app as it is advised.
struct MacWindow: Sendable, Equatable {
  /// A row of a sidebar.
  struct Row: Sendable, Equatable {
    var title: String
    var symbol: Symbol?
  }

  /// A sidebar: the sections of the app, or a list without names.
  struct Sidebar: Sendable, Equatable {
    /// What stands above the rows.
    var header: String?
    /// The rows; none where the list comes from data.
    var rows: [Row] = []
    /// The row whose screen is shown.
    var chosen = 0
  }

  /// A column beside the sidebar; the last is the detail.
  struct Column: Sendable, Equatable {
    var title: String
    var content: Content
  }

  /// What stands over the window, or in one of its own.
  struct Sheet: Sendable, Equatable {
    var title: String
    var content: Content
    /// Its buttons; the last is the default.
    var buttons: [String] = []
    /// Whether it is a window of its own.
    var isWindow = false
  }

  /// The command of a button.
  struct Button: Sendable, Equatable {
    var title: String
    /// What is drawn instead of the title.
    var symbol: Symbol?
    /// Whether it leads nowhere just now.
    var isDimmed = false
  }

  /// The items of the toolbar.
  struct Toolbar: Sendable, Equatable {
    /// Buttons of the leading end that stand together: Back, or Previous and Next.
    var leading: [[Button]] = []
    /// The titles of a segmented control in the middle.
    var segments: [String] = []
    var trailing: [Button] = []
    var hasSearchField = false
  }

  var title: String
  var toolbar = Toolbar()
  var sidebar: Sidebar?
  var columns: [Column]
  var hasInspector = false
  var sheet: Sheet?
  /// Whether it is a Settings window: its toolbar holds panes.
  var isSettings = false
}
