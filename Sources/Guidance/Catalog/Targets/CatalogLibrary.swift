import Synchronization
import YAMLReading

/// The catalogs of all targets: what they share, and what each of them has.
package struct CatalogLibrary: Sendable {
  /// The contents that all targets share, and those of each target under `targets`.
  private let root: YAMLNode
  /// The team's folder, whose contents come on top.
  private var own: CatalogFolder?
  /// The catalogs without the team's folder that were read, which libraries with other folders share.
  private let known = KnownCatalogs()
  /// All targets, in order. The first one is the default.
  package private(set) var targets: [Target]

  /// Reads the format that the build embeds in the binary. The catalog of a target is read when it is
  /// asked for.
  ///
  /// - Throws: The errors in the targets. There are none if ``CatalogFolder`` has checked them.
  package init(embedded text: String) throws(CatalogErrors) {
    root = Self.contents(of: YAMLNode(embedded: text))
    let mistakes = Mistakes()
    targets = Self.parts(of: root).map { Target(from: $0["target"] ?? .nothing, mistakes) }
    guard mistakes.found.isEmpty else { throw CatalogErrors("the built-in catalog", mistakes) }
    sortTargets()
  }

  /// Returns the target with an ID.
  package func target(_ id: String) -> Target? { targets.first { $0.id == id } }

  /// Returns the library with a team's folder, whose contents replace those with the same IDs.
  ///
  /// - Throws: The errors of folders in it that belong to no target, and of new targets.
  package func adding(_ folder: CatalogFolder) throws(CatalogErrors) -> CatalogLibrary {
    var result = self
    result.own = folder
    let added = folder.targets.values.compactMap(\.target)
    result.targets = targets.filter { old in !added.contains { $0.id == old.id } } + added
    result.sortTargets()
    let known = result.targets.map(\.id)
    let unknown = folder.targets.keys.sorted().filter { !known.contains($0) }.flatMap {
      folder.noTarget($0).entries
    }
    guard unknown.isEmpty else { throw CatalogErrors(unknown) }
    return result
  }

  private mutating func sortTargets() {
    targets.sort { ($0.position, $0.id) < ($1.position, $1.id) }
    for index in targets.indices { targets[index].isDefault = index == 0 }
  }
}

// MARK: - Catalogs

extension CatalogLibrary {
  /// Returns the catalog for the default target.
  ///
  /// - Throws: All errors in the team's folder.
  package func defaultCatalog() throws(CatalogErrors) -> Catalog {
    guard let first = targets.first else { throw CatalogErrors("the catalog", "has no target") }
    return try catalog(for: first)
  }

  /// Returns the catalogs for all targets, in order.
  ///
  /// - Throws: All errors in the team's folder.
  package func allCatalogs() throws(CatalogErrors) -> [Catalog] {
    var catalogs: [Catalog] = []
    for target in targets { catalogs.append(try catalog(for: target)) }
    return catalogs
  }

  /// Returns the catalog for a target: what all targets share, what the target has, and the team's
  /// folder on top of both.
  ///
  /// - Throws: All errors in the team's folder.
  package func catalog(for target: Target) throws(CatalogErrors) -> Catalog {
    var catalog = try builtIn(for: target.id)
    catalog.target = target
    guard let own else { return catalog }
    let others = own.targets.filter { $0.key != target.id }.flatMap(\.value.rules)
    catalog.rulesOfOtherTargets.formUnion(others.map(\.id))
    catalog = try catalog.adding(target.isDefault ? own : own.shared(with: catalog))
    guard let part = own.targets[target.id] else { return catalog }
    return try catalog.adding(part)
  }

  /// Returns what all targets share and what a target has, which is read once.
  private func builtIn(for target: String) throws(CatalogErrors) -> Catalog {
    if let catalog = known.catalogs.withLock({ $0[target] }) { return catalog }
    let mistakes = Mistakes()
    var catalog = Catalog(from: merged(for: target), mistakes)
    guard mistakes.found.isEmpty else { throw CatalogErrors("the built-in catalog", mistakes) }
    catalog.rulesOfOtherTargets = rules(besidesThoseOf: target)
    known.catalogs.withLock { [catalog] in $0[target] = catalog }
    return catalog
  }

  /// Returns the IDs of the built-in rules of all targets but one.
  private func rules(besidesThoseOf target: String) -> Set<String> {
    let others = Self.parts(of: root).filter { $0["target"]?["id"]?.text != target }
    return Set(others.flatMap { $0["rules"]?.elements ?? [] }.compactMap { $0["id"]?.text })
  }

  /// Returns what a target does not have, without reading the rest of its catalog, or `nil` if nothing
  /// says so.
  ///
  /// - Throws: All errors in the built-in table.
  package func unavailable(for target: Target) throws(CatalogErrors) -> UnavailableAPIs? {
    if let table = own?.targets[target.id]?.unavailable { return table }
    let part = Self.parts(of: root).first { $0["target"]?["id"]?.text == target.id }
    guard let node = part?["unavailable"] else { return nil }
    let mistakes = Mistakes()
    let table = UnavailableAPIs(from: node, mistakes)
    guard mistakes.found.isEmpty else { throw CatalogErrors("the built-in catalog", mistakes) }
    return table
  }

  /// Returns the shared contents and those of a target in one mapping. Lists are joined, and anything
  /// else of the target comes instead of what is shared.
  private func merged(for target: String) -> YAMLNode {
    let part = Self.parts(of: root).first { $0["target"]?["id"]?.text == target }
    let shared = root.entries.filter { $0.key != Self.targetsKey }
    let own = part?.entries ?? []
    let kept = shared.map { entry in
      guard let node = own.first(where: { $0.key == entry.key })?.node else { return entry }
      return YAMLNode.Entry(key: entry.key, node: entry.node.joined(with: node))
    }
    let names = Set(kept.map(\.key)).union(["target"])
    return YAMLNode(value: .mapping(kept + own.filter { !names.contains($0.key) }))
  }

  private static func parts(of root: YAMLNode) -> [YAMLNode] {
    root[targetsKey]?.elements ?? []
  }

  /// The key of the targets among the contents.
  private static let targetsKey = "targets"

  /// Returns the contents of files, given as a mapping from paths: the files in each folder as a list,
  /// single files by name, and a list of the same for each target.
  private static func contents(of files: YAMLNode) -> YAMLNode {
    let groups = Dictionary(grouping: files.entries) { entry in
      let folder = entry.key.prefix { $0 != "/" }
      let isOwn = folder == entry.key || CatalogFolder.ownFolders.contains(String(folder))
      return isOwn ? "" : String(folder)
    }
    let targets = groups.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
      .map { name, entries in part(entries, below: name + "/") }
    let shared = part(groups[""] ?? [], below: "")
    let entry = YAMLNode.Entry(key: targetsKey, node: YAMLNode(value: .list(targets)))
    return YAMLNode(value: .mapping(shared.entries + [entry]))
  }

  private static func part(_ files: [YAMLNode.Entry], below prefix: String) -> YAMLNode {
    let named = files.map { (path: $0.key.dropFirst(prefix.count), node: $0.node) }
    let folders = CatalogFolder.ownFolders.sorted().map { folder in
      let nodes = named.filter { $0.path.hasPrefix(folder + "/") }.map(\.node)
      return YAMLNode.Entry(key: folder, node: YAMLNode(value: .list(nodes)))
    }
    let single = named.filter { !$0.path.contains("/") }
    return YAMLNode(
      value: .mapping(
        folders + single.map { YAMLNode.Entry(key: String($0.path), node: $0.node) }))
  }
}

/// The catalogs that were read, by target.
private final class KnownCatalogs: Sendable {
  let catalogs = Mutex<[String: Catalog]>([:])
}

extension YAMLNode {
  /// Returns a list with the elements of another one after its own, or the other node if they are no
  /// lists. Mappings with a single list, as in `sources.yml`, are joined in that list.
  fileprivate func joined(with other: YAMLNode) -> YAMLNode {
    switch (value, other.value) {
    case (.list(let own), .list(let more)): YAMLNode(value: .list(own + more))
    case (.mapping(let own), .mapping(let more)) where own.map(\.key) == ["sources"]:
      YAMLNode(
        value: .mapping(
          zip(own, more).map { Entry(key: $0.key, node: $0.node.joined(with: $1.node)) }))
    default: other
    }
  }
}
