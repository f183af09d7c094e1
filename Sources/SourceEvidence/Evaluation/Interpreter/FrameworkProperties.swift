/// The properties of UIKit's objects that lead to other objects.
struct FrameworkProperties {
  let symbols: SymbolTable
  let heap: Heap

  /// A property of an object of a class; nil if it has none of that name that matters.
  func value(_ name: String, of object: CodeObject, named type: String) -> Value? {
    if let kind = symbols.kind(of: type)?.kind ?? storyboardKind(object),
      let value = controllerProperty(name, of: object, kind)
    {
      return value
    }
    if name == "items", object.className == "UITabBar" {
      return keep(Self.tabBarItems, name, object)
    }
    if name == "window" || name == "keyWindow" { return keep("UIWindow", name, object) }
    return nil
  }

  private func storyboardKind(_ object: CodeObject) -> ControllerKind? {
    object.storyboard != nil && object.className != "UIStoryboard" ? .plain : nil
  }

  /// What every view controller has.
  private func controllerProperty(
    _ name: String, of object: CodeObject, _ kind: ControllerKind
  ) -> Value? {
    switch name {
    case "storyboard":
      let storyboard = heap.make("UIStoryboard")
      storyboard.storyboard = .own
      return .object(storyboard)
    case "topViewController", "visibleViewController", "rootViewController":
      return object.controllers?.elements.last
    case "tabBarItem" where kind == .navigation && rootItem(object) != nil: return rootItem(object)
    case "tabBar" where kind != .tabBar, "tab" where kind != .plain: return nil
    default: return Self.classes[name].map { keep($0, name, object) }
    }
  }

  /// The item of a navigation controller without one of its own is that of its first screen.
  private func rootItem(_ object: CodeObject) -> Value? {
    guard let root = object.controllers?.elements.first?.object, root !== object else { return nil }
    return root.fields["tabBarItem"]
  }

  /// The classes of what controllers hold.
  private static let classes = [
    "tabBarItem": "UITabBarItem", "navigationItem": "UINavigationItem",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "tabBar": "UITabBar", "tab": "UITab",
    "popoverPresentationController": "UIPopoverPresentationController",
  ]

  private func keep(_ className: String, _ name: String, _ object: CodeObject) -> Value {
    let value = Value.object(heap.placeholder(of: className))
    object.fields[name] = value
    return value
  }

  /// What stands for the items of a bar that is made elsewhere: they are known by position.
  private static let tabBarItems = "[UITabBarItem]"

  /// The element of the items of a bar that is made elsewhere; nil if an object is something else.
  func item(_ index: Int, of items: CodeObject) -> Value? {
    guard items.className == Self.tabBarItems, (0..<20).contains(index) else { return nil }
    return items.fields[String(index)] ?? keep("UITabBarItem", String(index), items)
  }
}
