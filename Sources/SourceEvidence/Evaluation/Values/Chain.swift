/// Objects that may be gone by the time they are asked for.
struct WeakList<Object: AnyObject> {
  private var elements: [Element] = []
  /// How many elements are kept until those that are gone are taken out.
  private var limit = 1_000

  private struct Element {
    weak var object: Object?
  }

  /// The objects that are still there.
  var all: [Object] { elements.compactMap(\.object) }

  /// Adds an object.
  mutating func append(_ object: Object) {
    if elements.count == limit {
      elements.removeAll { $0.object == nil }
      limit = max(limit, elements.count * 2)
    }
    elements.append(Element(object: object))
  }
}
