import FileReading
import Foundation
import Testing

@testable import SourceEvidence

/// Values that code takes from other files, from the build, and from property lists.
struct WholeProgramTests {
  /// Property lists and keys by name.
  private struct Resources: SourceResources {
    func propertyList(named name: String) -> PropertyListValue? {
      name == "Sections"
        ? .dictionary(["bar": .dictionary(["tabs": .array([.string("home"), .string("feed")])])])
        : nil
    }

    func key(spelledBy path: [String]) -> (key: String, table: String)? {
      path == ["Words", "Tab", "feed"] ? ("tab.feed", "Localizable") : nil
    }
  }

  private func read(_ code: String, flags: Set<String>? = nil) throws -> SourceEvidence {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try Data(code.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return SourceReader(threads: 1).read(
      [SourceFile(path: file.path, name: "App.swift")], build: BuildContext(flags: flags),
      resources: Resources())
  }

  /// What makes the list of tabs, and the titles.
  static let lists: [(String, [String])] = [
    (
      """
      typealias Names = Space.Keys
      enum Space { enum Keys { static let tabs = "bar.tabs" } }
      let dictionary = NSDictionary(contentsOfFile: Bundle.main.path(forResource: "Sections", ofType: "plist")!)
      enum Kind: String { case home, feed
        var screen: UIViewController {
          let screen = UIViewController()
          screen.tabBarItem = UITabBarItem(title: rawValue, image: nil, tag: 0)
          return screen
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let names = dictionary?.value(forKeyPath: Names.tabs) as? [String]
          viewControllers = names?.compactMap { Kind(rawValue: $0)?.screen } ?? []
        }
      }
      """, ["home", "feed"]
    ),
    (
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          #if BETA
          viewControllers = [make("Beta"), make("Home")]
          #else
          viewControllers = [make("Home"), make("Feed")]
          #endif
        }
        func make(_ title: String) -> UIViewController {
          let screen = UIViewController()
          screen.tabBarItem.title = title
          return screen
        }
      }
      """, ["Home", "Feed"]
    ),
    (
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let screen = UIViewController()
          screen.tabBarItem = UITabBarItem(title: Words.Tab.feed, image: nil, tag: 0)
          viewControllers = [screen]
        }
      }
      """, ["tab.feed"]
    ),
    (
      """
      struct Entry { let title: String }
      typealias Pair = (entry: Entry, number: Int)
      class Model {
        let pairs: [Pair]
        init(@Builder entries: () -> [Entry]) { pairs = entries().map { ($0, 1) } }
      }
      struct Bar: View {
        @StateObject var model: Model
        init() { _model = StateObject(wrappedValue: Self.standard) }
        static var standard: Model { Model { Entry(title: "Home"); Entry(title: "Feed") } }
        var body: some View {
          TabView { ForEach(model.pairs) { pair in Tab { Text("x") } label: { Text(pair.entry.title) } } }
        }
      }
      """, ["Home", "Feed"]
    ),
  ]

  @Test(arguments: lists.indices)
  func titlesOfTabsAreFollowed(_ index: Int) throws {
    let (code, titles) = Self.lists[index]
    let bar = try #require(try read(code, flags: []).containers(.tabBar).first)
    #expect(bar.titles == titles)
  }

  @Test func aTitleThatDependsOnTheRunIsUnread() throws {
    let found = try read(
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let screen = UIViewController()
          screen.tabBarItem = UITabBarItem(title: isIn ? "Profile" : "Sign In", image: nil, tag: 0)
          viewControllers = [screen]
        }
      }
      """)
    let tab = try #require(found.containers(.tabBar).first?.tabs.first)
    #expect(tab.title == nil)
    #expect(tab.hasUnreadTitle)
  }

  @Test func tabsAreAppendedToThoseOfAStoryboard() throws {
    let found = try read(
      """
      class App: UIResponder {
        func start() {
          if let bar = window?.rootViewController as? UITabBarController {
            bar.viewControllers?.append(UIViewController())
          }
        }
      }
      """)
    let bar = try #require(found.containers(.tabBar).first)
    #expect(bar.isMadeElsewhere)
    #expect(bar.change == .appends)
  }

  @Test func theSectionsOfOtherConfigurationsAreLeftOut() {
    let build = BuildContext(flags: ["PRO"])
    #expect(build.excludes([.flag("BETA")]) && !build.excludes([.flag("PRO")]))
    #expect(build.excludes([.any([.flag("BETA"), .debug])]))
    #expect(!BuildContext().excludes([.flag("BETA")]))
  }
}
