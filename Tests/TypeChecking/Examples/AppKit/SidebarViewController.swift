import AppKit

/// The sections in the sidebar of a main window.
@MainActor
final class SidebarViewController: NSViewController {
  /// Called when people choose a section.
  var onSelect: ((AppSection) -> Void)?

  private let list = NSTableView(frame: .zero)
  private var section = AppSection.today

  override func loadView() {
    list.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("section")))
    list.headerView = nil
    list.style = .sourceList
    list.allowsEmptySelection = false
    list.dataSource = self
    list.delegate = self
    let scrollView = NSScrollView(frame: .zero)
    scrollView.documentView = list
    scrollView.hasVerticalScroller = true
    scrollView.drawsBackground = false
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    select(section)
  }

  /// Selects the row of a section that something else has shown.
  func select(_ section: AppSection) {
    self.section = section
    guard let row = AppSection.allCases.firstIndex(of: section), row != list.selectedRow else {
      return
    }
    list.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
  }
}

extension SidebarViewController: NSTableViewDataSource {
  func numberOfRows(in tableView: NSTableView) -> Int { AppSection.allCases.count }
}

extension SidebarViewController: NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?
  {
    let identifier = NSUserInterfaceItemIdentifier("SectionCell")
    let reused = tableView.makeView(withIdentifier: identifier, owner: self) as? SidebarCell
    let cell = reused ?? SidebarCell(identifier: identifier)
    cell.show(AppSection.allCases[row])
    return cell
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    guard AppSection.allCases.indices.contains(list.selectedRow) else { return }
    onSelect?(AppSection.allCases[list.selectedRow])
  }
}
