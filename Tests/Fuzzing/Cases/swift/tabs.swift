import SwiftUI

@main struct Demo: App {
  @State var tab = 0
  var body: some Scene {
    WindowGroup {
      TabView(selection: $tab) {
        Text("a").tabItem { Label("Home", systemImage: "house") }.tag(0)
        if #available(iOS 18, *) { Tab("More", systemImage: "ellipsis") { List {} } }
      }
    }
    .commands { CommandMenu("Go") { Button("Next") { tab += 1 }.keyboardShortcut("n") } }
  }
}
final class Tabs: UITabBarController {
  override func viewDidLoad() {
    let feed = UINavigationController(rootViewController: Feed())
    feed.tabBarItem = UITabBarItem(
      title: NSLocalizedString("Feed", comment: ""), image: nil, tag: 1)
    viewControllers = [feed] + (UIDevice.current.userInterfaceIdiom == .pad ? [More()] : [])
    present(feed, animated: true) { [weak self] in self?.dismiss(animated: true) }
  }
}
