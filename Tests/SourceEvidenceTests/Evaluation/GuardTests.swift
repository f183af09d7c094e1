import Testing

@testable import SourceEvidence

/// The conditions after `where`.
struct GuardTests {
  /// The declaration of a flag, and the titles of two cases of which the first depends on it.
  @Test(arguments: [
    ("", "unknown", "List"),
    ("var isPro: Bool { UserDefaults.standard.bool(forKey: \"pro\") }", "unknown", "List"),
    ("let isPro = false", "Home", "List"),
    ("let isPro = true", "Home Plus", "List"),
  ])
  func `a case of a switch`(flag: String, home: String, list: String) {
    let tab = """
      enum Tab {
        case home, list
        var title: String {
          switch self {
          case .home where isPro: "Home Plus"
          case .home: "Home"
          case .list: "List"
          }
        }
      }
      """
    #expect(evaluated("Tab.home.title", with: flag + "\n" + tab) == home)
    #expect(evaluated("Tab.list.title", with: flag + "\n" + tab) == list)
  }

  @Test(arguments: [
    ("case 1 where false: 10; case 1: 20; default: 30", "20"),
    ("case 1 where true: 10; default: 30", "10"),
    ("case 1 where isOn: 10; default: 10", "10"),
    ("case 1 where isOn: 10; default: 30", "unknown"),
    ("case 2 where isOn: 10; default: 30", "30"),
    // The guard belongs to the last pattern only.
    ("case 1, 2 where false: 10; default: 30", "10"),
    ("case 2, 1 where false: 10; default: 30", "30"),
    ("case 2, 1 where isOn: 10; default: 30", "unknown"),
    ("case let n where n == 1: n; default: 30", "1"),
    ("case let n where n == 2: n; default: 30", "30"),
    ("case _ where isOn: 10; case _: 30", "unknown"),
  ])
  func `guards of a number`(cases: String, value: String) {
    #expect(evaluated(body: "let n = 1; return switch n { \(cases) }") == value)
  }

  @Test(arguments: [
    ("for n in [1, 2, 3] where n == 2 { all.append(n) }", "[2]"),
    ("for n in [1, 2, 3] where n != 2 { all.append(n) }", "[1, 3]"),
    ("for n in [1, 2] where false { all.append(n) }", "[]"),
    ("for n in [1, 2] where isOn { all.append(n) }", "[1, 2]?"),
    ("for (n, isShown) in [(1, true), (2, false)] where isShown { all.append(n) }", "[1]"),
    ("while false { all.append(1) }", "[]"),
    ("while isOn { all.append(1) }", "[1]?"),
  ])
  func `a loop`(loop: String, list: String) {
    #expect(evaluated(body: "var all: [Int] = []; \(loop); return all") == list)
  }

  /// What a `do` with `try` returns, or `3` after it.
  @Test(arguments: [
    ("catch { return 3 }", "3"),
    ("catch { return 1 }", "unknown"),
    ("catch E.a where isOn { return 1 } catch { return 3 }", "unknown"),
    ("catch E.a where false { return 1 } catch { return 3 }", "3"),
    ("catch { }", "3"),
  ])
  func `a catch may run`(handling: String, value: String) {
    #expect(evaluated(body: "do { try f() } \(handling); return 3") == value)
  }

  /// The tabs as they are in the evidence.
  @Test(arguments: [("", ["-", "List"]), ("let isPro = false", ["Home", "List"])])
  func `the label of a tab`(flag: String, titles: [String]) throws {
    let found = try evidence(
      swift: """
        \(flag)
        enum Tab: CaseIterable {
          case home, list
          @ViewBuilder var label: some View {
            switch self {
            case .home where isPro: Label("Home Plus", systemImage: "house")
            case .home: Label("Home", systemImage: "house")
            case .list: Label("List", systemImage: "list.bullet")
            }
          }
        }
        struct RootView: View {
          var body: some View {
            TabView {
              ForEach(Tab.allCases) { tab in ContentView().tabItem { tab.label } }
            }
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == titles)
  }
}
