import SourceEvidence
import TestSupport
import Testing

/// Scroll views in code that show one page at a time.
@Suite struct PagedScrollViewTests {
  static let paged = [
    "let scroll: UIScrollView = { let view = UIScrollView(); view.isPagingEnabled = true; return view }()",
    "override func viewDidLoad() { collectionView.isPagingEnabled = true }",
  ]

  @Test(arguments: paged)
  func aControllerWithOneHasPages(member: String) throws {
    let found = try evidence(
      swift: """
        class Photos: UIViewController { \(member) }
        class Home: UIViewController { func open() { present(Photos(), animated: true) } }
        """)
    let pages = try #require(found.containers(.pageView).first)
    #expect(pages.owner == "Photos")
    #expect(pages.confidence == .likely)
    let inside = found.transitions.first { $0.target.container == pages.place }
    #expect(inside?.from == "Photos")
    #expect(inside?.kind == .child)
  }

  @Test func objectiveCSaysTheSame() throws {
    let code = """
      @interface Photos : UIViewController
      @end
      @implementation Photos
      - (void)viewDidLoad { self.scrollView.pagingEnabled = YES; }
      @end
      """
    let found = try evidence(["Photos.m": code])
    #expect(found.containers(.pageView).map(\.owner) == ["Photos"])
  }

  /// Objective-C has a setter besides the property.
  @Test(arguments: [("YES", ["Photos"]), ("NO", [])])
  func theSetterCounts(value: String, owners: [String?]) throws {
    let code = """
      @interface Photos : UIViewController
      @end
      @implementation Photos
      - (void)viewDidLoad { [self.scrollView setPagingEnabled:\(value)]; }
      @end
      """
    let found = try evidence(["Photos.m": code])
    #expect(found.containers(.pageView).map(\.owner) == owners)
    #expect(found.transitions.filter { $0.kind == .child }.map(\.from) == owners)
  }

  static let others = [
    "class Photos: UIViewController { func stop() { scroll.isPagingEnabled = false } }",
    "class Photos: UIView { func start() { scroll.isPagingEnabled = true } }",
    "class Photos: UICollectionViewCell { func start() { scroll.isPagingEnabled = true } }",
  ]

  @Test(arguments: others)
  func partsOfScreensAreNone(code: String) throws {
    #expect(try evidence(swift: code).containers(.pageView).isEmpty)
  }

  @Test func aPageViewControllerIsOne() throws {
    let code = """
      class Photos: UIPageViewController {
        func start() { scroll.isPagingEnabled = true; dataSource = self }
      }
      """
    #expect(try evidence(swift: code).containers(.pageView).count == 1)
  }
}
