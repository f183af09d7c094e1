/// The spellings of 0.2.0. They work in this version, with a warning that names what takes their place.
struct OldSpellings {
  /// The arguments in the spelling of this version.
  private(set) var arguments: [String]
  /// What takes the place of each old spelling.
  private(set) var warnings: [String] = []
  /// Why the arguments cannot be understood in this version, or `nil`.
  private(set) var refusal: String?

  /// Finds the old spellings in the arguments of the program.
  init(in given: [String]) {
    arguments = given
    refusal = Self.refusal(of: given)
    renameCommands()
    for option in Self.renamed where option.isOf(command) { rename(option) }
    for option in Self.leaving where place(of: option.name) != nil {
      warn(option.name, "; \(option.instead).")
    }
    if given.first == "merge" {
      warn("merge", ", as --shard does; audit folders of projects one by one.")
    }
    if command == "graph", arguments.contains("dot") { warn("--format dot", "; use svg or json.") }
  }

  /// The first argument, which is a command or, for `report`, anything else.
  private var command: String? { arguments.first }

  private mutating func warn(_ name: String, _ instead: String) {
    warnings.append("\(name) ends with this version\(instead)")
  }
}

// MARK: - Commands

extension OldSpellings {
  private mutating func renameCommands() {
    guard arguments.first == "rules", arguments.count > 1 else { return }
    switch arguments[1] {
    case "list":
      arguments.remove(at: 1)
      warn("rules list", "; macward rules lists all rules.")
    case "facts":
      arguments[1] = "show"
      let subject = take("--for").map { "/" + $0 } ?? ""
      arguments.insert("facts" + subject, at: 2)
      warn("rules facts", "; use macward rules show facts\(subject).")
    default: break
    }
  }

  /// Pages that are written from the rules are no part of the program.
  private static func refusal(of given: [String]) -> String? {
    guard given.first == "rules", given.count > 1 else { return nil }
    let isPage = ["list", "facts"].contains(given[1]) && place(of: "--format", in: given) != nil
    guard given[1] == "coverage" || isPage else { return nil }
    return
      "macward writes no pages about rules any more: in its repository, `swift run Development` does."
  }
}

// MARK: - Options

extension OldSpellings {
  /// An option with another name, or in another form.
  private struct Renamed {
    var command: String?
    var name: String
    /// The new option, with its value if the old one had none, or `nil` for an argument without a name.
    var new: String?
    var value: String?

    func isOf(_ command: String?) -> Bool { self.command == nil || self.command == command }
  }

  private static let renamed = [
    Renamed(name: "--threads", new: "--jobs"), Renamed(name: "--sections", new: "--section"),
    Renamed(command: "scaffold", name: "--target", new: "--app"),
    Renamed(command: "audit", name: "--html", new: "--format", value: "html"),
    Renamed(command: "explain", name: "--in"), Renamed(command: "rules", name: "--inherits-from"),
  ]

  /// Options without a successor, and what to do instead.
  private static let leaving: [(name: String, instead: String)] = [
    ("--history", "keep the index.json of each audit"),
    ("--revision", "keep the index.json of each audit"),
    ("--date", "keep the index.json of each audit"),
    ("--shard", "audit folders of projects one by one"),
    ("--budget", "use --baseline with --fail-on"),
    ("--stamp", "make the file after macward"),
    ("--no-errors", "change “error” to “warning” in the output"),
    ("--absolute-paths", "name the project by an absolute path"),
    ("--no-pictures", "write Markdown to standard output"),
    ("--force", "remove .macward.yml first"),
    ("--deployment-target", "set it in the project"),
  ]

  private mutating func rename(_ option: Renamed) {
    guard let place = place(of: option.name) else { return }
    guard let new = option.new else {
      guard let value = take(option.name) else { return }
      arguments.append(value)
      return warn(option.name, "; write \(value) without it, as the last argument.")
    }
    if let value = option.value {
      arguments.replaceSubrange(place...place, with: [new, value])
    } else {
      arguments[place].replaceSubrange(option.name.startIndex..<option.name.endIndex, with: new)
    }
    warn(option.name, "; use \([new, option.value].compactMap { $0 }.joined(separator: " ")).")
  }

  /// Removes an option, and returns its value, or `nil` if the option or its value is not there.
  private mutating func take(_ name: String) -> String? {
    guard let place = place(of: name) else { return nil }
    let argument = arguments[place]
    if argument != name {
      arguments.remove(at: place)
      return String(argument.dropFirst(name.count + 1))
    }
    guard place + 1 < arguments.count else { return nil }
    let value = arguments[place + 1]
    arguments.removeSubrange(place...(place + 1))
    return value
  }

  private func place(of name: String) -> Int? { Self.place(of: name, in: arguments) }

  /// Returns the place of an option, with its value in the same argument or not.
  private static func place(of name: String, in arguments: [String]) -> Int? {
    let options = arguments.prefix { $0 != "--" }
    return options.firstIndex { $0 == name || $0.hasPrefix(name + "=") }
  }
}
