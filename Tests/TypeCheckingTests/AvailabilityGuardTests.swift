import TestSupport
import Testing

struct AvailabilityGuardTests {
  @Test func `Each check is left out once`() {
    let source = """
      @available(iOS 18.0, *)
      func show() {
        guard #available(iOS 26.0, macOS 26.0, *), #available(macCatalyst 26.0, *) else { return }
        // if #available(iOS 27.0, *)
        if #unavailable(iOS 17.0) { return }
      }
      @available(*, unavailable)
      init() {}
      """
    let mutations = AvailabilityGuards.mutations(of: ["Show.swift": source, "Other.swift": "x"])
    #expect(
      mutations.map(\.name) == [
        "Show.swift:1: @available(iOS 18.0, *)",
        """
        Show.swift:3: guard #available(iOS 26.0, macOS 26.0, *), #available(macCatalyst 26.0, *) \
        else { return }
        """,
        """
        Show.swift:3: guard #available(iOS 26.0, macOS 26.0, *), #available(macCatalyst 26.0, *) \
        else { return }
        """,
      ])
    let changed = mutations.map { mutation in
      let lines = (mutation.files["Show.swift"] ?? "").split(
        separator: "\n", omittingEmptySubsequences: false)
      return zip(lines, source.split(separator: "\n")).first { $0.0 != $0.1 }.map { "\($0.0)" }
        ?? ""
    }
    #expect(
      changed == [
        "",
        "  guard true, #available(macCatalyst 26.0, *) else { return }",
        "  guard #available(iOS 26.0, macOS 26.0, *), true else { return }",
      ])
    #expect(mutations.allSatisfy { $0.files["Other.swift"] == "x" })
  }

  @Test(.enabled(if: TypeChecker.reasonToSkip == nil, TypeChecker.reasonToSkip))
  func `A check that is not needed is found`() async throws {
    let source = """
      import UIKit

      @MainActor func hide(_ bar: UINavigationBar, _ tabs: UITabBarController) {
        if #available(iOS 14.0, *) { bar.isHidden = true }
        if #available(iOS 18.0, *) { tabs.mode = .tabBar }
      }
      """
    let needless = try await AvailabilityGuards.needless(
      in: ["Hide.swift": source], platforms: [.catalyst, .ios], deploymentTarget: "13.1")
    #expect(needless == ["Hide.swift:4: if #available(iOS 14.0, *) { bar.isHidden = true }"])
  }
}
