extension ProjectFile {
  /// Returns the targets of the same project that an app contains: the app itself, and the
  /// frameworks, libraries, and bundles that it depends on or links, directly or indirectly.
  ///
  /// Embedded apps and extensions are separate programs and are not included.
  package func parts(of app: ProjectTarget) -> [ProjectTarget] {
    let candidates = targets.filter { $0.productType?.isPartOfApps == true }
    let products = products
    var parts = [app]
    var taken: Set = [app.number]
    var next = 0
    while next < parts.count {
      let needed = needs(of: parts[next], products).subtracting(taken)
      if !needed.isEmpty {
        let found = candidates.filter { needed.contains($0.number) }
        parts += found
        taken.formUnion(found.map(\.number))
      }
      next += 1
    }
    return parts
  }

  /// The numbers of the targets that build each product, by the product's number.
  private var products: [Int: [Int]] {
    targets.reduce(into: [:]) { products, target in
      guard let product = objects.number(object(of: target)?["productReference"]) else { return }
      products[product, default: []].append(target.number)
    }
  }

  /// Returns the numbers of the targets that a target depends on (`PBXTargetDependency`), or whose
  /// products it links.
  private func needs(of target: ProjectTarget, _ products: [Int: [Int]]) -> Set<Int> {
    let dependencies = objects.objects(object(of: target)?["dependencies"])
    let linked = phases(of: target, "PBXFrameworksBuildPhase")
      .flatMap { objects.objects($0["files"]) }
      .compactMap { objects.number($0["fileRef"]) }
    let made = linked.flatMap { products[$0] ?? [] }
    return Set(dependencies.compactMap { objects.number($0["target"]) } + made)
  }
}

extension ProductType {
  /// Whether apps contain the product.
  var isPartOfApps: Bool {
    switch self {
    case .framework, .staticFramework, .dynamicLibrary, .staticLibrary, .bundle: true
    default: false
    }
  }
}
