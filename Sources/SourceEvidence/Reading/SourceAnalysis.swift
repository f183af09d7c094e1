import FileReading

/// Turns the parsed files of a project into evidence.
struct SourceAnalysis {
  private let files: [CodeFile]
  private let fileCount: Int
  private let unreadable: [SourceProblem]

  private let build: BuildContext
  private let resources: any SourceResources
  private let table: ViewTable

  init(
    _ results: [ParsedFiles.Result], _ build: BuildContext, _ resources: any SourceResources,
    _ table: ViewTable = .swiftUI
  ) {
    self.build = build
    self.resources = resources
    self.table = table
    fileCount = results.count
    let code = PlatformCheckFinder(results.compactMap(\.code)).resolved()
    files = UniqueNames.applied(to: FileOrder.inOrder(code))
    unreadable = results.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }
  }

  /// Files that could not be read, and files with parts that could not be parsed.
  private var problems: [SourceProblem] {
    let partly = files.compactMap { file in
      file.problem.map { SourceProblem(file.place($0.offset), $0.message) }
    }
    return (unreadable + partly).sorted { $0.place < $1.place }
  }

  /// Whether a marker is about what the Mac refuses, in code that the app's configuration leaves out.
  private func isLeftOut(_ marker: Marker) -> Bool {
    Self.refused.contains(marker.kind)
      && build.excludes(marker.conditions.filter(\.isOfProject))
  }

  private static let refused: Set<Marker.Kind> = [
    .forbiddenControl, .lookProperty, .unavailableClass,
  ]

  /// The evidence in the files.
  func evidence() -> SourceEvidence {
    let hierarchy = ClassHierarchy(files)
    let byName = files.sorted { $0.name < $1.name }
    let views = ShownViews(Program(files, build), hierarchy, resources, table)
    let (runner, tree, symbols) = (views.runner, views.tree, views.tree.symbols)
    runner.runAll()
    RepresentableRunner(runner).run()
    var evidence = SourceEvidence()
    evidence.classes = hierarchy
    evidence.traits = SourceTraits(byName, hierarchy)
    evidence.fileCount = fileCount
    evidence.parsedFileCount = files.count
    evidence.containers = ContainerCollection.containers(runner)
    evidence.tabItems = TabItemCollection.items(runner)
    evidence.transitions =
      TransitionCollection.transitions(runner) + TabGroups(runner).transitions
    evidence.detailClasses = TransitionCollection.details(runner, evidence)
    evidence.commands = CommandFinder.commands(views)
    for (index, file) in files.enumerated() {
      let found = ViewContainers.find(views, file: index)
      evidence.containers += found.containers
      evidence.transitions += found.transitions
      evidence.markers += MarkerFinder.markers(file, hierarchy).filter { !isLeftOut($0) }
    }
    let paged = PagedScrollViews(evidence.markers, beside: evidence.containers, hierarchy)
    evidence.containers += paged.containers
    evidence.transitions += paged.transitions
    evidence.transitions += RouteLinks.transitions(views)
    let turning = PageTurning(symbols: symbols)
    evidence.pageTurning = turning.byClass()
    evidence.containers = PageStanding(symbols: symbols)
      .found(in: turning.found(in: evidence.containers))
    evidence.transitions = HelperTransitions(runner).attributed(evidence.transitions)
    let first = FirstScreens(evidence.transitions).chosen(in: evidence.containers)
    evidence.containers = first.containers
    evidence.transitions += first.transitions + StackPushes(runner, first.containers).transitions
    let sections = evidence.containers.filter(\.isMadeByHand)
    let parts = ViewParts(tree, sections: Set(sections.map(\.place)))
    evidence.markRoots(runner, parts)
    // Elsewhere, such buttons choose what one screen shows.
    evidence.containers.removeAll { $0.isMadeByHand && $0.root == nil }
    let screens = ScreenTransitions(evidence, symbols, parts)
    evidence.transitions = screens.attributed(evidence.transitions)
    evidence.transitions += RoutedContainers(evidence.containers, runner, parts)
      .transitions(beside: evidence.transitions)
    evidence.listViews = ViewLists.lists(among: evidence.swiftUITargets, tree)
    evidence.screenTitles = ScreenTitles.titles(runner, parts)
    evidence.screens = ScreenContentsFinder.contents(
      of: evidence.shownViews, views, evidence.markers.filter { $0.kind == .paging })
    for screen in evidence.screens.keys { evidence.screens[screen]?.leaveOutChoices(of: sections) }
    evidence.regionsWithoutMacOS = RegionWithoutMacOS.all(in: byName)
    evidence.ignoreComments = byName.flatMap { IgnoreComment.all(in: $0.text) }
    evidence.problems = problems
    runner.interpreter.finish()
    evidence.arrange()
    return evidence
  }
}

extension SourceEvidence {
  /// The SwiftUI views that containers and transitions lead to, by name.
  fileprivate var swiftUITargets: Set<String> {
    let held = containers.flatMap(\.contents)
    let targets = held + transitions.map(\.target)
    return Set(targets.filter(\.isSwiftUI).compactMap(\.className))
  }

  /// The SwiftUI views that containers and transitions lead to or start from, by name.
  fileprivate var shownViews: Set<String> {
    swiftUITargets.union(containers.filter(\.isSwiftUI).compactMap(\.name))
      .union(transitions.compactMap(\.from))
  }

  /// Removes what is in code that never runs.
  mutating func leaveOut(_ unused: UnusedCode) {
    containers.removeAll { unused.contains($0.place) }
    transitions.removeAll { unused.contains($0.place) }
    commands.removeAll { unused.contains($0.place) }
    markers.removeAll { unused.contains($0.place) }
    for screen in screens.keys { screens[screen]?.leaveOut { unused.contains($0) } }
  }

  /// Removes previews and sorts all lists.
  fileprivate mutating func arrange() {
    let hidden: Set<CodeCondition> = [.preview, .never]
    containers.removeAll { !$0.conditions.isDisjoint(with: hidden) }
    transitions.removeAll { !$0.conditions.isDisjoint(with: hidden) }
    commands.removeAll { !$0.conditions.isDisjoint(with: hidden) }
    markers.removeAll { !$0.conditions.isDisjoint(with: hidden) }
    containers.sort { $0.order < $1.order }
    transitions.sort { ($0.place, $0.kind.rawValue) < ($1.place, $1.kind.rawValue) }
    markers.sort {
      ($0.place, $0.kind.rawValue, $0.detail ?? "") < ($1.place, $1.kind.rawValue, $1.detail ?? "")
    }
    commands.sort {
      ($0.place, $0.input ?? "", $0.title?.shown ?? "")
        < ($1.place, $1.input ?? "", $1.title?.shown ?? "")
    }
  }
}
