import FileReading
import InterfaceBuilder
import NavigationGraph
import SourceEvidence

/// The settings of a scene in a storyboard: the switches whose values the code of its controller stores,
/// each with the only label beside it.
struct SceneSettings {
  private let tree: ElementTree
  private let scene: Int
  private let controller: String
  private let file: String
  private let switches: [StoredSwitch]

  /// Prepares the search of a scene.
  ///
  /// - Parameters:
  ///   - tree: The document.
  ///   - scene: The element of the controller.
  ///   - controller: The object ID of the controller.
  ///   - file: The path of the document.
  ///   - switches: What the controller stores.
  init(
    _ tree: ElementTree, scene: Int, controller: String, file: String, switches: [StoredSwitch]
  ) {
    (self.tree, self.scene, self.controller) = (tree, scene, controller)
    (self.file, self.switches) = (file, switches)
  }

  /// The rows of the scene.
  var form: SettingsForm {
    var form = SettingsForm()
    for element in tree.descendants(of: scene) {
      guard let name = tree.name(of: element) else { continue }
      if let setting = setting(element) {
        form.settings.append(setting)
      } else if Self.controls.contains(name) || isListFromCode(element) || isFromCode(element) {
        form.unknownControls.append(place(of: element))
      } else if isOtherRow(element) {
        form.otherRows.append(place(of: element))
      }
    }
    return form
  }

  private static let controls: Set<XMLName> = [
    .switch, .slider, .stepper, .textField, .textView, .segmentedControl, .datePicker, .pickerView,
  ]

  /// Whether code makes the rows of a list.
  private func isListFromCode(_ element: Int) -> Bool {
    let isList =
      tree.isElement(element, named: .tableView) || tree.isElement(element, named: .collectionView)
    return isList && !tree.hasValue("static", for: .dataMode, of: element)
  }

  /// Whether a class of the app, or another scene, determines what a view contains.
  private func isFromCode(_ element: Int) -> Bool {
    tree.isElement(element, named: .containerView) || tree[element, .customClass] != nil
  }

  /// Whether it is a button, or a segue from a cell.
  private func isOtherRow(_ element: Int) -> Bool {
    if tree.isElement(element, named: .button) { return true }
    guard tree.isElement(element, named: .segue), let connections = tree.parent(of: element),
      let cell = tree.parent(of: connections)
    else { return false }
    return tree.isElement(cell, named: .tableViewCell)
  }

  /// Returns the setting of a switch whose key and title are known. A key without a value means off.
  private func setting(_ element: Int) -> StoredSetting? {
    guard tree.isElement(element, named: .switch), let key = key(of: element),
      let title = title(beside: element)
    else { return nil }
    return StoredSetting(
      title: title, key: key, control: .toggle(false), place: place(of: element))
  }

  /// Returns the only key under which code stores the value of a switch.
  private func key(of element: Int) -> String? {
    let keys = Set(switches.filter { isReferred(element, by: $0.reference) }.map(\.key))
    return keys.count == 1 ? keys.first : nil
  }

  private func isReferred(_ element: Int, by reference: StoredSwitch.Reference) -> Bool {
    switch reference {
    case .sender(let selector): actions(of: element) == [selector]
    case .outlet(let property): outlets(to: element).contains(property)
    }
  }

  /// The actions of the controller that a control sends.
  private func actions(of element: Int) -> [String] {
    tree.children(of: element, named: .connections).flatMap { connections in
      tree.children(of: connections, named: .action).filter {
        tree[$0, .destination] == controller
      }.compactMap { tree[$0, .selector] }
    }
  }

  /// The outlets of the controller that lead to an element.
  private func outlets(to element: Int) -> [String] {
    guard let id = tree[element, .id] else { return [] }
    return tree.children(of: scene, named: .connections).flatMap { connections in
      tree.children(of: connections, named: .outlet).filter { tree[$0, .destination] == id }
        .compactMap { tree[$0, .property] }
    }
  }

  /// Returns the text of the label beside a switch: the only one in the closest view with labels, which
  /// contains no other switch.
  private func title(beside element: Int) -> String? {
    var around = tree.parent(of: element)
    while let view = around, view > scene {
      let labels = Array(tree.descendants(of: view, named: .label))
      let isAlone = tree.descendants(of: view, named: .switch).allSatisfy { $0 == element }
      if !labels.isEmpty { return labels.count == 1 && isAlone ? text(of: labels[0]) : nil }
      around = tree.parent(of: view)
    }
    return nil
  }

  private func text(of label: Int) -> String? {
    tree[label, .text].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func place(of element: Int) -> SourceLocation {
    SourceLocation(file: file, line: tree.line(of: element), column: tree.column(of: element))
  }
}
