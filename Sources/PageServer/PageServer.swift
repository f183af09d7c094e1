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
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let socket = try Self.listening(at: port)
    guard case .ip4(_, let own) = try socket.sockname() else { return }
    ready("http://127.0.0.1:\(own)/\(token)/")
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask {
        for try await connection in try AsyncSocket(socket: socket, pool: pool).sockets {
          Task { await serve(connection, port: own) }
        }
      }
      try await group.next()
      group.cancelAll()
    }
  }

  private static func listening(at port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    // A browser may close a connection while the page is sent. Elsewhere, each call says so.
    #if canImport(Darwin)
      try socket.setValue(true, for: .noSIGPIPE)
    #endif
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    return socket
  }

  /// Answers the one request of a connection.
  private func serve(_ connection: AsyncSocket, port: UInt16) async {
    if let request = try? await Self.request(on: connection) {
      try? await connection.write(await answer(request, port: port).data)
    }
    try? connection.close()
  }

  /// Reads a request. Returns `nil` if it is none, or too large.
  private static func request(on connection: AsyncSocket) async throws -> Request? {
    var received = Data()
    while received.count < Request.mostBytes {
      let end = received.firstRange(of: Data("\r\n\r\n".utf8))
      guard let end else {
        received += try await connection.read(atMost: 1 << 16)
        continue
      }
      let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
      guard var request = Request(head: head), let length = request.length else { return nil }
      request.body = Data(received[end.upperBound...])
      while request.body.count < length {
        request.body += try await connection.read(atMost: 1 << 16)
      }
      return request
    }
    return nil
  }
}

// MARK: - Requests

extension PageServer {
  private func answer(_ request: Request, port: UInt16) async -> Response {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else {
      return Response(status: "403 Forbidden", text: "This server answers to its own address only.")
    }
    switch (request.method, request.path) {
    case ("GET", "/\(token)/"):
      return Response(
        status: Response.ok, text: await page().html, type: "text/html; charset=utf-8")
    case ("GET", "/\(token)/version"):
      let page = await page()
      let lines = [String(page.version)] + [page.problem].compactMap(\.self)
      return Response(status: Response.ok, text: lines.joined(separator: "\n"))
    case ("POST", "/\(token)/save"): return await written(request, host)
    default: return Response(status: "404 Not Found", text: "There is nothing at this address.")
    }
  }

  /// Writes what a page asks for. Only this server's own page may ask.
  private func written(_ request: Request, _ host: String) async -> Response {
    guard request.headers["origin"] == "http://\(host)",
      request.headers["content-type"]?.hasPrefix("application/json") == true,
      let change = try? JSONDecoder().decode(Change.self, from: request.body)
    else {
      return Response(status: "400 Bad Request", text: "Only the page itself can write.")
    }
    do throws(Refusal) {
      try await save(change)
      return Response(status: Response.ok, text: "Saved.")
    } catch {
      return Response(status: "409 Conflict", text: error.reason)
    }
  }
}
