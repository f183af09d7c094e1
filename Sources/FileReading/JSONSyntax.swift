package import Foundation

/// Finds syntax errors in JSON. Foundation's decoder does not report line numbers on all platforms.
package enum JSONSyntax {
  /// Returns the line of the first syntax error, starting at 1, or `nil` for valid JSON.
  package static func errorLine(in data: Data) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return line(from: details ?? "", of: data)
    }
  }

  /// Foundation reports the line on Apple platforms and the byte offset on others. It reports
  /// neither if the text ends too early.
  private static func line(from details: String, of data: Data) -> Int {
    if let line = details.firstMatch(of: /line (\d+)/).flatMap({ Int($0.1) }) {
      return max(1, line)
    }
    let byte = details.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
    return 1 + data.prefix(byte ?? data.count).count { $0 == UInt8(ascii: "\n") }
  }
}
