import Foundation
import TestSupport
import Testing

@testable import Drawings

@Suite struct LayeredLayoutTests {
  /// A graph for the tests: its name, how many boxes there are, its lines, and the group of each box.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var count: Int
    var lines: [(from: Int, to: Int)]
    var groups = 1
    var starts: Set<Int> = [0]

    var testDescription: String { name }

    /// The graph, with boxes of many sizes, lines of two styles, and words beside some of them.
    var graph: LayoutGraph {
      let boxes = (0..<count).map { index in
        LayoutGraph.Box(
          width: 60 + Double(index * 37 % 130), height: 30 + Double(index * 53 % 40),
          group: index * groups / max(count, 1), isStart: starts.contains(index))
      }
      let lines = lines.enumerated().map { index, line in
        LayoutGraph.Line(
          from: line.from, to: line.to, style: index % 2,
          label: index % 3 == 0 ? "word \(index % 5)" : nil, labelWidth: 40)
      }
      let titles = (0..<groups).map { index in
        groups == 1 ? nil : MapText("Group \(index)", size: 11).height
      }
      return LayoutGraph(boxes: boxes, lines: lines, titleHeights: titles)
    }

    var isAcyclic: Bool { lines.allSatisfy { $0.from < $0.to } }
  }

  private static func tree(_ count: Int, _ branches: Int) -> [(from: Int, to: Int)] {
    (1..<count).map { (($0 - 1) / branches, $0) }
  }

  private static func random(_ count: Int, _ lines: Int) -> [(from: Int, to: Int)] {
    var state: UInt64 = 7
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return (0..<lines).map { _ in (next(), next()) }
  }

  static let cases = [
    Case(name: "nothing", count: 0, lines: []), Case(name: "one", count: 1, lines: []),
    Case(name: "alone", count: 30, lines: []),
    Case(name: "chain", count: 12, lines: tree(12, 1)),
    Case(name: "star", count: 45, lines: tree(45, 44)),
    Case(name: "tree", count: 60, lines: tree(60, 3)),
    Case(name: "far", count: 6, lines: tree(6, 1) + [(0, 5), (0, 4), (1, 5), (2, 5)]),
    Case(name: "ring", count: 5, lines: tree(5, 1) + [(4, 0)]),
    Case(
      name: "two rings without a start", count: 6,
      lines: [
        (0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3),
      ], starts: []),
    Case(name: "back and forth, and to itself", count: 3, lines: [(0, 1), (1, 0), (1, 1), (1, 2)]),
    Case(name: "knot", count: 9, lines: (0..<81).map { ($0 / 9, $0 % 9) }),
    Case(name: "tree in groups", count: 40, lines: tree(40, 2), groups: 6),
    Case(name: "alone in groups", count: 20, lines: [], groups: 8),
    Case(name: "anything", count: 60, lines: random(60, 100)),
    Case(name: "anything in groups", count: 60, lines: random(60, 90), groups: 7),
  ]

  @Test(arguments: cases)
  func boxesDoNotOverlap(of test: Case) {
    let layout = LayeredLayout(test.graph)
    #expect(layout.boxes.count == test.count)
    for (index, box) in layout.boxes.enumerated() {
      let own = test.graph.boxes[index]
      #expect(box.width >= own.width && box.height >= own.height)
      #expect(box.x >= 0 && box.y >= 0 && box.maxX <= layout.width && box.maxY <= layout.height)
      let others = layout.boxes[(index + 1)...]
      #expect(!others.contains { $0.inset(-6, -6).overlaps(box) }, "\(index)")
    }
  }

  @Test(arguments: cases)
  func noLineRunsThroughABox(of test: Case) {
    let layout = LayeredLayout(test.graph)
    #expect(layout.routes.count == test.lines.count { $0.from != $0.to })
    for route in layout.routes {
      #expect(route.pieces.first?.start.x == layout.boxes[route.low.box].maxX)
      #expect(route.pieces.last?.end.x == layout.boxes[route.high.box].x)
      for (piece, next) in zip(route.pieces, route.pieces.dropFirst()) {
        #expect(piece.end == next.start)
      }
      // A turn stays within the rectangle around its ends.
      for piece in route.pieces {
        let (a, b) = (piece.start, piece.end)
        let around = Rect(a.x, min(a.y, b.y), b.x - a.x, abs(a.y - b.y))
        #expect(a.x <= b.x && !layout.boxes.contains { $0.inset(1, 1).overlaps(around) })
      }
    }
  }

  @Test(arguments: cases)
  func linesMeetTheirBoxes(of test: Case) {
    let layout = LayeredLayout(test.graph)
    for route in layout.routes {
      for (end, point) in [
        (route.low, route.pieces.first?.start), (route.high, route.pieces.last?.end),
      ] {
        let box = layout.boxes[end.box]
        #expect(point.map { $0.y > box.y && $0.y < box.maxY } == true)
      }
    }
    let ends = Dictionary(grouping: layout.routes, by: \.high)
    let points = ends.mapValues { Set($0.compactMap { $0.pieces.last?.end }) }
    // Lines that look alike share a point, and no others do.
    #expect(points.values.allSatisfy { $0.count == 1 })
    #expect(Set(points.values.compactMap(\.first)).count == points.count)
  }

  @Test(arguments: cases.filter(\.isAcyclic))
  func linesLeadToLaterColumns(of test: Case) {
    let layout = LayeredLayout(test.graph)
    for line in test.lines {
      #expect(layout.boxes[line.from].maxX < layout.boxes[line.to].x)
    }
    #expect(layout.routes.allSatisfy { !$0.low.port.isReversed })
  }

  @Test func onlyWhatClosesACycleLeadsBack() {
    let ring = Case(name: "", count: 5, lines: Self.tree(5, 1) + [(4, 0)])
    let back = LayeredLayout(ring.graph).routes.filter(\.low.port.isReversed)
    #expect(back.map { [$0.low.box, $0.high.box] } == [[0, 4]])
  }

  @Test(arguments: cases)
  func theSameGraphIsLaidOutTheSame(as test: Case) {
    let layouts = [LayeredLayout(test.graph), LayeredLayout(test.graph)]
    #expect(layouts[0].boxes == layouts[1].boxes && layouts[0].routes == layouts[1].routes)
  }

  @Test(arguments: cases.filter { $0.groups > 1 })
  func framesHoldTheirBoxesAndNoOthers(of test: Case) {
    let layout = LayeredLayout(test.graph)
    for (group, frame) in layout.frames.enumerated() {
      guard let frame else { continue }
      for (index, box) in layout.boxes.enumerated() {
        let isOwn = test.graph.boxes[index].group == group
        #expect(frame.overlaps(box) == isOwn)
        #expect(!isOwn || frame.x < box.x && frame.maxX > box.maxX && frame.maxY > box.maxY)
      }
      let others = layout.frames.enumerated().filter { $0.offset != group }.compactMap(\.element)
      #expect(!others.contains { $0.overlaps(frame) })
    }
    #expect(layout.frames.compactMap { $0 }.count == test.groups)
  }

  @Test func manyBranchesAreSpreadOverColumns() {
    let layout = LayeredLayout(Case(name: "", count: 45, lines: Self.tree(45, 44)).graph)
    #expect(Set(layout.boxes.map(\.x)).count == 5)
    #expect(layout.height < layout.width * 1.2)
  }

  @Test(.guardsAgainstHanging) func aThousandBoxesAreLaidOut() {
    let test = Case(
      name: "", count: 1000, lines: Self.tree(1000, 3) + Self.random(1000, 300), groups: 1)
    let graph = test.graph
    #expect(LayeredLayout(graph).boxes.count == 1000)
  }
}

extension Rect {
  /// Whether two rectangles have more than their edges in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
