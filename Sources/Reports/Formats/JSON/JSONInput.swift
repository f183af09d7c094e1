import FileReading
package import Foundation

/// JSON read from a file or from standard input.
package struct JSONInput {
  /// The name of the file, as the user entered it.
  package var name: String
  /// The content.
  package var data: Data

  /// Creates an input.
  package init(_ data: Data, named name: String) {
    self.data = data
    self.name = name
  }

  /// Decodes the content.
  func decoded<Value: Decodable>(as type: Value.Type) throws(UnreadableJSON) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw unreadable(error)
    }
  }

  /// Returns an error about the input.
  func unreadable(_ message: String, line: Int? = nil) -> UnreadableJSON {
    UnreadableJSON(name: name, line: line, message: message)
  }

  private func unreadable(_ error: any Error) -> UnreadableJSON {
    if let line = JSONSyntax.errorLine(in: data) {
      return unreadable("this is not JSON: the syntax is wrong here", line: line)
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): return unreadable("it lacks \(context.path(to: key))")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return unreadable("\(context.path(to: nil)) is not what it should be")
    default: return unreadable("it cannot be decoded")
    }
  }
}

extension DecodingError.Context {
  /// Returns the path of a value in the JSON, such as `projects[0].name`.
  fileprivate func path(to key: (any CodingKey)?) -> String {
    let keys = codingPath + [key].compactMap { $0 }
    let parts = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return parts.isEmpty ? "the top level" : String(parts.joined().trimmingPrefix("."))
  }
}
