import UIKit

/// The sections in a sidebar.
final class SectionList: UICollectionViewController {
  /// Called when people choose a section, also the current one.
  var onSelect: ((AppSection) -> Void)?

  // UIKit refuses a registration that is made while it asks for a cell.
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, AppSection>
  {
    cell, _, section in
    var content = UIListContentConfiguration.sidebarCell()
    content.text = section.title
    content.image = UIImage(systemName: section.symbolName)
    cell.contentConfiguration = content
  }

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    // The arrow keys choose a section right away, as in other sidebars of the Mac.
    collectionView.selectionFollowsFocus = true
    if #available(iOS 15.0, *) { collectionView.allowsFocus = true }
  }

  /// Selects a section without choosing it.
  func select(_ section: AppSection) {
    guard let index = AppSection.allCases.firstIndex(of: section) else { return }
    let path = IndexPath(item: index, section: 0)
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    AppSection.allCases.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: AppSection.allCases[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    onSelect?(AppSection.allCases[indexPath.item])
  }
}
