/// Reads the rows of a SwiftUI view with settings: the controls that are bound to `@AppStorage`.
struct ViewSettings {
  private let files: SettingsFiles
  /// The rows, in the order of the code.
  private(set) var form = SettingsForm()
  /// The views that are read.
  private var seen: Set<String> = []

  init(_ files: SettingsFiles) { self.files = files }

  /// Reads a view. The rows of the app's views in it are where these are.
  mutating func read(_ view: String, isConditional: Bool = false) {
    guard seen.insert(view).inserted, let file = files.file(of: view) else { return }
    let declarations = files.declarations(of: view)
    let controls = SettingControl(files, declarations)
    for row in SettingRows(in: declarations, isView: isView).all {
      let place = file.place(row.view.offset)
      let mayBeHidden = isConditional || row.isConditional
      switch row.kind {
      case .other: form.otherRows.append(place)
      case .view: read(row.name, isConditional: mayBeHidden)
      case .control:
        let setting = mayBeHidden ? nil : controls.setting(row, at: place)
        if let setting { form.settings.append(setting) } else { form.unknownControls.append(place) }
      }
    }
  }

  private func isView(_ name: String) -> Bool {
    files.declarations(of: name).contains { $0.inherited.contains("View") }
  }
}
