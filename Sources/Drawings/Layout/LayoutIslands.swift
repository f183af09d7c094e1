/// The connected boxes of one group, which are laid out together.
struct LayoutIsland {
  /// The boxes, in traversal order.
  var boxes: [Int]
  /// The group.
  var group: Int
  /// Whether lines lead to other groups, in which case the columns depend on theirs.
  var isFixed: Bool
  /// The row within the group.
  var row = 0
}

/// Assigns islands to rows and columns, so that neither islands nor the frames of groups overlap.
struct LayoutIslands {
  /// The islands.
  private(set) var all: [LayoutIsland]
  /// The columns of the boxes.
  private(set) var ranks: LayoutRanks
  /// The row of each group.
  private(set) var groupRows: [Int]
  /// The number of rows of groups.
  private(set) var rowCount = 0

  /// The height of each box, in points.
  private let heights: [Double]

  /// Finds the islands of a graph, and assigns them to rows and columns.
  init(_ graph: LayoutGraph, _ ranks: LayoutRanks, heights: [Double]) {
    (self.ranks, self.heights) = (ranks, heights)
    all = Self.islands(of: graph, ranks)
    groupRows = Array(repeating: 0, count: graph.titleHeights.count)
    for group in graph.titleHeights.indices { pack(group) }
    packGroups(count: graph.boxes.count)
  }

  private static func islands(of graph: LayoutGraph, _ ranks: LayoutRanks) -> [LayoutIsland] {
    var own = DisjointSets(graph.boxes.count)
    var isCrossed = Set<Int>()
    for line in graph.lines {
      if graph.boxes[line.from].group == graph.boxes[line.to].group {
        own.join(line.from, line.to)
      } else {
        isCrossed.formUnion([line.from, line.to])
      }
    }
    let islands = own.all().map { boxes in
      LayoutIsland(
        boxes: boxes.sorted { ranks.places[$0] < ranks.places[$1] },
        group: graph.boxes[boxes[0]].group, isFixed: boxes.contains(where: isCrossed.contains))
    }
    return islands.sorted { ranks.places[$0.boxes[0]] < ranks.places[$1.boxes[0]] }
  }

  /// Assigns the islands of a group to rows: first the fixed ones, then the others by size.
  private mutating func pack(_ group: Int) {
    let own = all.indices.filter { all[$0].group == group }
    let widest = own.map { span(of: all[$0].boxes).count }.max() ?? 1
    let columns = max(widest, Self.columns(for: own.reduce(0) { $0 + all[$1].boxes.count }))
    var packer = ColumnPacker()
    let fixed = own.filter { all[$0].isFixed }
    for index in fixed {
      all[index].row = packer.place(
        span(of: all[index].boxes), height: height(of: all[index].boxes))
    }
    let first = fixed.map { span(of: all[$0].boxes).lowerBound }.min() ?? 0
    let free = own.filter { !all[$0].isFixed }
    let sizes = free.map { (span(of: all[$0].boxes).count, all[$0].boxes.count) }
    let largestFirst = free.indices.sorted { (sizes[$0].1, $1) > (sizes[$1].1, $0) }
    for index in largestFirst.map({ free[$0] }) {
      let span = span(of: all[index].boxes)
      let found = packer.place(
        width: span.count, height: height(of: all[index].boxes), within: first..<first + columns)
      all[index].row = found.row
      ranks.shift(all[index].boxes, by: found.start - span.lowerBound)
    }
  }

  private mutating func packGroups(count: Int) {
    var packer = ColumnPacker()
    var order: [Int] = []
    for island in all where !order.contains(island.group) { order.append(island.group) }
    let members = order.map { group in all.filter { $0.group == group }.flatMap(\.boxes) }
    let isFixed = order.map { group in all.contains { $0.group == group && $0.isFixed } }
    let widest = members.map { span(of: $0).upperBound }.max() ?? 0
    let columns = max(widest + 1, Self.columns(for: count))
    for index in order.indices where isFixed[index] {
      groupRows[order[index]] = packer.place(
        span(of: members[index]), height: height(of: members[index]))
    }
    for index in order.indices where !isFixed[index] {
      let span = span(of: members[index])
      let found = packer.place(
        width: span.count, height: height(of: members[index]), within: 0..<columns)
      groupRows[order[index]] = found.row
      ranks.shift(members[index], by: found.start - span.lowerBound)
    }
    rowCount = packer.rows.count
  }

  /// Returns the columns that boxes occupy.
  func span(of boxes: [Int]) -> ClosedRange<Int> {
    let own = boxes.map { ranks.ranks[$0] }
    return (own.min() ?? 0)...(own.max() ?? 0)
  }

  /// Returns the approximate height of a drawing of boxes, which is that of the highest column.
  private func height(of boxes: [Int]) -> Double {
    let columns = Dictionary(boxes.map { (ranks.ranks[$0], heights[$0] + 14) }, uniquingKeysWith: +)
    return columns.values.max() ?? 0
  }

  private static func columns(for count: Int) -> Int {
    Int((Double(count) / 3.2).squareRoot().rounded(.up)) + 1
  }
}

/// Packs spans of columns into the first rows with enough space.
struct ColumnPacker {
  /// The spans in each row.
  private(set) var rows: [[ClosedRange<Int>]] = []
  /// The height of each row, in points.
  private var heights: [Double] = []

  /// Places a span at its columns, and returns the row.
  mutating func place(_ span: ClosedRange<Int>, height: Double = 0) -> Int {
    let row = rows.firstIndex { !$0.contains { $0.overlaps(span) } } ?? rows.count
    add(span, to: row, height: height)
    return row
  }

  private mutating func add(_ span: ClosedRange<Int>, to row: Int, height: Double) {
    if row == rows.count {
      rows.append([])
      heights.append(0)
    }
    rows[row].append(span)
    heights[row] = max(heights[row], height)
  }

  /// Places a span of some width anywhere in a range of columns, in a row that is not much lower.
  mutating func place(
    width: Int, height: Double, within columns: Range<Int>
  ) -> (row: Int, start: Int) {
    for row in rows.indices where height <= heights[row] * 1.5 {
      for start in columns where start + width <= columns.upperBound {
        let span = start...start + width - 1
        guard !rows[row].contains(where: { $0.overlaps(span) }) else { continue }
        add(span, to: row, height: height)
        return (row, start)
      }
    }
    add(
      columns.lowerBound...columns.lowerBound + width - 1, to: rows.count, height: height)
    return (rows.count - 1, columns.lowerBound)
  }
}
