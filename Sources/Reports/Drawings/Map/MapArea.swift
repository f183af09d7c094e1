import NavigationGraph
import Projects

/// A part of a project with its own map sheet: a storyboard, or a part of a large one.
struct MapArea {
  /// The maximum number of scenes in an area. It leaves space for the neighbors on the sheet.
  static let mostScenes = 45

  /// The ID of the node that represents the area on other sheets.
  var id: String
  /// The title.
  var title: String
  /// The path of the document.
  var file: String
  /// The indices of the scenes in the map.
  var scenes: [Int]
}

/// Divides a large project into areas.
struct MapAreas {
  let map: NavigationMap
  /// The scenes that the links of each scene lead to.
  private let following: [[Int]]

  init(_ map: NavigationMap) {
    self.map = map
    let places = map.places
    var following = [[Int]](repeating: [], count: map.scenes.count)
    for link in map.links {
      guard let from = places[link.from], let to = places[link.to] else { continue }
      following[from].append(to)
    }
    self.following = following
  }

  /// The areas, in the order of the documents.
  var all: [MapArea] {
    let places = map.places
    let titles = map.documentTitles
    var areas: [MapArea] = []
    for storyboard in map.storyboards {
      let title = titles[storyboard.file] ?? storyboard.file
      let parts = parts(of: storyboard.scenes.compactMap { places[$0] })
      for part in parts {
        let first = parts.count > 1 ? ": \(map.scenes[part[0]].name)" : ""
        areas.append(
          MapArea(
            id: "a\(areas.count + 1)", title: title + first, file: storyboard.file, scenes: part))
      }
    }
    return areas
  }

  /// Divides the scenes of a document into connected parts. As far as possible, the other scenes of
  /// a part are reachable from its first one.
  func parts(of scenes: [Int]) -> [[Int]] {
    guard scenes.count > MapArea.mostScenes else { return [scenes] }
    let forest = forest(of: scenes)
    var branches: [Int: [[Int]]] = [:]
    var parts: [[Int]] = []
    var roots: [[Int]] = []
    for scene in forest.order.reversed() {
      let (own, cut) = Self.cut(branches[scene] ?? [])
      parts += cut
      let branch = [scene] + own.joined()
      if let parent = forest.parents[scene] {
        branches[parent, default: []].append(branch)
      } else {
        roots.append(branch)
      }
    }
    let place = Dictionary(uniqueKeysWithValues: forest.order.enumerated().map { ($1, $0) })
    let earlier = { (a: Int, b: Int) in place[a] ?? 0 < place[b] ?? 0 }
    return (parts + Self.packed(roots.reversed())).map { $0.sorted(by: earlier) }
      .sorted { earlier($0[0], $1[0]) }
  }

  /// Divides the branches of a scene into those that remain with it, and parts of the others,
  /// largest first.
  private static func cut(_ branches: [[Int]]) -> (own: [[Int]], parts: [[Int]]) {
    var own = branches.reversed().sorted { $0.count < $1.count }
    var cut: [[Int]] = []
    var size = own.reduce(1) { $0 + $1.count }
    while size > MapArea.mostScenes, let largest = own.popLast() {
      size -= largest.count
      cut.append(largest)
    }
    return (own, packed(cut))
  }

  /// Combines groups of scenes, as far as the size limit of a part allows.
  private static func packed(_ groups: [[Int]]) -> [[Int]] {
    groups.reduce(into: []) { parts, group in
      let fits = parts.firstIndex { $0.count + group.count <= MapArea.mostScenes }
      if let fits { parts[fits] += group } else { parts.append(group) }
    }
  }

  /// Returns the scenes in breadth-first order, and the parent of each.
  private func forest(of scenes: [Int]) -> (order: [Int], parents: [Int: Int]) {
    let own = Set(scenes)
    let led = Set(scenes.flatMap { scene in following[scene].filter { $0 != scene } })
    let entries = scenes.filter { map.scenes[$0].isEntry }
    let tops = scenes.filter { !led.contains($0) }
    var met: Set<Int> = []
    var parents: [Int: Int] = [:]
    var order: [Int] = []
    for start in entries + tops + scenes where met.insert(start).inserted {
      var next = order.count
      order.append(start)
      while next < order.count {
        let scene = order[next]
        next += 1
        for child in following[scene] where own.contains(child) && met.insert(child).inserted {
          parents[child] = scene
          order.append(child)
        }
      }
    }
    return (order, parents)
  }
}

extension NavigationMap {
  /// The index of each scene, by its ID.
  var places: [String: Int] {
    Dictionary(uniqueKeysWithValues: scenes.enumerated().map { ($1.id, $0) })
  }

  /// The title of each document, by path: its file name if that is unique, or else its path without
  /// the language folder.
  var documentTitles: [String: String] {
    let named = Dictionary(grouping: storyboards.map(\.file)) { file in
      file.split(separator: "/").last.map(String.init) ?? file
    }
    let titles = named.flatMap { name, files in
      files.map { ($0, files.count == 1 ? name : LocalizedPath.withoutLanguage($0)) }
    }
    return Dictionary(titles) { first, _ in first }
  }
}
