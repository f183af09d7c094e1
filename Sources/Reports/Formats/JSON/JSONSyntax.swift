import Foundation

/// Finds where the syntax of JSON is wrong, which Foundation's decoder does not say everywhere.
struct JSONSyntax {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// The line on which reading had to end, counted from 1; `nil` where the syntax is right.
  var wrongLine: Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return line(in: details ?? "")
    }
  }

  /// Apple's systems name the line, others the byte; where the text ends too early, neither does.
  private func line(in details: String) -> Int {
    if let line = details.firstMatch(of: /line (\d+)/).flatMap({ Int($0.1) }) {
      return max(1, line)
    }
    let byte = details.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
    return 1 + data.prefix(byte ?? data.count).count { $0 == UInt8(ascii: "\n") }
  }
}
