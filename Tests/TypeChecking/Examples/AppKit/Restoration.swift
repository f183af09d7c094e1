import AppKit

/// Brings back the main windows, and the section that each one showed.
@MainActor
enum Restoration {
  private static let sectionKey = "section"

  /// Says who makes the window again.
  static func prepare(_ window: NSWindow) {
    window.identifier = NSUserInterfaceItemIdentifier("sections")
    window.isRestorable = true
    window.restorationClass = WindowRestoration.self
  }

  static func encode(_ section: AppSection, with coder: NSCoder) {
    coder.encode(section.rawValue, forKey: sectionKey)
  }

  static func section(from coder: NSCoder) -> AppSection? {
    let name = coder.decodeObject(of: NSString.self, forKey: sectionKey)
    return name.flatMap { AppSection(rawValue: $0 as String) }
  }
}

/// Makes a window again. The system stores the name of the class.
final class WindowRestoration: NSObject, NSWindowRestoration {
  static func restoreWindow(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
    completionHandler: @escaping (NSWindow?, (any Error)?) -> Void
  ) {
    completionHandler(Windows.makeSectionsWindow().window, nil)
  }
}
