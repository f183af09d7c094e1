import FileReading
package import Guidance

/// The main window of a Mac app.
package struct MainWindow: Sendable, Encodable {
  /// How people move between the sections of the app.
  package enum Form: String, Sendable, Encodable {
    /// A sidebar with a row for each section.
    case sidebar
    /// A segmented control in the toolbar.
    case segments
    /// A segmented control in the toolbar, and a sidebar with the list of the chosen section.
    case segmentsAndSidebar = "segments-and-sidebar"
    /// A sidebar with the list of the first column.
    case columns
    /// A tab view in the window.
    case tabView = "tab-view"
    /// One screen at a time.
    case single
  }

  /// A section of the app.
  package struct Section: Sendable, Encodable {
    /// The title.
    package var title: String
    /// Whether the files have no title, so that this one is only a suggestion.
    package var isSuggested: Bool
    /// The name of its symbol or image, or `nil` if it has none.
    package var symbol: String?
    /// The columns beside the sidebar, from the leading edge.
    package var columns: [Column]
  }

  /// A column beside the sidebar, or the content of the window.
  package struct Column: Sendable, Encodable {
    /// The title of its first screen, or `nil` if it is not known.
    package var title: String?
    /// The name of its first screen in reports, or `nil` if it is not known.
    package var scene: String?
    /// Whether it is a list from which people choose what the next column shows.
    package var isList: Bool
  }

  /// A structure of the app that the window is made from.
  package struct Part: Sendable, Encodable {
    package var kind: String
    package var file: String
    package var line: Int
    package var object: String
  }

  /// How people move between the sections.
  package var form: Form
  /// The sections. Without a tab bar, there is one for the whole window.
  package var sections: [Section]
  /// The title of the list in the sidebar, if its rows are no sections.
  package var list: String?
  /// The items of the toolbar, from the leading end to the trailing end.
  package var toolbar: [WindowToolbar.Item] = []
  /// The structures that it is made from. The outermost one comes first.
  package var from: [Part]
  /// How sure the form is: that of the weakest decision.
  package var confidence: DecisionConfidence
}

extension MainWindow.Part {
  init(_ subject: Subject) {
    self.init(
      kind: subject.kind.rawValue, file: subject.location.file, line: subject.location.line,
      object: subject.object)
  }
}
