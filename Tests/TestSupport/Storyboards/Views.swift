extension SceneSketch {
  /// A list with rows that the storyboard fixes.
  package static func fixedList(_ id: String, rows: Int, _ segues: SegueSketch...) -> SceneSketch {
    let cells = String(repeating: "<tableViewCell id=\"row-\(id)\"/>", count: rows)
    let table =
      "<tableView key=\"view\" dataMode=\"static\" id=\"view-\(id)\"><sections>"
      + "<tableViewSection id=\"section-\(id)\"><cells>\(cells)</cells></tableViewSection>"
      + "</sections></tableView>"
    return SceneSketch(element: "tableViewController", id: id, items: [table], segues: segues)
  }
}

/// A bar with items in a view, without its controller.
package func bareTabBar(_ id: String, _ titles: String..., connected: Bool = true) -> String {
  let items = titles.map { "<tabBarItem title=\"\($0)\" id=\"\(id)-\($0)\"/>" }.joined()
  let outlet = "<outlet property=\"delegate\" destination=\"somebody\" id=\"outlet-\(id)\"/>"
  return "<tabBar id=\"\(id)\"><items>\(items)</items>"
    + (connected ? "<connections>\(outlet)</connections>" : "") + "</tabBar>"
}

/// A segmented control.
package func segments(_ id: String, _ titles: String..., attributes: String = "") -> String {
  "<segmentedControl id=\"\(id)\" \(attributes)><segments>"
    + titles.map { "<segment title=\"\($0)\"/>" }.joined() + "</segments></segmentedControl>"
}

/// A view that holds a child controller.
package func container(_ child: String, height: Int = 400) -> String {
  "<containerView id=\"container-\(child)\">\(frame(height))"
    + connections([SegueSketch(kind: "embed", destination: child)]) + "</containerView>"
}

/// A view that moves page by page.
package func paging(_ id: String, _ element: String = "scrollView", height: Int = 700) -> String {
  "<\(element) id=\"\(id)\" pagingEnabled=\"YES\">\(frame(height))</\(element)>"
}

/// Dots that show pages.
package func pageControl(_ id: String, pages: Int? = nil) -> String {
  "<pageControl id=\"\(id)\" \(pages.map { "numberOfPages=\"\($0)\"" } ?? "")/>"
}

/// A search bar.
package func searchBar(_ id: String) -> String { "<searchBar id=\"\(id)\"/>" }

/// One of the system's buttons in a bar.
package func barButton(_ item: String, connected: Bool = true) -> String {
  let action = "<action selector=\"act:\" destination=\"somebody\" id=\"action-\(item)\"/>"
  return "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"\(item)\" id=\"\(item)\">"
    + (connected ? "<connections>\(action)</connections>" : "") + "</barButtonItem>"
}

/// A field for text.
package let textField = "<textField id=\"field\"/>"

private func frame(_ height: Int) -> String {
  "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"400\" height=\"\(height)\"/>"
}

/// The item that represents a controller in a tab bar.
package func tabItem(_ title: String, id: String = "item") -> String {
  "<tabBarItem key=\"tabBarItem\" id=\"\(id)\" \(attribute("title", title))/>"
}
