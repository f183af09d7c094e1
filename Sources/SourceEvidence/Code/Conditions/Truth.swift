/// The logic of conditions, whose values are true, false, or undecided.
enum Truth {
  /// Returns whether all conditions are met. One that is not met decides.
  static func all(_ values: some Sequence<Bool?>) -> Bool? {
    var all: Bool? = true
    for value in values {
      if value == false { return false }
      if value == nil { all = nil }
    }
    return all
  }

  /// Returns whether one of some conditions is met. One that is met decides.
  static func any(_ values: some Sequence<Bool?>) -> Bool? {
    all(values.lazy.map { $0.map { !$0 } }).map { !$0 }
  }
}
