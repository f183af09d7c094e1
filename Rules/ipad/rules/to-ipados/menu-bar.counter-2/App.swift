#if os(OSX)
  import AppKit

  final class Menus {
    let item = NSMenuItem(title: "Requests", action: nil, keyEquivalent: "r")
  }
#endif
