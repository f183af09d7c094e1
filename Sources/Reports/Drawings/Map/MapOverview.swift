import Drawings
import MigrationStrategy

/// The sheet on which each area of a large project is a node.
struct MapOverview {
  let map: NavigationMap
  let areas: [MapArea]
  /// The area of each scene, by the scene's ID.
  let owners: [String: MapArea]

  /// The sheet.
  var sheet: MapSheet {
    let folds = folds
    let names = Dictionary(
      uniqueKeysWithValues: folds.enumerated().flatMap { index, fold in
        fold.areas.map { ($0.id, fold.areas.count == 1 ? $0.id : "f\(index + 1)") }
      })
    var drawn = MapLines()
    for link in map.links {
      guard let from = owners[link.from].flatMap({ names[$0.id] }),
        let to = owners[link.to].flatMap({ names[$0.id] }), from != to
      else { continue }
      drawn.add(from: from, to: to, .push, nil)
    }
    let lines = zip(drawn.lines, drawn.counts).map { line, count in
      var line = line
      line.label = count > 1 ? "\(count)" : nil
      return line
    }
    let nodes = folds.map { node($0, named: names[$0.areas[0].id] ?? "") }
    return MapSheet(
      title: "Overview", groups: [MapSheet.Group(title: nil, nodes: nodes)], lines: lines
    ).withinLimits
  }

  private func node(_ fold: Fold, named id: String) -> MapSheet.Node {
    let scenes = fold.areas.flatMap(\.scenes).map { map.scenes[$0] }
    let isEntry = scenes.contains(where: \.isEntry)
    let loose = scenes.count { $0.isReachable == false && $0.missing == nil }
    let missing = scenes.count { $0.missing != nil }
    let documents = Set(fold.areas.map(\.file)).count
    let counts = [
      scenes.count == 1 ? shortened(scenes[0].name) : counted(scenes.count, "scene"),
      documents > 1 ? counted(documents, "document") : nil,
      missing > 0 ? "\(counted(missing, "reference")) not found" : nil,
      loose > 0 && loose < scenes.count ? "\(loose) not reached" : nil,
    ]
    return MapSheet.Node(
      id: id,
      text: [(isEntry ? "▶ " : "") + shortened(fold.title)] + counts.compactMap { $0 },
      shape: .area, isEntry: isEntry, isLoose: loose == scenes.count)
  }

  /// A node: an area or, if there are too many, all areas of a folder.
  private struct Fold {
    var title: String
    var areas: [MapArea]
  }

  private var folds: [Fold] {
    if areas.count <= MapSheet.mostNodes { return areas.map { Fold(title: $0.title, areas: [$0]) } }
    let paths = areas.map { Self.folders(around: $0.file) }
    let shared = Self.countOfShared(paths)
    let below = paths.map { Array($0.dropFirst(shared)) }
    let deepest = below.map(\.count).max() ?? 0
    let levels = (0...deepest).reversed().lazy.map { folded(below, at: $0) }
    return levels.first { $0.count <= MapSheet.mostNodes } ?? folded(below, at: 0)
  }

  /// Returns the areas, combined by folder down to a level.
  private func folded(_ folders: [[Substring]], at level: Int) -> [Fold] {
    var places: [String: Int] = [:]
    return zip(areas, folders).reduce(into: []) { folds, found in
      let (area, path) = found
      let folder = path.prefix(level).joined(separator: "/")
      let title = folder.isEmpty ? map.name : folder
      if let place = places[title] {
        folds[place].areas.append(area)
      } else {
        places[title] = folds.count
        folds.append(Fold(title: title, areas: [area]))
      }
    }
  }

  /// Returns the number of enclosing folders that all documents have in common.
  private static func countOfShared(_ paths: [[Substring]]) -> Int {
    let first = paths.first ?? []
    return first.indices.first { level in
      paths.contains { !$0.indices.contains(level) || $0[level] != first[level] }
    } ?? first.count
  }

  /// Returns the folders around a document, without language folders.
  private static func folders(around file: String) -> [Substring] {
    file.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
  }
}
