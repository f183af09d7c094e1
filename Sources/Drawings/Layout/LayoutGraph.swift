/// The input of the layout: boxes of known sizes in groups, and lines between them.
struct LayoutGraph: Sendable {
  /// A box.
  struct Box: Sendable {
    /// The minimum size, in points.
    var width: Double
    var height: Double
    /// The group, as an index into `titleHeights`.
    var group = 0
    /// Whether the box is a starting point of the graph.
    var isStart = false
  }

  /// A line between two boxes.
  struct Line: Sendable {
    /// The source box, as an index into `boxes`.
    var from: Int
    /// The destination box, as an index into `boxes`.
    var to: Int
    /// The style. Lines with the same style can be combined.
    var style = 0
    /// The label.
    var label: String?
    /// The width of the label, in points.
    var labelWidth = 0.0
  }

  /// The boxes, in their preferred order.
  var boxes: [Box]
  /// The lines.
  var lines: [Line]
  /// The height of each group's title, in points; `nil` for a group without a frame.
  var titleHeights: [Double?] = [nil]
}

/// A union-find structure of integers, such as indices of boxes.
struct DisjointSets {
  private var parents: [Int]

  init(_ count: Int) { parents = Array(0..<count) }

  /// Returns the number of an element's set, which is its least element.
  mutating func find(_ element: Int) -> Int {
    var root = element
    while parents[root] != root { root = parents[root] }
    var next = element
    while parents[next] != root { (next, parents[next]) = (parents[next], root) }
    return root
  }

  /// Merges two sets.
  mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (find(a), find(b))
    parents[max(first, second)] = min(first, second)
  }

  /// Returns the sets by their least elements, each in ascending order.
  mutating func all() -> [[Int]] {
    var places: [Int: Int] = [:]
    var sets: [[Int]] = []
    for element in parents.indices {
      let root = find(element)
      if let place = places[root] {
        sets[place].append(element)
      } else {
        places[root] = sets.count
        sets.append([element])
      }
    }
    return sets
  }
}
