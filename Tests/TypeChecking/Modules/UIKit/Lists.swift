@_exported import Foundation

@MainActor open class UICollectionViewLayout: NSObject { public override init() { super.init() } }
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  @available(iOS 14.0, *) public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { fatalError() }
}
@available(iOS 14.0, *) @MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public init(appearance: Appearance) { fatalError() }
  public var showsSeparators: Bool {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UICollectionReusableView: UIView {}
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  @available(iOS 14.0, *) open var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
}
@available(iOS 14.0, *) @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
}
@available(iOS 14.0, *) public protocol UIContentConfiguration {}
@available(iOS 14.0, *) public struct UICellAccessory {
  public static func outlineDisclosure() -> UICellAccessory { fatalError() }
}
@available(iOS 14.0, *) public struct UIListContentConfiguration: UIContentConfiguration {
  public static func sidebarCell() -> UIListContentConfiguration { fatalError() }
  public static func sidebarHeader() -> UIListContentConfiguration { fatalError() }
  public var text: String? {
    get { fatalError() }
    set {}
  }
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
}
@MainActor @objc public protocol UICollectionViewDelegate: NSObjectProtocol {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
@MainActor open class UICollectionView: UIView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc open weak var delegate: (any UICollectionViewDelegate)?
  @available(iOS 15.0, *) @objc open var allowsFocus: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 14.0, *) @objc open var selectionFollowsFocus: Bool {
    get { fatalError() }
    set {}
  }
  @objc open var indexPathsForSelectedItems: [IndexPath]? { fatalError() }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  @available(iOS 14.0, *) public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { fatalError() }
  }
  @available(iOS 14.0, *) public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { fatalError() }
}
@MainActor @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
  @objc(collectionView:numberOfItemsInSection:) func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  @objc(collectionView:cellForItemAtIndexPath:) func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  @objc(numberOfSectionsInCollectionView:) optional func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int
}
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  public init(collectionViewLayout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @objc open var collectionView: UICollectionView! {
    get { fatalError() }
    set {}
  }
  @objc open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fatalError() }
  @objc open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  @objc open var clearsSelectionOnViewWillAppear: Bool {
    get { fatalError() }
    set {}
  }
  @objc open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  @unchecked Sendable
{
  public init() { fatalError() }
  public mutating func appendSections(_ identifiers: [Section]) {}
  public mutating func appendItems(_ identifiers: [Item], toSection: Section? = nil) {}
}
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: NSObject {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: Item
  ) -> UICollectionViewCell?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    super.init()
  }
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { fatalError() }
  open func indexPath(for item: Item) -> IndexPath? { fatalError() }
}
