import AppKit

/// A symbol and a title, which the style of the source list colors and sizes.
@MainActor
final class SidebarCell: NSTableCellView {
  private let symbol = NSImageView(frame: .zero)
  private let label = NSTextField(labelWithString: "")

  init(identifier: NSUserInterfaceItemIdentifier) {
    super.init(frame: .zero)
    self.identifier = identifier
    imageView = symbol
    textField = label
    for view in [symbol, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      symbol.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
      symbol.widthAnchor.constraint(equalToConstant: 20),
      symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 6),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -2),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func show(_ section: AppSection) {
    label.stringValue = section.title
    symbol.image = NSImage(systemSymbolName: section.symbolName, accessibilityDescription: nil)
  }
}
