import FileReading

/// Turns what was read of all files into evidence.
struct SourceAnalysis {
  /// How often the files are looked at: more are parsed in between when what was found leads to them.
  static let rounds = 3

  private let files: [SourceFile]
  private var looks: [SourceReader.Look]
  private let hierarchy: ClassHierarchy

  init(files: [SourceFile], looks: [SourceReader.Look]) {
    self.files = files
    self.looks = looks
    hierarchy = Self.hierarchy(files, looks)
  }

  /// The types that all files declare.
  private static func hierarchy(_ files: [SourceFile], _ looks: [SourceReader.Look])
    -> ClassHierarchy
  {
    var hierarchy = ClassHierarchy()
    var extensions: [(name: String, inherited: [String])] = []
    for (file, look) in zip(files, looks) {
      if let code = look.code {
        for type in code.types {
          if type.kind == .extension {
            extensions.append((type.name, type.inherited))
          } else {
            hierarchy.add(
              .init(
                name: type.name, inherited: type.inherited, place: code.place(type.offset),
                isParsed: true,
                isNested: type.outer != nil))
          }
        }
      } else {
        for (index, declaration) in look.declarations.enumerated() {
          if declaration.isExtension {
            extensions.append((declaration.name, declaration.inherited))
            continue
          }
          let line = look.lines.indices.contains(index) ? look.lines[index] : 1
          hierarchy.add(
            .init(
              name: declaration.name, inherited: declaration.inherited,
              place: SourceLocation(file: file.name, line: line, column: 1), isParsed: false,
              isNested: declaration.isNested))
        }
      }
    }
    for (name, inherited) in extensions where !inherited.isEmpty {
      hierarchy.extend(name, with: inherited)
    }
    return hierarchy
  }

  /// What there is where no file was parsed.
  func evidenceOfNothing() -> SourceEvidence {
    var evidence = SourceEvidence()
    evidence.classes = hierarchy
    evidence.fileCount = files.count
    evidence.problems = looks.compactMap(\.problem)
    return evidence
  }

  /// The evidence. More files are parsed when what was found leads to them.
  mutating func evidence(_ parse: ([SourceFile]) -> [CodeFile?]) -> SourceEvidence {
    var round = 0
    while true {
      let (evidence, needs) = analyze()
      let more = files.indices.filter { index in
        looks[index].code == nil && looks[index].declarations.contains { needs.contains($0.name) }
      }
      round += 1
      guard round < Self.rounds, !more.isEmpty else { return evidence }
      for (index, code) in zip(more, parse(more.map { files[$0] })) { looks[index].take(code) }
    }
  }

  /// Looks at everything that is parsed.
  private func analyze() -> (SourceEvidence, needs: Set<String>) {
    let parsed = looks.compactMap(\.code)
    let unparsed = Set(looks.filter { $0.code == nil }.flatMap { $0.declarations.map(\.name) })
    let evaluator = Evaluator(Library(files: parsed, hierarchy: hierarchy, unparsed: unparsed))
    evaluator.runAll()
    var evidence = evidenceOfNothing()
    evidence.parsedFileCount = parsed.count
    evidence.containers = ContainerCollection.containers(evaluator)
    evidence.transitions = TransitionCollection.transitions(evaluator)
    let menuCode = MenuCode(parsed)
    for (index, file) in parsed.enumerated() {
      let views = SwiftUIFinder.find(evaluator, file: index)
      evidence.containers += views.containers
      evidence.transitions += views.transitions
      evidence.markers += MarkerFinder.markers(file, hierarchy)
      evidence.commands += CommandFinder.commands(evaluator, file: index, menuCode)
    }
    let needs = evaluator.needs
    evaluator.finish()
    Self.arrange(&evidence)
    return (evidence, needs)
  }

  /// Leaves out previews, and puts all in order.
  private static func arrange(_ evidence: inout SourceEvidence) {
    let hidden: Set<CodeCondition> = [.preview, .never]
    evidence.containers.removeAll { !$0.conditions.isDisjoint(with: hidden) }
    evidence.transitions.removeAll { !$0.conditions.isDisjoint(with: hidden) }
    evidence.commands.removeAll { !$0.conditions.isDisjoint(with: hidden) }
    evidence.markers.removeAll { !$0.conditions.isDisjoint(with: hidden) }
    evidence.containers.sort { $0.order < $1.order }
    evidence.transitions.sort { ($0.place, $0.kind.rawValue) < ($1.place, $1.kind.rawValue) }
    evidence.markers.sort {
      ($0.place, $0.kind.rawValue, $0.detail ?? "") < ($1.place, $1.kind.rawValue, $1.detail ?? "")
    }
    evidence.commands.sort {
      ($0.place, $0.input ?? "", $0.title?.shown ?? "")
        < ($1.place, $1.input ?? "", $1.title?.shown ?? "")
    }
  }
}
