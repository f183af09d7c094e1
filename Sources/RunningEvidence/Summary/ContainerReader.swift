/// Reads what a container holds.
struct ContainerReader {
  private let controller: RunningController

  private init(_ controller: RunningController) { self.controller = controller }

  /// Returns a container, or `nil` for any other controller.
  static func container(_ controller: RunningController) -> RunningContainer? {
    guard controller.kind.isContainer else { return nil }
    let reader = ContainerReader(controller)
    return RunningContainer(
      kind: controller.kind, name: controller.name, address: controller.address,
      location: controller.location,
      items: reader.held.map(reader.item), selected: reader.selected, hasMore: reader.more != nil)
  }

  /// The children that count. The More tab holds a list of the tabs that do not fit.
  private var held: [RunningController] {
    controller.ownChildren.filter { $0.name.name != Self.moreClass }
  }

  private var more: RunningController? {
    controller.children.first { $0.name.name == Self.moreClass }
  }

  private static let moreClass = "UIMoreNavigationController"

  private var selected: Int? {
    guard controller.kind == .tabBar || controller.kind == .page else { return nil }
    let visible = held.indices.filter { held[$0].state?.isVisible ?? false }
    return visible.count == 1 ? visible[0] : nil
  }

  private func item(_ child: RunningController) -> RunningItem {
    RunningItem(
      controller: child.name, kind: child.kind, address: child.address, location: child.location,
      screens: Self.screens(in: child), isVisible: child.state?.isVisible)
  }

  /// The screens of the stack that a controller is or begins with.
  static func screens(in controller: RunningController) -> [RunningName] {
    if controller.isScreen || controller.kind.isSystem { return [controller.hosted] }
    let children = controller.ownChildren
    guard controller.kind != .navigation else { return children.flatMap(screens) }
    let first =
      controller.kind == .hosting ? children.first { $0.kind.isContainer } : children.first
    return first.map(screens) ?? []
  }
}

extension RunningController {
  /// What people know the controller by: the view of a hosting controller, or else the class.
  var hosted: RunningName { hostedViews.first ?? name }
}
