/// Properties of UIKit's classes that refer to other objects.
struct FrameworkProperties {
  let symbols: SymbolTable
  let heap: Heap

  /// Returns a property of an object of a class, or `nil` if the property is not modeled.
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

  private func storyboardKind(_ object: CodeObject) -> ControllerFamily? {
    object.storyboard != nil && object.className != "UIStoryboard" ? .plain : nil
  }

  /// Returns a property that every view controller has.
  private func controllerProperty(
    _ name: String, of object: CodeObject, _ kind: ControllerFamily
  ) -> Value? {
    switch name {
    case "storyboard":
      let storyboard = heap.make("UIStoryboard")
      storyboard.storyboard = .own
      return .object(storyboard)
    case "topViewController", "visibleViewController", "rootViewController":
      return object.controllers?.elements.last
    case "tabBarItem" where kind == .navigation && rootItem(object) != nil: return rootItem(object)
    case "navigationItem": return navigationItem(of: object)
    case "editButtonItem": return editButton(of: object)
    case "tabBar" where kind != .tabBar, "tab" where kind != .plain: return nil
    default: return Self.classes[name].map { keep($0, name, object) }
    }
  }

  /// Returns the tab bar item of the root, which a navigation controller without its own item
  /// shows.
  private func rootItem(_ object: CodeObject) -> Value? {
    guard let root = object.controllers?.elements.first?.object, root !== object else { return nil }
    return root.fields["tabBarItem"]
  }

  /// The classes of the objects that controllers refer to.
  private static let classes = [
    "tabBarItem": "UITabBarItem",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "tabBar": "UITabBar", "tab": "UITab",
    "navigationBar": "UINavigationBar",
    "popoverPresentationController": "UIPopoverPresentationController",
  ]

  private func navigationItem(of object: CodeObject) -> Value {
    let value = keep("UINavigationItem", "navigationItem", object)
    value.object?.notes.holder = object
    return value
  }

  private func editButton(of object: CodeObject) -> Value {
    let value = keep("UIBarButtonItem", "editButtonItem", object)
    value.object?.fields["systemItem"] = .enumeration(type: nil, name: "edit", payload: [])
    return value
  }

  private func keep(_ className: String, _ name: String, _ object: CodeObject) -> Value {
    let value = Value.object(heap.placeholder(of: className))
    object.fields[name] = value
    return value
  }

  /// The type name of a placeholder for the items of a tab bar that other code creates. Its fields
  /// are indexes.
  private static let tabBarItems = "[UITabBarItem]"

  /// Returns an item of a tab bar that other code creates, or `nil` for other objects.
  func item(_ index: Int, of items: CodeObject) -> Value? {
    guard items.className == Self.tabBarItems, (0..<20).contains(index) else { return nil }
    return items.fields[String(index)] ?? keep("UITabBarItem", String(index), items)
  }
}
