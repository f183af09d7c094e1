import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct CycleTests {
  @Test(
    arguments: [
      (["a b", "b c", "c"], []),
      (["a a"], ["a"]),
      (["a b", "b a"], ["ab"]),
      (["a b", "b c", "c b"], ["bc"]),
      (["a b", "b c", "c a b"], ["abc"]),
      (["a b c", "b d", "c d", "d"], []),
      (["a b", "b a c", "c d", "d c d"], ["ab", "cd"]),
      (["a", "b c", "c b"], []),
      (["a c b", "c a", "b a"], ["acb"]),
    ])
  func screensThatPushEachOtherAreACycle(pushes: [String], cycles: [String]) throws {
    let scenes = pushes.map { line in
      let names = line.split(separator: " ").map(String.init)
      let segues = names.dropFirst().map { "<segue kind=\"push\" destination=\"\($0)\"/>" }
      let inside = "<view><connections>\(segues.joined())</connections></view>"
      return scene("viewController", names[0], "", inside)
    }
    let graph = try graph(scenes.joined())
    #expect(graph.cycles(from: 0).map { graph.ids($0).joined() } == cycles)
  }

  @Test func navigationControllersAreNoScreens() throws {
    let graph = try graph(
      scene("navigationController", "x", to: "root a"), scene("viewController", "a", to: "push y"),
      scene("navigationController", "y", to: "root b"), scene("viewController", "b", to: "push x"))
    #expect(graph.cycles(from: 0).map(graph.ids) == [["a", "b"]])
  }

  @Test func presentationsAndUnwindSeguesAreNoPushes() throws {
    let graph = try graph(
      scene("viewController", "a", to: "modal a", "show b"),
      scene("viewController", "b", to: "modal a", "unwind a"))
    #expect(graph.cycles(from: 0).isEmpty)
  }

  @Test func cyclesOfTheWholeGraphFollowEverythingButUnwindSegues() throws {
    let graph = try graph(
      scene("tabBarController", "bar", to: "tab a", "tab b"),
      scene("viewController", "a", to: "modal bar"),
      scene("viewController", "b", to: "show c"), scene("viewController", "c", to: "unwind b"),
      scene("viewController", "d", to: "popover e"), scene("viewController", "e", to: "embed d"))
    #expect(graph.allCycles().map(graph.ids) == [["bar", "a"], ["d", "e"]])
  }

  @Test func columnsSideBySideAreNoCycle() throws {
    let graph = try graph(
      scene("splitViewController", "split", to: "primary a", "secondary b"),
      scene("viewController", "a", to: "showDetail b"), scene("viewController", "b", to: "show a"))
    #expect(graph.cycles(from: 1).isEmpty)
  }

  @Test(.guardsAgainstHanging)
  func aLongChainIsFollowed() throws {
    let count = 2_000
    let scenes = (0..<count).map {
      scene("viewController", "n\($0)", to: "show n\(($0 + 1) % count)")
    }
    let graph = try graph(scenes.joined())
    #expect(graph.cycles(from: 0).map(\.count) == [count])
  }
}
