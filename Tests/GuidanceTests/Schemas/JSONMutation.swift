import TestSupport

/// A JSON document with one change in it.
struct JSONMutation {
  /// Where the change is, and what.
  var description: String
  var value: JSONValue
}

extension JSONValue {
  /// The document without one of its keys, for each key.
  func withoutAKey() -> [JSONMutation] {
    changes { value in
      (value.object ?? [:]).map { key, _ in
        let rest = value.object?.filter { $0.key != key } ?? [:]
        return JSONMutation(description: "/\(key) removed", value: .object(rest))
      }
    }
  }

  /// The document with an unknown key, for each mapping.
  func withAnUnknownKey() -> [JSONMutation] {
    changes { value in
      guard let members = value.object else { return [] }
      let more = members.merging(["unknown": "x"]) { $1 }
      return [JSONMutation(description: "/unknown", value: .object(more))]
    }
  }

  /// The document with another value at a place, for each place and each of the values.
  func replacing(with others: [JSONValue]) -> [JSONMutation] {
    changes { _ in others.map { JSONMutation(description: " = \($0)", value: $0) } }
  }

  /// Makes a change here and, one at a time, in everything below.
  private func changes(_ change: (JSONValue) -> [JSONMutation]) -> [JSONMutation] {
    change(self) + changesBelow(change)
  }

  private func changesBelow(_ change: (JSONValue) -> [JSONMutation]) -> [JSONMutation] {
    switch self {
    case .object(let members):
      members.flatMap { key, member in
        member.changes(change).map { inner in
          let all = members.merging([key: inner.value]) { $1 }
          return JSONMutation(description: "/\(key)\(inner.description)", value: .object(all))
        }
      }
    case .array(let elements):
      elements.enumerated().flatMap { index, element in
        element.changes(change).map { inner in
          var all = elements
          all[index] = inner.value
          return JSONMutation(description: "/\(index)\(inner.description)", value: .array(all))
        }
      }
    default: []
    }
  }
}
