/// The scroll views of view controllers that show one page at a time: `isPagingEnabled`.
struct PagedScrollViews {
  /// A page view for each view controller with such a scroll view and no other page view. Those of cells and
  /// other views are parts of their screens.
  private(set) var containers: [CodeContainer] = []

  /// Creates the page views.
  ///
  /// - Parameters:
  ///   - markers: All markers.
  ///   - known: The other containers.
  ///   - hierarchy: The classes of the project.
  init(_ markers: [Marker], beside known: [CodeContainer], _ hierarchy: ClassHierarchy) {
    var paged = Set(known.filter { $0.kind == .pageView }.compactMap(\.owner))
    for marker in markers where marker.kind == .paging {
      guard let owner = marker.owner, hierarchy.isScreen(owner),
        !hierarchy.conforms(owner, to: "View"), paged.insert(owner).inserted
      else { continue }
      var container = CodeContainer(.pageView, place: marker.place)
      container.owner = owner
      container.confidence = .likely
      container.conditions = marker.conditions
      containers.append(container)
    }
  }

  /// The transitions that embed the page views in the screens whose code makes them.
  var transitions: [CodeTransition] {
    containers.map { container in
      var target = CodeTarget()
      target.container = container.place
      return CodeTransition(
        .child, from: container.owner, target: target, place: container.place, confidence: .likely)
    }
  }
}
