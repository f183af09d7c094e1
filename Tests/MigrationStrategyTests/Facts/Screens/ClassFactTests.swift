import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// The classes of screens, in documents and in code.
@Suite struct ClassFactTests {
  private static let app = App(.screen("screen").ofClass("DetailViewController"))

  private static let code = """
    import UIKit
    class RootViewController: UIViewController {}
    class BaseViewController: RootViewController, Tracked {}
    final class DetailViewController: BaseViewController {}
    """

  private static func scene(of app: App, _ code: String?) throws -> Subject {
    var project = app.graph.project
    project.source = try code.map { try evidence(of: $0) }
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    return try advice.subject(.scene, "screen")
  }

  @Test func aScreenHasTheClassesThatItsClassInheritsFrom() throws {
    let scene = try Self.scene(of: Self.app, Self.code)
    #expect(scene.facts[.customClass] == .word("DetailViewController"))
    #expect(
      scene.facts.list(.superclasses)
        == ["BaseViewController", "RootViewController", "UIViewController"])
  }

  @Test func withoutCodeNothingIsKnownAboutSuperclasses() throws {
    let scene = try Self.scene(of: Self.app, nil)
    #expect(scene.facts[.customClass] == .word("DetailViewController"))
    #expect(scene.facts.list(.superclasses) == [])
  }

  @Test func aScreenWithoutAClassHasNone() throws {
    let scene = try Self.scene(of: App(.screen("screen")), Self.code)
    #expect(scene.facts[.customClass] == .word("none"))
    #expect(scene.facts.list(.superclasses) == [])
  }
}
