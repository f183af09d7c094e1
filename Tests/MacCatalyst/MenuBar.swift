import UIKit

/// The menu bar as AppKit shows it. Mac Catalyst has no names for AppKit's classes, so that they are asked by
/// key.
@MainActor enum MenuBar {
  /// Writes the menus to standard output, a command on each line, indented by its menus.
  static func write() {
    let application = NSClassFromString("NSApplication") as AnyObject?
    guard let menu = application?.value(forKeyPath: "sharedApplication.mainMenu") as? NSObject
    else {
      print("There is no menu bar.")
      return
    }
    write(menu, indent: "")
  }

  private static func write(_ menu: NSObject, indent: String) {
    for item in menu.value(forKey: "itemArray") as? [NSObject] ?? [] {
      guard item.value(forKey: "hidden") as? Bool == false,
        item.value(forKey: "separatorItem") as? Bool == false
      else { continue }
      let title = item.value(forKey: "title") as? String ?? ""
      print(indent + title + (key(of: item).map { "  " + $0 } ?? ""))
      if let submenu = item.value(forKey: "submenu") as? NSObject {
        write(submenu, indent: indent + "  ")
      }
    }
  }

  /// Returns the key of a command with its modifier keys, or `nil` if it has none.
  private static func key(of item: NSObject) -> String? {
    guard let key = item.value(forKey: "keyEquivalent") as? String, !key.isEmpty,
      let mask = item.value(forKey: "keyEquivalentModifierMask") as? UInt
    else { return nil }
    return modifiers.filter { mask & $0.bit != 0 }.map(\.sign).joined() + key.uppercased()
  }

  /// The bits of AppKit's modifier flags.
  private static let modifiers: [(bit: UInt, sign: String)] = [
    (1 << 18, "⌃"), (1 << 19, "⌥"), (1 << 17, "⇧"), (1 << 20, "⌘"),
  ]
}
