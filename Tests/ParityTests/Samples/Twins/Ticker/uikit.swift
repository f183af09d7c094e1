import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(
      rootViewController: WatchlistViewController())
    window?.makeKeyAndVisible()
  }
}

class WatchlistViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Watchlist"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
  }

  @objc func add() { tableView.reloadData() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(QuoteViewController(), animated: true)
  }
}

class QuoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Quote"
    let stories = UIButton(type: .system)
    stories.setTitle("All Stories", for: .normal)
    stories.addTarget(self, action: #selector(showStories), for: .touchUpInside)
    view.addSubview(stories)
  }

  @objc func showStories() {
    navigationController?.pushViewController(StoryPagesViewController(), animated: true)
  }
}

class StoryPagesViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let stories = ["Two new ships", "Winter timetable"]

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Story"
    dataSource = self
    setViewControllers([StoryPageViewController(stories[0])], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { story(beside: page, by: -1) }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { story(beside: page, by: 1) }

  private func story(beside page: UIViewController, by step: Int) -> UIViewController? {
    guard let page = page as? StoryPageViewController,
      let index = stories.firstIndex(of: page.story), stories.indices.contains(index + step)
    else { return nil }
    return StoryPageViewController(stories[index + step])
  }
}

class StoryPageViewController: UIViewController {
  let story: String

  init(_ story: String) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
