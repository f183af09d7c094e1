import Drawings

/// Divides a map into sheets: one sheet or, for a large project, an overview and one sheet per
/// area.
struct MapSheets {
  let map: NavigationMap
  private let areas: [MapArea]
  /// The index of each area, by its ID.
  private let places: [String: Int]
  /// The area of each scene, by the scene's ID.
  private let owners: [String: MapArea]
  /// The links that begin or end in each area, by the area's ID.
  private let links: [String: [NavigationMap.Link]]

  init(_ map: NavigationMap) {
    self.map = map
    let isSmall =
      map.scenes.count <= MapSheet.mostNodes && map.links.count <= MapSheet.mostLines
    areas = isSmall ? [] : MapAreas(map).all
    places = Dictionary(uniqueKeysWithValues: areas.enumerated().map { ($1.id, $0) })
    let owners = Dictionary(
      uniqueKeysWithValues: areas.flatMap { area in
        area.scenes.map { (map.scenes[$0].id, area) }
      })
    self.owners = owners
    links = map.links.reduce(into: [:]) { links, link in
      for area in Set([link.from, link.to].compactMap { owners[$0]?.id }) {
        links[area, default: []].append(link)
      }
    }
  }

  /// The sheets. The overview comes first.
  var all: [MapSheet] {
    guard map.isWorthDrawing else { return [] }
    guard !areas.isEmpty else { return [whole] }
    let parts = areas.filter { $0.scenes.count > 1 }.map { part($0) }
    // If there is only one area, an overview would be pointless.
    return areas.count == 1
      ? parts : [MapOverview(map: map, areas: areas, owners: owners).sheet] + parts
  }

  private var whole: MapSheet {
    let places = map.places
    let titles = map.documentTitles
    let groups = map.storyboards.map { storyboard in
      MapSheet.Group(
        title: titles.count > 1 ? titles[storyboard.file].map { shortened($0) } : nil,
        nodes: storyboard.scenes.compactMap { places[$0] }.map { MapSheet.Node(map.scenes[$0]) })
    }
    let lines = map.links.map {
      MapSheet.Line(from: $0.from, to: $0.to, style: $0.kind.style, label: $0.label)
    }
    return MapSheet(title: shortened(map.name), groups: groups, lines: lines).gathered
  }

  /// Returns the sheet of an area: its scenes, and other areas that have links to or from them.
  private func part(_ area: MapArea) -> MapSheet {
    var drawn = MapLines()
    for link in links[area.id] ?? [] {
      drawn.add(
        from: end(link.from, in: area), to: end(link.to, in: area), link.kind.style, link.label)
    }
    let neighbors = Set(drawn.lines.flatMap { [$0.from, $0.to] })
    let others = neighbors.compactMap { places[$0] }.sorted().map { areas[$0] }
      .map { MapSheet.Node(id: $0.id, text: [shortened($0.title)], shape: .area) }
    let title = shortened(area.title)
    let own = MapSheet.Group(
      title: others.isEmpty ? nil : title,
      nodes: area.scenes.map { MapSheet.Node(map.scenes[$0]) })
    let rest = others.isEmpty ? [] : [MapSheet.Group(title: nil, nodes: others)]
    return MapSheet(title: title, groups: [own] + rest, lines: drawn.lines, area: area.id)
      .gathered.withinLimits
  }

  /// Returns the node for a scene on the sheet of an area, which is that of its own area if it is
  /// in another one.
  private func end(_ scene: String, in area: MapArea) -> String {
    guard let owner = owners[scene], owner.id != area.id else { return scene }
    return owner.id
  }
}
