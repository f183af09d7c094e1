/// The order in which Interface Builder writes the child elements of a controller.
///
/// Only elements that are added have to be at their place: connections come last, and run-time
/// attributes just before them.
enum ChildOrder {
  /// Returns the child after which an element with a name is added, or `nil` for the first place.
  ///
  /// - Throws: ``EditRefusal`` if the element is no controller, or has a child whose place is not
  ///   known.
  static func previous(
    of name: String, in element: ElementSpan, _ markup: MarkupText
  ) throws(EditRefusal) -> ElementSpan? {
    guard element.name.hasSuffix("ontroller"), let place = places[name] else {
      throw .unknownElement(element.name, line: element.line)
    }
    var previous: ElementSpan?
    for child in markup.children(of: element) {
      guard let other = places[child.name] else {
        throw .unknownChild(child.name, element: element.name, line: child.line)
      }
      guard other <= place else { break }
      previous = child
    }
    return previous
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: order.split(separator: " ").enumerated().map { (String($1), $0) })

  private static let order = """
    layoutGuides view tableView collectionView glkView imageView attributedString extendedEdge \
    tabBarItem toolbarItems navigationItem simulatedStatusBarMetrics simulatedNavigationBarMetrics \
    simulatedOrientationMetrics simulatedScreenMetrics simulatedTabBarMetrics \
    simulatedToolbarMetrics freeformSimulatedSizeMetrics nil size refreshControl keyCommands \
    navigationBar toolbar tabBar userDefinedRuntimeAttributes value connections point
    """
}
