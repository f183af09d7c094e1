import Testing

@testable import SourceEvidence

/// What code says about how pages appear.
struct PageStandingTests {
  private func traits(_ kind: CodeContainer.Kind, _ code: String) throws -> PageTraits {
    try #require(try evidence(swift: code).containers(kind).first).pageTraits
  }

  private func view(_ pages: String, _ rest: String = "") -> String {
    "struct Pages: View { var body: some View { VStack { \(pages)\(rest) } } }"
  }

  /// What a view shows, and what is known about its pages.
  static let views: [(String, PageTraits)] = [
    ("TabView { A(); B() }.tabViewStyle(.page)", [.dots]),
    ("TabView { A(); B() }.tabViewStyle(.page(indexDisplayMode: .never))", []),
    ("TabView { A(); B() }.tabViewStyle(.page).frame(height: 240)", [.dots, .carousel]),
    ("TabView { A(); B() }.tabViewStyle(.page).frame(height: rowHeight)", [.dots, .carousel]),
    ("TabView { A(); B() }.tabViewStyle(.page).frame(height: geometry.size.height)", [.dots]),
    ("TabView { A(); B() }.tabViewStyle(.page).frame(maxHeight: .infinity)", [.dots]),
    ("TabView { A() }.tabViewStyle(.page)", [.dots, .onePage]),
    ("TabView { A().toolbar { Button() } }.tabViewStyle(.page)", [.dots, .onePage]),
    ("TabView { content() }.tabViewStyle(.page)", [.dots, .onePage]),
    ("TabView { ForEach(all) { A($0) } }.tabViewStyle(.page)", [.dots]),
    ("TabView { if isOn { A() } else { B() } }.tabViewStyle(.page)", [.dots]),
    ("VStack { TabView { A(); B() }.tabViewStyle(.page) }.frame(height: 90)", [.dots, .carousel]),
  ]

  @Test(arguments: views.indices)
  func aViewWithPages(_ index: Int) throws {
    let (code, expected) = Self.views[index]
    #expect(try traits(.pageView, view(code)) == expected)
  }

  static let parents: [(String, PageTraits)] = [
    ("UIViewController", .dots), ("UICollectionViewCell", [.dots, .carousel]),
    ("UIView", [.dots, .carousel]), ("StreamCell", [.dots, .carousel]),
    ("UIPageViewController", [.dots, .besidePages]),
  ]

  @Test(arguments: parents)
  func aPageControlOfAClass(_ parent: String, _ expected: PageTraits) throws {
    let code = """
      class StreamCell: UITableViewCell {}
      class Owner: \(parent) {
        let dots = UIPageControl()
        func fill() { dataSource = self }
      }
      class App { let root = Owner() }
      """
    #expect(try traits(.pageControl, code) == expected)
  }

  @Test func aPageControlForViewsOfSwiftUI() throws {
    let code = """
      struct Dots: UIViewRepresentable {
        func makeUIView(context: Context) -> UIPageControl { UIPageControl() }
      }
      """
    #expect(try traits(.pageControl, code).contains(.besidePages))
  }

  @Test func aControllerThatCountsItsPagesHasDots() throws {
    let code = """
      class Pages: UIPageViewController {
        override func viewDidLoad() { dataSource = self }
        func presentationCount(for controller: UIPageViewController) -> Int { 4 }
      }
      """
    #expect(try traits(.pageView, code) == .dots)
    let plain =
      "class Pages: UIPageViewController { override func viewDidLoad() { dataSource = self } }"
    #expect(try traits(.pageView, plain) == [])
  }

  @Test(arguments: [
    ("nextButton", ["next", "button"]), ("openExternally:", ["open", "externally"]),
    ("ic_settings", ["ic", "settings"]), ("URLField", ["url", "field"]),
    ("MLWebView", ["ml", "web", "view"]),
    ("onClickHelp:", ["on", "click", "help"]),
  ])
  func wordsOfAName(_ name: String, _ words: [String]) {
    #expect(name.nameWords == words)
  }
}
