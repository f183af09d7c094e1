import Foundation

/// A request of a browser: the first line and the headers of HTTP 1.1, and a body of a stated length.
struct Request {
  var method: String
  var path: String
  /// The values by names in lowercase.
  var headers: [String: String]
  var body = Data()

  /// Reads the head of a request. Returns `nil` if it is none.
  init?(head: some StringProtocol) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    (method, path) = (String(words[0]), String(words[1]))
    let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (line[..<colon].lowercased(), String(value))
    }
    // A header that is given twice could mean either.
    headers = Dictionary(pairs) { "\($0),\($1)" }
  }

  /// The number of bytes in the body, or `nil` if it is too large.
  var length: Int? {
    guard let text = headers["content-length"] else { return 0 }
    return Int(text).flatMap { (0...Self.mostBytes).contains($0) ? $0 : nil }
  }

  /// The largest head and the largest body, in bytes.
  static let mostBytes = 4 << 20
}

/// The answer to a request.
struct Response {
  var status: String
  var text: String
  var type = "text/plain; charset=utf-8"

  static let ok = "200 OK"

  /// The bytes that are sent. The page is never stored, framed, or read by others.
  var data: Data {
    let body = Data(text.utf8)
    let lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin",
    ]
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
