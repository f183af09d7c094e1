import RunningEvidence

/// What the dumps mean.
struct RunningJSONSummary: Encodable {
  let containers: [Container]
  let presented: [Presented]
  let screens: [RunningJSONName]
  let longestStack: Int

  init(_ summary: RunningSummary) {
    containers = summary.containers.map { Container($0) }
    presented = summary.presented.map { Presented($0) }
    screens = summary.screens.map { RunningJSONName($0) }
    longestStack = summary.longestStack
  }

  /// A container with what it holds.
  struct Container: Encodable {
    let kind: String
    let `class`: RunningJSONName
    let location: RunningJSONLocation
    let items: [Item]
    let selected: Int?
    let hasMore: Bool?
    let isCollapsed: Bool?

    init(_ container: RunningContainer) {
      kind = container.kind.rawValue
      `class` = RunningJSONName(container.name)
      location = RunningJSONLocation(container.location)
      items = container.items.map { Item($0) }
      selected = container.selected
      hasMore = container.hasMore ? true : nil
      isCollapsed = container.kind == .split ? container.isCollapsed : nil
    }
  }

  /// A tab, a column, a page, or a level of a stack.
  struct Item: Encodable {
    let title: String?
    let controller: RunningJSONName
    let root: RunningJSONName?
    let top: RunningJSONName?
    let depth: Int
    let isVisible: Bool?

    init(_ item: RunningItem) {
      title = item.title
      controller = RunningJSONName(item.controller)
      root = item.root.map { RunningJSONName($0) }
      top = item.top.map { RunningJSONName($0) }
      depth = item.depth
      isVisible = item.isVisible
    }
  }

  /// A controller that another one presents.
  struct Presented: Encodable {
    let presenter: RunningJSONName
    let controller: RunningJSONName
    let root: RunningJSONName?
    let presentation: String
    let location: RunningJSONLocation

    init(_ presented: RunningPresented) {
      presenter = RunningJSONName(presented.presenter)
      controller = RunningJSONName(presented.controller)
      root = presented.root.map { RunningJSONName($0) }
      presentation = presented.presentation.rawValue
      location = RunningJSONLocation(presented.location)
    }
  }
}
