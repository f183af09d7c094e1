import Threads

/// Finds the code of an app that never runs.
///
/// Not found is not the same as unused, so only this counts, and only in an app whose entry point is in
/// its code:
///
/// - A private function whose name occurs nowhere else, not even in a string or a document; a function
///   without parameters, or an initializer with a label, that only unused code names.
/// - A method of Objective-C without parameters that only its own header and unused code name.
/// - A screen that only unused code and other such screens name.
struct UnusedCodeFinder {
  /// A function of a file.
  private struct FunctionID: Hashable {
    var file: Int
    var function: Int
  }

  private let files: [CodeFile]
  private let maps: [DeclarationMap]
  private let screens: Set<String>
  private let protocols: Set<String>
  /// The functions that may turn out to be unused, with the names that their uses have.
  private var candidates: [FunctionID: [String]] = [:]
  private var uses: [String: [NameUses.Use]] = [:]
  private var unused: Set<FunctionID> = []
  private var unusedScreens: Set<String> = []

  /// Finds the unused code of files.
  ///
  /// - Parameters:
  ///   - files: The files of an app.
  ///   - named: The names in documents: classes and actions.
  ///   - threads: The number of threads.
  /// - Returns: The unused code, which is empty if the entry point is elsewhere.
  static func unused(in files: [CodeFile], besides named: Set<String>, threads: Int) -> UnusedCode {
    guard files.contains(where: \.hasEntryPoint) else { return UnusedCode() }
    var finder = UnusedCodeFinder(files, besides: named, threads: threads)
    finder.findUses(threads: threads)
    finder.search()
    return finder.result
  }

  private init(_ files: [CodeFile], besides named: Set<String>, threads: Int) {
    self.files = files
    let found = inParallel(files.count, threads: threads) {
      { Self.candidates(in: files[$0], besides: named) }
    }
    maps = found.map(\.map)
    for (file, found) in found.enumerated() {
      for (function, names) in found.names {
        candidates[FunctionID(file: file, function: function)] = names
      }
    }
    screens = Self.screens(in: files).subtracting(named)
    protocols = Set(files.lazy.flatMap(\.types).filter(\.isProtocol).map(\.name))
  }

  /// Returns the declarations of a file, and the functions among them that may turn out to be unused,
  /// with the names that their uses have.
  private static func candidates(
    in file: CodeFile, besides named: Set<String>
  ) -> (map: DeclarationMap, names: [Int: [String]]) {
    let map = DeclarationMap(file)
    var names: [Int: [String]] = [:]
    for (index, declared) in map.functions.enumerated()
    where !named.contains(declared.function.name) {
      let uses = declared.namesOfUses(in: file)
      if !uses.isEmpty { names[index] = uses }
    }
    return (map, names)
  }

  /// Returns the screens, and the types that hold views for previews, that are declared once, outside of
  /// other types, and for this module only.
  private static func screens(in files: [CodeFile]) -> Set<String> {
    let hierarchy = ClassHierarchy(files)
    var counts: [String: Int] = [:]
    var holders: Set<String> = []
    for file in files {
      for type in file.types where [.type, .enumeration].contains(type.kind) {
        counts[type.name, default: 0] += type.isUsedElsewhere(in: file) ? 2 : 1
        if type.holdsViews { holders.insert(type.name) }
      }
    }
    return Set(
      counts.filter { $0.value == 1 && (hierarchy.isScreen($0.key) || holders.contains($0.key)) }
        .keys)
  }

  private var result: UnusedCode {
    var result = UnusedCode()
    for id in unused { result.add(maps[id.file].functions[id.function].range, of: files[id.file]) }
    for (file, map) in maps.enumerated() {
      for range in map.ranges(of: unusedScreens, in: files[file]) {
        result.add(range, of: files[file])
      }
    }
    return result
  }
}

// MARK: - Uses

extension UnusedCodeFinder {
  /// The maximum number of names to look for. In an app with more functions, only screens are judged.
  private static let mostNames = 60_000

  private mutating func findUses(threads: Int) {
    var wanted = screens.union(candidates.values.joined())
    if wanted.count > Self.mostNames {
      candidates = [:]
      wanted = screens
    }
    uses = NameUses.uses(of: wanted, in: files, maps, threads: threads)
  }
}

// MARK: - Search

extension UnusedCodeFinder {
  /// The maximum number of passes. Each finds what only the code found before it uses.
  private static let mostPasses = 50

  private mutating func search() {
    for _ in 0..<Self.mostPasses {
      let before = (unused.count, unusedScreens.count)
      unusedScreens = screens.subtracting(usedScreens())
      for (id, names) in candidates where !unused.contains(id) && isUnused(id, names) {
        unused.insert(id)
      }
      if before == (unused.count, unusedScreens.count) { return }
    }
  }

  /// Returns the screens that used code names, directly or through the code of other screens.
  private func usedScreens() -> Set<String> {
    var named: [String: Set<String>] = [:]
    var used: Set<String> = []
    for screen in screens {
      for use in uses[screen] ?? [] where mayCreate(use, screen) {
        if let user = use.owner.type, screens.contains(user) {
          named[user, default: []].insert(screen)
        } else {
          used.insert(screen)
        }
      }
    }
    var pending = Array(used)
    while let screen = pending.popLast() {
      for next in named[screen] ?? [] where used.insert(next).inserted { pending.append(next) }
    }
    return used
  }

  /// Whether the code of a use may create a screen. That of the screen itself cannot, and that of a
  /// protocol does nothing.
  private func mayCreate(_ use: NameUses.Use, _ screen: String) -> Bool {
    let type = use.owner.type
    return type != screen && !protocols.contains(type ?? "") && !isInUnusedFunction(use)
  }

  private func function(of use: NameUses.Use) -> FunctionID? {
    use.owner.function.map { FunctionID(file: use.file, function: $0) }
  }

  private func isInUnusedFunction(_ use: NameUses.Use) -> Bool {
    function(of: use).map(unused.contains) ?? false
  }

  private func isUnused(_ id: FunctionID, _ names: [String]) -> Bool {
    let declared = maps[id.file].functions[id.function]
    let all = names.flatMap { uses[$0] ?? [] }
    let isObjectiveC = files[id.file].isObjectiveC
    let others = all.filter { use in
      function(of: use) != id && !isInUnusedFunction(use)
        && !unusedScreens.contains(use.owner.type ?? "")
        && !(isObjectiveC && isInHeader(use, of: declared.type))
    }
    guard others.isEmpty else { return false }
    if isObjectiveC { return all.contains { isInHeader($0, of: declared.type) } }
    return declared.function.isInitializer || declared.isPrivate(in: files[id.file]) || !all.isEmpty
  }

  /// Whether a use is the declaration of a method in the interface of its class.
  private func isInHeader(_ use: NameUses.Use, of type: String?) -> Bool {
    files[use.file].isObjectiveC && use.owner.function == nil && use.owner.type == type
  }
}

extension TypeDeclaration {
  /// Whether it is a type like `enum ListPreview { static var short: some View { … } }`.
  fileprivate var holdsViews: Bool {
    variables.contains { $0.isStatic && $0.type == "View" }
  }
}
