import Testing

@testable import SourceEvidence

/// Which runs of functions count.
@Suite struct StartTests {
  private func function(_ offset: Int, of type: String? = nil) -> DeclaredFunction {
    let function = Function(
      name: "f\(offset)", parameters: [], code: .parsed([]), offset: offset)
    return DeclaredFunction(function, file: 0, type: type)
  }

  /// The functions by offset that run on their own, with those that each calls, and those that count.
  static let runs: [([(Int, [Int])], [Int])] = [
    ([(1, []), (2, [])], [1, 2]),
    ([(1, [2]), (2, [])], [1]),
    ([(2, []), (1, [2])], [1]),
    ([(1, [2, 3]), (2, [3]), (3, [])], [1]),
    ([(3, []), (2, [3]), (1, [2, 3])], [1]),
    ([(1, [2]), (2, [1])], [1, 2]),
    ([(1, [2, 3]), (2, [2, 3]), (3, [2, 3])], [1]),
    ([(1, [1])], [1]),
  ]

  @Test(arguments: runs.indices)
  func whatOtherCodeCallsDoesNotCount(_ index: Int) {
    let (runs, counting) = Self.runs[index]
    let starts = Starts()
    for (offset, called) in runs {
      starts.run(function(offset), isCertain: false) {
        for other in called { starts.call(Position(file: 0, offset: other)) }
        starts.record {
          $0.covers.append((CodeObject(nil, at: nil), Position(file: 0, offset: offset)))
        }
      }
    }
    starts.settle()
    #expect(starts.effects.covers.map(\.origin.offset).sorted() == counting)
  }

  @Test func certainCodeAlwaysCounts() {
    let starts = Starts()
    let cover = (CodeObject(nil, at: nil), Position(file: 0, offset: 0))
    starts.run(function(1), isCertain: false) {
      starts.aside { starts.record { $0.covers.append(cover) } }
      starts.record { $0.details.append(cover.0) }
    }
    starts.run(function(2), isCertain: false) { starts.call(Position(file: 0, offset: 1)) }
    starts.run(function(1), isCertain: true) { starts.record { $0.containers.append(cover.0) } }
    starts.settle()
    #expect(starts.effects.covers.count == 1)
    #expect(starts.effects.details.isEmpty)
    #expect(starts.effects.containers.count == 1)
  }

  @Test func functionsOfATypeAreKnownToBeCalled() {
    let starts = Starts()
    starts.run(function(1, of: "A"), isCertain: false) { starts.call(Position(file: 0, offset: 2)) }
    #expect(starts.isCalled(function(2, of: "A")))
    #expect(!starts.isCalled(function(2, of: "B")))
    #expect(!starts.isCalled(function(3, of: "A")))
    #expect(starts.allCalled == [Position(file: 0, offset: 2)])
  }

  @Test func oneLocationLeadsToSeveralScreens() throws {
    let found = try evidence(
      swift: """
        class HomeController: UIViewController {
          func run() { for screen in [InfoController(), TipController()] { present(screen, animated: true) } }
        }
        class InfoController: UIViewController {}
        class TipController: UIViewController {}
        """)
    let shown = found.transitions.filter { $0.kind == .present }
    #expect(Set(shown.compactMap(\.target.className)) == ["InfoController", "TipController"])
  }

  @Test func aFunctionThatOtherCodeCallsDoesNotStart() throws {
    let found = try evidence(
      swift: """
        class ARouter {
          weak var stack: UINavigationController?
          func showDetail() { stack?.pushViewController(DetailController(), animated: true) }
        }
        class HomeController: UIViewController {
          let router = ARouter()
          @objc func open() { present(InfoController(), animated: true); router.showDetail() }
        }
        class DetailController: UIViewController {}
        class InfoController: UIViewController {}
        """)
    #expect(found.transitions.filter { $0.kind == .push }.map(\.from) == ["HomeController"])
  }
}
