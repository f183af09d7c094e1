@_exported import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public var row: Int { fatalError() }
  public var section: Int { fatalError() }
}
@MainActor open class UIScrollView: UIView {
  @objc open var refreshControl: UIRefreshControl?
}
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
  @objc open var tableHeaderView: UIView?
  @objc open var rowHeight: CGFloat {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UIContextualAction: NSObject {
  @objc public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(style: Style, title: String?, handler: @escaping Handler) { fatalError() }
}
@MainActor open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { fatalError() }
}
@MainActor open class UIRefreshControl: UIControl { public convenience init() { fatalError() } }
@MainActor @objc public protocol UITableViewDelegate: NSObjectProtocol {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
@MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
  @objc func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  @objc optional func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
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
  @objc open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { fatalError() }
  @objc open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { fatalError() }
  @objc open var refreshControl: UIRefreshControl?
  @objc open var clearsSelectionOnViewWillAppear: Bool {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
