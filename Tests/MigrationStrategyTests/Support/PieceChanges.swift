extension Piece {
  /// The piece with attributes, as they stand in the file.
  func with(_ attributes: String...) -> Piece {
    var piece = self
    piece.attributes += attributes
    return piece
  }

  /// The piece with a class of its own.
  func ofClass(_ name: String) -> Piece { with("customClass=\"\(name)\"") }

  /// The piece with a title of its own.
  func titled(_ title: String) -> Piece { with("title=\"\(title)\"") }

  /// The piece in a scene with a name.
  func named(_ name: String) -> Piece {
    var piece = self
    piece.name = name
    return piece
  }

  /// The piece with an item whose title is looked up at run time.
  func localizedTab(image: String) -> Piece {
    var piece = self
    piece.items.append(
      "<tabBarItem key=\"tabBarItem\" title=\"\" image=\"\(image)\" id=\"item-\(id)\">"
        + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
        + "keyPath=\"localizableString\" value=\"key\"/></userDefinedRuntimeAttributes></tabBarItem>"
    )
    return piece
  }

  /// The piece with an item that stands for it in a tab bar.
  func tab(_ title: String?, image: String? = nil, _ attributes: String = "") -> Piece {
    var piece = self
    let words = [title.map { "title=\"\($0)\"" }, image.map { "image=\"\($0)\"" }, attributes]
    piece.items.append(
      "<tabBarItem key=\"tabBarItem\" \(words.compactMap { $0 }.joined(separator: " ")) "
        + "id=\"item-\(id)\"/>")
    return piece
  }

  /// The piece with a navigation item, and what stands in it.
  func navigationItem(_ title: String? = nil, _ inside: String = "") -> Piece {
    var piece = self
    piece.items.append(
      "<navigationItem key=\"navigationItem\" \(title.map { "title=\"\($0)\" " } ?? "")"
        + "id=\"navigation-\(id)\">\(inside)</navigationItem>")
    return piece
  }

  /// The piece with views in its view.
  func holding(_ views: String...) -> Piece {
    var piece = self
    piece.views += views
    return piece
  }

  /// The piece with an object beside its controller.
  func beside(_ object: String) -> Piece {
    var piece = self
    piece.objects.append(object)
    return piece
  }
}

// MARK: - Views

extension Piece {
  /// A list with rows that the storyboard fixes.
  static func fixedList(_ id: String, rows: Int, _ ways: Way...) -> Piece {
    let cells = String(repeating: "<tableViewCell id=\"row-\(id)\"/>", count: rows)
    let table =
      "<tableView key=\"view\" dataMode=\"static\" id=\"view-\(id)\"><sections>"
      + "<tableViewSection id=\"section-\(id)\"><cells>\(cells)</cells></tableViewSection>"
      + "</sections></tableView>"
    return Piece(element: "tableViewController", id: id, items: [table], ways: ways)
  }
}

/// A bar with items in a view, without its controller.
func bareTabBar(_ id: String, _ titles: String..., connected: Bool = true) -> String {
  let items = titles.map { "<tabBarItem title=\"\($0)\" id=\"\(id)-\($0)\"/>" }.joined()
  let outlet = "<outlet property=\"delegate\" destination=\"somebody\" id=\"outlet-\(id)\"/>"
  return "<tabBar id=\"\(id)\"><items>\(items)</items>"
    + (connected ? "<connections>\(outlet)</connections>" : "") + "</tabBar>"
}

/// A segmented control.
func segments(_ id: String, _ titles: String..., attributes: String = "") -> String {
  "<segmentedControl id=\"\(id)\" \(attributes)><segments>"
    + titles.map { "<segment title=\"\($0)\"/>" }.joined() + "</segments></segmentedControl>"
}

/// A view that holds a child controller.
func container(_ child: String, height: Int = 400) -> String {
  "<containerView id=\"container-\(child)\">\(frame(height))"
    + connections([Way(kind: "embed", destination: child)]) + "</containerView>"
}

/// A view that moves page by page.
func paging(_ id: String, _ element: String = "scrollView", height: Int = 700) -> String {
  "<\(element) id=\"\(id)\" pagingEnabled=\"YES\">\(frame(height))</\(element)>"
}

/// Dots that show pages.
func pageControl(_ id: String, pages: Int? = nil) -> String {
  "<pageControl id=\"\(id)\" \(pages.map { "numberOfPages=\"\($0)\"" } ?? "")/>"
}

/// A search bar.
func searchBar(_ id: String) -> String { "<searchBar id=\"\(id)\"/>" }

/// One of the system's buttons in a bar.
func barButton(_ item: String, connected: Bool = true) -> String {
  let action = "<action selector=\"act:\" destination=\"somebody\" id=\"action-\(item)\"/>"
  return "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"\(item)\" id=\"\(item)\">"
    + (connected ? "<connections>\(action)</connections>" : "") + "</barButtonItem>"
}

/// A field for text.
let textField = "<textField id=\"field\"/>"

private func frame(_ height: Int) -> String {
  "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"400\" height=\"\(height)\"/>"
}
