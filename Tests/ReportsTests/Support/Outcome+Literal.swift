package import Guidance

/// In tests, an outcome may be written as its id.
extension Outcome: ExpressibleByStringLiteral {
  package init(stringLiteral id: String) { self.init(id) }
}
