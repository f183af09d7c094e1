import Foundation
import Testing

@testable import PageServer

/// The requests of a browser.
@Suite struct RequestTests {
  @Test func aHeadHasNamesInLowercase() throws {
    let request = try #require(
      Request(head: "GET /page HTTP/1.1\r\nHost: localhost:1\r\ncontent-LENGTH: 12"))
    #expect(request.method == "GET" && request.path == "/page")
    #expect(request.headers == ["host": "localhost:1", "content-length": "12"])
    #expect(request.length == 12)
  }

  @Test(arguments: ["", "GET /page", "GET /page HTTP/2", "GET  HTTP/1.1", "\u{0}\u{1}", "A B C D"])
  func anythingElseIsNone(head: String) { #expect(Request(head: head) == nil) }

  @Test(arguments: [
    ("-1", nil), ("many", nil), ("99999999999", nil), ("0", 0), ("4194304", 4_194_304),
  ])
  func aBodyHasALimit(length: String, expected: Int?) {
    #expect(Request(head: "POST / HTTP/1.1\r\nContent-Length: \(length)")?.length == expected)
  }

  /// Two hosts are not the one that is asked for.
  @Test func aHeaderThatIsGivenTwiceIsNoneOfThem() {
    let request = Request(head: "GET / HTTP/1.1\r\nHost: localhost\r\nHost: example.org")
    #expect(request?.headers["host"] == "localhost,example.org")
  }

  @Test func anAnswerHasTheLengthOfItsBytes() {
    let text = String(decoding: Response(status: Response.ok, text: "“é”").data, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\n“é”"))
    #expect(text.contains("Content-Length: 8\r\n") && text.contains("X-Frame-Options: DENY\r\n"))
  }
}
