import InterfaceBuilder

// Properties of elements that several types of contents use.
extension ElementTree {
  /// Whether an element is a view for augmented reality: a view of ARKit, or one whose class name
  /// suggests so.
  func showsAugmentedReality(_ element: Int) -> Bool {
    if isElement(element, named: .arscnView) || isElement(element, named: .arskView) { return true }
    guard let name = self[element, .customClass] else { return false }
    return ["ARView", "ARSCNView", "ARSKView"].contains { suffix in
      // The A in StarView or CARView belongs to another word.
      name.hasSuffix(suffix) && name.dropLast(suffix.count).last?.isUppercase != true
    }
  }

  /// Whether a tab bar has custom colors.
  func hasFixedTint(_ bar: Int) -> Bool {
    children(of: bar, named: .color).contains {
      hasValue("tintColor", for: .key, of: $0)
        || hasValue("selectedImageTintColor", for: .key, of: $0)
    }
  }

  /// Whether an element is in a cell of a table or collection.
  func isInCell(_ element: Int) -> Bool {
    let around = sequence(first: element) { parent(of: $0) }
    return around.contains {
      isElement($0, named: .tableViewCell) || isElement($0, named: .collectionViewCell)
    }
  }

  /// The height in a view's frame, in points.
  func height(of view: Int) -> Double? {
    frame(of: view).flatMap { self[$0, .height].flatMap(Double.init) }
  }

  /// The top and bottom of a view in its superview, in points.
  func span(of view: Int) -> ClosedRange<Double>? {
    guard let frame = frame(of: view), let top = self[frame, .y].flatMap(Double.init),
      let height = self[frame, .height].flatMap(Double.init), height >= 0
    else { return nil }
    return top...(top + height)
  }

  private func frame(of view: Int) -> Int? {
    children(of: view, named: .rect).first { hasValue("frame", for: .key, of: $0) }
  }
}
