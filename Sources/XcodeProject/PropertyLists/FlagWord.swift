/// A word for yes or no in build settings and property lists.
enum FlagWord {
  case yes, no

  init?(_ word: String) {
    switch word.lowercased() {
    case "yes", "true", "1": self = .yes
    case "no", "false", "0": self = .no
    default: return nil
    }
  }

  var value: Bool { self == .yes }
}
