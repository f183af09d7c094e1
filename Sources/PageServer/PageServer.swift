import FlyingFox
import FlyingSocks
import Foundation

/// A server of one page on the loopback address, which only a browser on the same machine reaches.
///
/// A random token is part of the address of everything, and the names of the server and of the page that asks
/// are checked, so that no other page in the browser can read the page or write through it.
package struct PageServer: Sendable {
  /// The page, and how to tell that it is an old one.
  package struct Page: Sendable {
    /// The HTML.
    package var html: String
    /// A number that is higher for each later page.
    package var version: Int
    /// Why the last change is not on the page, or `nil` if it is.
    package var problem: String?

    /// Creates a page.
    package init(html: String, version: Int, problem: String? = nil) {
      (self.html, self.version, self.problem) = (html, version, problem)
    }
  }

  /// A file that a page asks to write.
  package struct Change: Sendable, Decodable {
    /// The path, as the page knows it.
    package var path: String
    /// The text.
    package var text: String
    /// The version of the page that asks.
    package var version: Int
  }

  /// The reason why a change was not made.
  package struct Refusal: Error {
    /// The reason, as a sentence.
    package var reason: String

    /// Creates a refusal.
    package init(_ reason: String) { self.reason = reason }
  }

  private let token: String
  private let page: @Sendable () async -> Page
  private let save: @Sendable (Change) async throws(Refusal) -> Void

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - page: Returns the current page.
  ///   - save: Writes a file.
  package init(
    page: @escaping @Sendable () async -> Page,
    save: @escaping @Sendable (Change) async throws(Refusal) -> Void
  ) {
    (self.page, self.save) = (page, save)
    token = (0..<4).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 36) }.joined()
  }

  /// Serves the page until the task is canceled.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any free one.
  ///   - ready: Receives the address of the page.
  /// - Throws: The system's error, if the port cannot be used.
  package func run(
    port: UInt16, ready: @escaping @Sendable (String) -> Void
  ) async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    let running = Task { try await server.run() }
    do {
      try await server.waitUntilListening()
    } catch {
      running.cancel()
      return try await running.value
    }
    let own = await Self.port(of: server) ?? port
    await server.appendRoute("*") { request in await answer(request, port: own) }
    ready("http://127.0.0.1:\(own)/\(token)/")
    try await withTaskCancellationHandler {
      try await running.value
    } onCancel: {
      running.cancel()
    }
  }

  private static func port(of server: HTTPServer) async -> UInt16? {
    if case .ip4(_, let port)? = await server.listeningAddress { port } else { nil }
  }
}

// MARK: - Requests

extension PageServer {
  private func answer(_ request: HTTPRequest, port: UInt16) async -> HTTPResponse {
    guard let host = request.headers[.host], Self.hosts(port).contains(host) else {
      return Self.response(.forbidden, "This server answers to its own address only.")
    }
    // Requests have no slash at the end of their paths.
    switch (request.method, request.path) {
    case (.GET, "/\(token)"):
      return Self.response(.ok, await page().html, type: "text/html; charset=utf-8")
    case (.GET, "/\(token)/version"): return await versionResponse
    case (.POST, "/\(token)/save"): return await written(request, host)
    default: return Self.response(.notFound, "There is nothing at this address.")
    }
  }

  private static func hosts(_ port: UInt16) -> [String] {
    ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  private var versionResponse: HTTPResponse {
    get async {
      let page = await page()
      return Self.response(
        .ok, ([String(page.version)] + [page.problem].compactMap(\.self)).joined(separator: "\n"))
    }
  }

  /// Writes what a page asks for. Only this server's own page may ask.
  private func written(_ request: HTTPRequest, _ host: String) async -> HTTPResponse {
    guard request.headers[HTTPHeader("Origin")] == "http://\(host)",
      request.headers[.contentType]?.hasPrefix("application/json") == true,
      let data = try? await request.bodyData,
      let change = try? JSONDecoder().decode(Change.self, from: data)
    else { return Self.response(.badRequest, "Only the page itself can write.") }
    do throws(Refusal) {
      try await save(change)
      return Self.response(.ok, "Saved.")
    } catch {
      return Self.response(HTTPStatusCode(409, phrase: "Conflict"), error.reason)
    }
  }

  private static func response(
    _ status: HTTPStatusCode, _ text: String, type: String = "text/plain; charset=utf-8"
  ) -> HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: type, HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("X-Frame-Options"): "DENY",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ]
    return HTTPResponse(statusCode: status, headers: headers, body: Data(text.utf8))
  }
}
