import Synchronization

/// Answers the requests of an agent, in the Model Context Protocol.
///
/// Requests about the server itself are answered at once. Calls of tools wait for each other, so that the
/// answer to a cancellation or a ping needs no patience.
package final class AgentServer: Sendable {
  private let service: AgentService
  private let send: @Sendable ([UInt8]) -> Void
  /// Runs work after all earlier work.
  private let enqueue: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let calls = Mutex<[JSON: Call]>([:])

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - service: What it offers.
  ///   - send: Sends a line, without its end.
  ///   - enqueue: Runs work after all earlier work.
  package init(
    _ service: AgentService, send: @escaping @Sendable ([UInt8]) -> Void,
    enqueue: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    (self.service, self.send, self.enqueue) = (service, send, enqueue)
  }

  /// The longest line that is read.
  package static let longestLine = 4 << 20

  /// Answers a line.
  package func receive(_ line: [UInt8]) {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return }
    do throws(RPCError) {
      guard let message = try Message.read(line) else { return }
      guard let id = message.id else { return note(message) }
      do throws(RPCError) {
        try answer(message, id)
      } catch {
        refuse(error, id)
      }
    } catch {
      send(error.response.line)
    }
  }

  /// Answers a line that is too long to be read.
  package func receiveTooLong() {
    send(
      RPCError(.invalidRequest, "A message has at most \(Self.longestLine >> 20) MiB.").response
        .line)
  }

  private func refuse(_ error: RPCError, _ id: JSON) {
    var error = error
    error.id = id
    send(error.response.line)
  }

  private func note(_ message: Message) {
    guard message.method == "notifications/cancelled", let id = message.params["requestId"] else {
      return
    }
    calls.withLock { $0[id] }?.cancel()
  }

  private func answer(_ message: Message, _ id: JSON) throws(RPCError) {
    let era = try ProtocolEra(of: message.params)
    switch message.method {
    case "tools/call": try call(message, id, era)
    case "resources/read": try readResource(message, id, era)
    default:
      let result = try directAnswer(to: message, era)
      send(Message.response(to: id, finished(result, era)).line)
    }
  }

  private func directAnswer(to message: Message, _ era: ProtocolEra) throws(RPCError) -> JSON {
    switch message.method {
    case "initialize": return initialized(message.params)
    case "server/discover": return discovered
    case "ping": return [:]
    case "tools/list":
      return try page(message, "tools", service.tools.map(\.listed), era)
    case "resources/list":
      return try page(message, "resources", service.resources.map(\.listed), era)
    case "resources/templates/list":
      return try page(message, "resourceTemplates", service.templates.map(\.listed), era)
    case "prompts/list":
      return try page(message, "prompts", service.prompts.map(\.listed), era)
    case "prompts/get": return try prompt(message.params)
    default: throw RPCError(.unknownMethod, "There is no method \(message.method).")
    }
  }
}

// MARK: - About the server

extension AgentServer {
  private func initialized(_ params: JSON) -> JSON {
    let asked = params["protocolVersion"]?.string ?? ""
    let version =
      ProtocolEra.handshakeVersions.first { $0 == asked } ?? ProtocolEra.handshakeVersions[0]
    return [
      "protocolVersion": .string(version), "capabilities": service.capabilities,
      "serverInfo": service.info, "instructions": .string(service.instructions),
    ]
  }

  private var discovered: JSON {
    [
      "supportedVersions": .array(ProtocolEra.statelessVersions.map(JSON.string)),
      "capabilities": service.capabilities, "instructions": .string(service.instructions),
      "ttlMs": .int(Self.timeToLive), "cacheScope": "public",
    ]
  }

  /// How long lists stay as they are, in milliseconds.
  private static let timeToLive = 3_600_000

  private func page(
    _ message: Message, _ name: String, _ all: [JSON], _ era: ProtocolEra
  ) throws(RPCError) -> JSON {
    if message.params["cursor"] != nil {
      throw RPCError(.invalidParameters, "The list of \(name) has one page, and so no cursor.")
    }
    return cached([name: .array(all)], era)
  }

  private func cached(_ values: [String: JSON], _ era: ProtocolEra, time: Int = timeToLive) -> JSON
  {
    var values = values
    if era == .discovered { (values["ttlMs"], values["cacheScope"]) = (.int(time), "private") }
    return .object(values)
  }

  /// Returns a result with what the version of the protocol adds to each.
  private func finished(_ result: JSON, _ era: ProtocolEra) -> JSON {
    guard era == .discovered || result["supportedVersions"] != nil, var values = result.object
    else {
      return result
    }
    values["resultType"] = "complete"
    values["_meta"] = ["io.modelcontextprotocol/serverInfo": service.info]
    return .object(values)
  }

  private func prompt(_ params: JSON) throws(RPCError) -> JSON {
    let name = params["name"]?.string ?? ""
    guard let prompt = service.prompts.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParameters, "There is no prompt \(name).")
    }
    let values = (params["arguments"]?.object ?? [:]).compactMapValues(\.string)
    for parameter in prompt.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw RPCError(.invalidParameters, "The prompt \(name) needs the argument \(parameter.name).")
    }
    let content: JSON = ["type": "text", "text": .string(prompt.text(values))]
    return [
      "description": .string(prompt.summary), "messages": [["role": "user", "content": content]],
    ]
  }
}

// MARK: - Calls

extension AgentServer {
  private func call(_ message: Message, _ id: JSON, _ era: ProtocolEra) throws(RPCError) {
    let name = message.params["name"]?.string ?? ""
    guard let tool = service.tools.first(where: { $0.name == name }) else {
      let known = service.tools.map(\.name).joined(separator: ", ")
      throw RPCError(.invalidParameters, "There is no tool \(name), only \(known).")
    }
    let arguments = try Arguments(message.params["arguments"], of: tool)
    let call = try begin(message, id)
    enqueue { [self] in
      defer { end(id) }
      guard !call.isCancelled else { return }
      let result = Self.result(of: tool, arguments, call)
      // Nobody waits for the result of a call that is cancelled.
      guard let result, !call.isCancelled else { return }
      send(Message.response(to: id, finished(result, era)).line)
    }
  }

  /// Returns the result of a tool, or `nil` if it was cancelled.
  private static func result(of tool: Tool, _ arguments: Arguments, _ call: Call) -> JSON? {
    do {
      return try tool.run(arguments, call).json
    } catch is Cancelled {
      return nil
    } catch let error as RPCError {
      return ToolResult.failure(error.message).json
    } catch {
      return ToolResult.failure("\(error)").json
    }
  }

  private func readResource(_ message: Message, _ id: JSON, _ era: ProtocolEra) throws(RPCError) {
    guard let uri = message.params["uri"]?.string else {
      throw RPCError(.invalidParameters, "A resource has an address: uri.")
    }
    let call = try begin(message, id)
    enqueue { [self] in
      defer { end(id) }
      guard !call.isCancelled else { return }
      let response = contents(of: uri, id, era)
      if !call.isCancelled { send(response.line) }
    }
  }

  private func contents(of uri: String, _ id: JSON, _ era: ProtocolEra) -> JSON {
    do {
      guard let found = try service.read(uri) else {
        let code: RPCError.Code = era == .discovered ? .invalidParameters : .noResource
        return RPCError(code, "There is no resource \(uri).", of: id).response
      }
      let contents: JSON = [
        "uri": .string(uri), "mimeType": .string(found.type), "text": .string(found.text),
      ]
      let result = cached(["contents": [contents]], era, time: 0)
      return Message.response(to: id, finished(result, era))
    } catch {
      let message = (error as? RPCError)?.message ?? "\(error)"
      return RPCError(.inside, message, of: id).response
    }
  }

  /// Remembers a call, so that it can be cancelled.
  private func begin(_ message: Message, _ id: JSON) throws(RPCError) -> Call {
    let call = Call(report: reporter(for: message.params["_meta"]?["progressToken"]))
    let isNew = calls.withLock { calls in
      if calls[id] != nil { return false }
      calls[id] = call
      return true
    }
    guard isNew else { throw RPCError(.invalidRequest, "A request with this id is under way.") }
    return call
  }

  private func end(_ id: JSON) { calls.withLock { $0[id] = nil } }

  private func reporter(for token: JSON?) -> @Sendable (Int, Int, String) -> Void {
    guard let token else { return { _, _, _ in } }
    return { [send] step, count, message in
      let params: JSON = [
        "progressToken": token, "progress": .int(step), "total": .int(count),
        "message": .string(message),
      ]
      send(Message.notification("notifications/progress", params).line)
    }
  }
}

extension ToolResult {
  fileprivate var json: JSON {
    [
      "content": [["type": "text", "text": .string(text)]], "structuredContent": structured,
      "isError": .bool(isError),
    ]
  }
}
