import Drawings

/// Lays a map out on sheets: one, or for a large project an overview and one for each part.
struct MapSheets {
  let map: NavigationMap
  private let areas: [MapArea]
  /// Which of the areas has a name.
  private let places: [String: Int]
  /// The area of each scene, by the scene's name.
  private let owners: [String: MapArea]
  /// The links that begin or end in each area, by the area's name.
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

  /// The sheets, the overview first.
  var all: [MapSheet] {
    guard map.isWorthDrawing else { return [] }
    guard !areas.isEmpty else { return [whole] }
    let parts = areas.filter { $0.scenes.count > 1 }.map { part($0) }
    // Of what is one area the overview would say nothing.
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

  /// An area's scenes, with other areas as far as links lead there and back.
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

  /// What stands for a scene on the sheet of an area: the area that it is in, if that is another.
  private func end(_ scene: String, in area: MapArea) -> String {
    guard let owner = owners[scene], owner.id != area.id else { return scene }
    return owner.id
  }
}
