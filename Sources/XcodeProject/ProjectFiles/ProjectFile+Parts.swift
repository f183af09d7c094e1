extension ProjectFile {
  /// The targets of the same project that end up in an app: itself, and the frameworks, libraries
  /// and bundles that it depends on or links, directly or by way of others.
  ///
  /// Apps and extensions that are packed into it stay what they are: programs of their own.
  package func parts(of app: ProjectTarget) -> [ProjectTarget] {
    var parts = [app]
    var next = 0
    while next < parts.count {
      let needed = needs(of: parts[next])
      parts += targets.filter { target in
        target.productType?.isPartOfApps == true && needed.contains(target.number)
          && !parts.contains { $0.number == target.number }
      }
      next += 1
    }
    return parts
  }

  /// The numbers of the targets that one depends on (`PBXTargetDependency`), or whose products it
  /// links.
  private func needs(of target: ProjectTarget) -> Set<Int> {
    let dependencies = objects.objects(object(of: target)?["dependencies"])
    let linked = phases(of: target, "PBXFrameworksBuildPhase")
      .flatMap { objects.objects($0["files"]) }
      .compactMap { objects.number($0["fileRef"]) }
    let made = targets.filter { target in
      let product = objects.number(object(of: target)?["productReference"])
      return product.map(linked.contains) ?? false
    }
    return Set(dependencies.compactMap { objects.number($0["target"]) } + made.map(\.number))
  }
}

extension ProductType {
  /// Whether apps are put together from it.
  fileprivate var isPartOfApps: Bool {
    switch self {
    case .framework, .staticFramework, .dynamicLibrary, .staticLibrary, .bundle: true
    default: false
    }
  }
}
