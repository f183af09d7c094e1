import FileReading
import Guidance
import NavigationGraph
import Projects
import XcodeProject

extension MacWork {
  /// Returns what a project has for the Mac already: settings, targets, and code.
  static func all(in graph: NavigationGraph) -> [MacWork] {
    graph.project.apps.flatMap(settings) + targets(of: graph) + code(of: graph)
  }

  private static func settings(of app: AppTarget) -> [MacWork] {
    let settings = app.macSettings
    func work(_ text: String, _ name: String) -> MacWork {
      // A setting of a configuration file has no line in the project file.
      let places = settings.lines[name].map { SourceLocation(file: settings.file, line: $0) }
      return MacWork(text: "\(app.name): \(text)", places: [places].compactMap { $0 })
    }
    return [
      app.supportsMacCatalyst
        ? work("Mac Catalyst is on (SUPPORTS_MACCATALYST)", "SUPPORTS_MACCATALYST") : nil,
      app.supportsMacCatalyst && app.usesMacIdiom
        ? work("the Mac idiom (TARGETED_DEVICE_FAMILY has 6)", "TARGETED_DEVICE_FAMILY") : nil,
      settings.supportsDesignedForIPad.map {
        work(
          "Designed for iPad is \($0 ? "on" : "off") (SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD)",
          "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD")
      },
      settings.derivesIdentifier.map {
        work(
          "the bundle identifier of the Mac app is \($0 ? "derived" : "that of the iPad app") "
            + "(DERIVE_MACCATALYST_PRODUCT_BUNDLE_IDENTIFIER)",
          "DERIVE_MACCATALYST_PRODUCT_BUNDLE_IDENTIFIER")
      },
      app.platforms.contains(.macOS)
        ? work("built for macOS as well (SUPPORTED_PLATFORMS)", "SUPPORTED_PLATFORMS") : nil,
    ].compactMap { $0 }
  }

  private static func targets(of graph: NavigationGraph) -> [MacWork] {
    let project = graph.project
    let kind = project.macFramework.map { $0 == .appKit ? " in AppKit" : " in SwiftUI" } ?? ""
    let names = project.macApps.joined(separator: ", ")
    let targets = names.isEmpty ? [] : [MacWork(text: "A Mac target\(kind): \(names)", places: [])]
    let places = graph.macDocuments.map(\.location)
    return targets
      + (places.isEmpty ? [] : [MacWork(text: "Storyboards and xibs for macOS", places: places)])
  }

  private static func code(of graph: NavigationGraph) -> [MacWork] {
    [("Mac Catalyst", graph.catalystBranches), ("macOS", graph.macOSBranches)]
      .filter { !$1.isEmpty }.map { name, places in
        MacWork(text: "\(counted(places.count, "place")) in code for \(name)", places: places)
      }
  }
}
