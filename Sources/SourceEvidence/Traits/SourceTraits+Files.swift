import FileReading

extension SourceTraits {
  /// Reads the traits of files.
  init(_ files: [CodeFile], _ hierarchy: ClassHierarchy) {
    var conditions = DirectiveLines.KnownConditions()
    for file in files {
      let lines = DirectiveLines(file.text, &conditions)
      imports += lines.imports
      macBranches += lines.branches
      if file.isObjectiveC {
        objectiveCFiles += file.name.hasSuffix(".h") ? 0 : 1
      } else {
        swiftFiles += 1
      }
    }
    let interfaces = hierarchy.declarations.values.map {
      ($0.place.file, hierarchy.framework(of: $0))
    }
    swiftUIFiles = Set(interfaces.filter { $0.1 == .swiftUI }.map(\.0)).count
    uiKitFiles = Set(interfaces.filter { $0.1 == .uiKit }.map(\.0)).count
  }
}

/// A framework for interfaces.
private enum InterfaceFramework { case swiftUI, uiKit }

extension ClassHierarchy {
  /// Returns the framework that a type is a part of an interface with, or `nil` if it is none. A
  /// view that only wraps one of the other framework is none.
  fileprivate func framework(of type: Declaration) -> InterfaceFramework? {
    if type.inherited.contains(where: Self.swiftUIProtocols.contains) { return .swiftUI }
    let ancestors = ancestors(of: type.name)
    if ancestors.contains("UIHostingController") { return nil }
    return ancestors.contains { name in
      name.hasPrefix("UI") && Self.uiKitEndings.contains { name.hasSuffix($0) }
    } ? .uiKit : nil
  }

  private static let swiftUIProtocols: Set<String> = [
    "View", "SwiftUI.View", "ViewModifier", "App", "SwiftUI.App",
  ]
  private static let uiKitEndings = ["Controller", "View", "Cell", "Control", "Button", "Label"]
}
