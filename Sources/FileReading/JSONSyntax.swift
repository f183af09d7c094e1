package import Foundation

/// Finds syntax errors in JSON. Foundation's decoder does not report their lines on all platforms.
package enum JSONSyntax {
  /// The line of the first syntax error, counted from 1; `nil` for valid JSON.
  package static func errorLine(in data: Data) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return line(from: details ?? "", of: data)
    }
  }

  /// Foundation names the line on Apple's platforms and the byte elsewhere. It names neither where
  /// the text ends too early.
  private static func line(from details: String, of data: Data) -> Int {
    if let line = details.firstMatch(of: /line (\d+)/).flatMap({ Int($0.1) }) {
      return max(1, line)
    }
    let byte = details.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
    return 1 + data.prefix(byte ?? data.count).count { $0 == UInt8(ascii: "\n") }
  }
}
