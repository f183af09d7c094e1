import Guidance
import NavigationGraph
package import Projects
package import XcodeProject

/// The facts of a project that the routes to the Mac depend on.
struct RouteFacts {
  private let graph: NavigationGraph
  private let project: Project
  private let uses: FrameworkUses
  private let toolkits: [Toolkit]

  init(_ graph: NavigationGraph, _ catalog: Catalog) {
    (self.graph, project) = (graph, graph.project)
    uses = FrameworkUses(catalog.frameworks, in: project)
    toolkits = catalog.toolkits
  }

  /// Adds the facts to those of the project.
  func add(to facts: inout FactTable) {
    facts[.isTVApp] = project.screenPlatform == .tvOS
    facts[.designedForIPad] = designedForIPad
    facts[.macTechnology] = macTechnology(facts)
    facts[.interfaceFiles] = (facts[.uiKitFiles] ?? 0) + (facts[.swiftUIFiles] ?? 0)
    facts[.catalystBranches] = graph.catalystBranches.count
    // UIKit itself is counted by the files with views.
    facts[.frameworksWithoutCatalyst] = uses.missing(on: .macCatalyst).count
    facts[.frameworksWithoutMacOS] =
      uses.missing(on: .macOS).count { $0.framework.module != "UIKit" }
    addDependencies(to: &facts)
    let shell = graph.shell(of: toolkits)
    facts[.screensElsewhere] = shell != nil
    facts[.toolkit] = shell?.name ?? ""
    facts[.toolkitScreens] = shell?.screens ?? ""
    facts[.toolkitOnMac] = shell?.mac ?? ""
  }

  private var designedForIPad: String {
    let settings = project.apps.compactMap(\.macSettings.supportsDesignedForIPad)
    return settings.isEmpty ? "unknown" : settings.contains(true) ? "yes" : "no"
  }

  private func macTechnology(_ facts: FactTable) -> String {
    // Beside an app with Mac Catalyst, a Mac target is a helper, such as one that opens it at login.
    guard project.hasMacApp, !project.apps.contains(where: \.supportsMacCatalyst) else {
      return "none"
    }
    if let framework = project.macFramework { return framework.rawValue }
    if !graph.macDocuments.isEmpty { return MacFramework.appKit.rawValue }
    return project.isBuiltForMacOS && (facts[.swiftUIShare] ?? 0) >= 50
      ? MacFramework.swiftUI.rawValue : "unknown"
  }

  private func addDependencies(to facts: inout FactTable) {
    let all = project.dependencies
    let binaries: Set<Dependency.Kind> = [.xcframework, .framework]
    let catalyst = all.filter { binaries.contains($0.kind) && $0.macCatalyst == .missing }
    let macOS = all.filter { $0.macOS == .missing }
    facts[.binariesWithoutCatalyst] = catalyst.count
    facts[.namesWithoutCatalyst] = Self.listed(catalyst)
    facts[.binariesWithoutMacOS] = macOS.count
    facts[.namesWithoutMacOS] = Self.listed(macOS)
    facts[.openDependencies] = all.count { $0.isDirect && $0.isOpen }
  }

  private static func listed(_ dependencies: [Dependency]) -> String {
    let names = dependencies.map(\.name)
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }
}

extension Dependency {
  /// Whether the files do not tell if it works on the Mac in any form.
  package var isOpen: Bool { macCatalyst == .unknown && macOS == .unknown }
}

extension Project {
  /// The dependencies of its apps, each once.
  package var dependencies: [Dependency] {
    var seen: Set<[String]> = []
    return apps.flatMap(\.dependencies).filter {
      seen.insert([$0.kind.rawValue, $0.name]).inserted
    }
  }
}
