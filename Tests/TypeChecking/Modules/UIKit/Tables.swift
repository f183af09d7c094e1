@_exported import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public var row: Int { fatalError() }
  public var section: Int { fatalError() }
}
@MainActor open class UIScrollView: UIView {}
@MainActor open class UITableViewCell: UIView {
  @objc public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc open var textLabel: UILabel? { fatalError() }
  @objc open var detailTextLabel: UILabel? { fatalError() }
  @objc open var contentView: UIView { fatalError() }
  @objc open var accessoryView: UIView?
}
@MainActor open class UITableView: UIScrollView {
  @objc public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc open func reloadData() {}
}
@MainActor @objc public protocol UITableViewDelegate: NSObjectProtocol {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
@MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
  @objc func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  @objc func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
}
@MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @objc open var tableView: UITableView! {
    get { fatalError() }
    set {}
  }
  @objc open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fatalError()
  }
  @objc open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { fatalError() }
  @objc open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
