import FileReading
import Guidance
import Projects
import SourceEvidence
import XcodeProject

/// The uses of frameworks that are not on every Mac, in the source and in the project file of an app.
struct FrameworkUses {
  /// A framework with the places that use it.
  struct Use {
    var framework: AppleFramework
    var places: [SourceLocation]
  }

  private let frameworks: [AppleFramework]
  private let imports: [String: [ModuleImport]]
  private let linked: [String: [SourceLocation]]

  init(_ frameworks: [AppleFramework], in project: Project) {
    self.frameworks = frameworks
    imports = Dictionary(grouping: project.source?.traits.imports ?? [], by: \.module)
    let all = project.apps.flatMap(\.linkedFrameworks)
    linked = Dictionary(grouping: all, by: \.module).mapValues { links in
      Set(links.map { SourceLocation(file: $0.file, line: $0.line) }).sorted()
    }
  }

  /// Returns the frameworks that an app for a system cannot use, in code that is compiled there.
  func missing(on system: Route.System) -> [Use] {
    frameworks.filter { !$0.exists(on: system) }.compactMap { use(of: $0, on: system) }
  }

  /// Returns the frameworks that do nothing on a Mac.
  func withoutEffect() -> [Use] {
    frameworks.filter { !$0.works }.compactMap { use(of: $0, on: .iOS) }
  }

  private func use(of framework: AppleFramework, on system: Route.System) -> Use? {
    let outside = Self.conditions(outside: system)
    let code = (imports[framework.module] ?? []).filter { $0.counts(outside: outside) }
      .map(\.place)
    let links = linked[framework.module] ?? []
    // What only the project file names is linked without being used, or is weakly linked.
    let places = code + (code.isEmpty && !imports.isEmpty ? [] : links)
    return places.isEmpty ? nil : Use(framework: framework, places: places)
  }

  /// Returns the conditions that do not hold in an app for a system.
  private static func conditions(outside system: Route.System) -> Set<CodeCondition> {
    switch system {
    case .iOS: [.macOS, .macCatalyst]
    case .macCatalyst: [.macOS, .exceptMacCatalyst]
    case .macOS: [.exceptMacOS, .macCatalyst]
    }
  }
}

extension Project {
  /// Whether the app imports or links a toolkit, or inherits from one of its classes.
  func uses(_ toolkit: Toolkit) -> Bool {
    let modules = Set(toolkit.modules)
    let isImported = source?.traits.imports.contains {
      modules.contains($0.module) && $0.counts(outside: [.macOS])
    }
    return isImported == true || dependencies.contains { modules.contains($0.name) }
      || toolkit.classes.contains { source?.classes.subclasses(of: $0).isEmpty == false }
  }

  /// Whether a class is one of a toolkit, or inherits from one.
  func isOf(_ toolkit: Toolkit, _ name: String) -> Bool {
    let ancestors = source?.classes.ancestors(of: name) ?? []
    return !Set(ancestors + [name]).isDisjoint(with: toolkit.classes)
  }
}
