/// What is laid out: boxes of known sizes in groups, and lines between them.
struct LayoutGraph: Sendable {
  /// A box.
  struct Box: Sendable {
    /// Its least size, in points.
    var width: Double
    var height: Double
    /// Its group: an index into `titleHeights`.
    var group = 0
    /// Whether everything begins with it.
    var isStart = false
  }

  /// A line between two boxes.
  struct Line: Sendable {
    /// The box it leaves from: an index into `boxes`.
    var from: Int
    /// The box it leads to.
    var to: Int
    /// What it looks like: lines that look alike may run together.
    var style = 0
    /// The word beside it.
    var label: String?
    /// How wide that word is, in points.
    var labelWidth = 0.0
  }

  /// The boxes, in the order in which they should stand where nothing else tells.
  var boxes: [Box]
  /// The lines.
  var lines: [Line]
  /// The height of each group's title, in points; `nil` for a group without a frame.
  var titleHeights: [Double?] = [nil]
}

/// Sets of boxes that are put together step by step.
struct DisjointSets {
  private var parents: [Int]

  init(_ count: Int) { parents = Array(0..<count) }

  /// The number of an element's set, which is its least element.
  mutating func find(_ element: Int) -> Int {
    var root = element
    while parents[root] != root { root = parents[root] }
    var next = element
    while parents[next] != root { (next, parents[next]) = (parents[next], root) }
    return root
  }

  /// Makes two sets one.
  mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (find(a), find(b))
    parents[max(first, second)] = min(first, second)
  }

  /// The sets, each in order, by their least elements.
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
