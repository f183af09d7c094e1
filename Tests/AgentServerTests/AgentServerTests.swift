import Foundation
import Synchronization
import Testing

@testable import AgentServer

/// What a server answers, byte by byte.
@Suite struct AgentServerTests {
  /// A server whose work is done when a test says so.
  private final class Harness: Sendable {
    private let sent = Mutex<[JSON]>([])
    private let work = Mutex<[@Sendable () -> Void]>([])
    private let server = Mutex<AgentServer?>(nil)

    init() {
      let echo = Tool(
        "echo", title: "Echo", "Says it again.",
        [
          Tool.Parameter("text", "What to say.", isRequired: true),
          Tool.Parameter("size", "How loud.", values: ["small", "large"]),
        ]
      ) { arguments, call in
        try call.begin(1, of: 2, "Listening")
        if arguments["text"]?.string == "fail" { throw RPCError(.inside, "It failed.") }
        return ToolResult(arguments["text"]?.string ?? "", ["text": arguments["text"] ?? .null])
      }
      let prompt = Prompt(
        "hello", title: "Hello", "Greets.", [Tool.Parameter("name", "Whom.", isRequired: true)]
      ) {
        "Hello, \($0["name"] ?? "")"
      }
      let service = AgentService(
        name: "test", title: "Test", version: "1", instructions: "Be kind.", tools: [echo],
        resources: [Resource("test://a", name: "a", title: "A", type: "text/plain")],
        prompts: [prompt],
        read: { $0 == "test://a" ? ResourceContents("A text", type: "text/plain") : nil })
      server.withLock {
        $0 = AgentServer(
          service,
          send: { [self] line in
            let value = try? JSONDecoder().decode(JSON.self, from: Data(line))
            sent.withLock { $0.append(value ?? "no JSON") }
          },
          enqueue: { [self] body in work.withLock { $0.append(body) } })
      }
    }

    func send(_ line: String) { server.withLock { $0 }?.receive(Array(line.utf8)) }

    func doWork() {
      let all = work.withLock { work in
        defer { work = [] }
        return work
      }
      for body in all { body() }
    }

    func answers() -> [JSON] {
      doWork()
      return sent.withLock { sent in
        defer { sent = [] }
        return sent
      }
    }

    func answer(_ line: String) -> JSON? {
      send(line)
      return answers().last
    }
  }

  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
  ])
  func aConnectionBeginsWithAVersion(asked: String, given: String) throws {
    let server = Harness()
    let answer = server.answer(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(asked)","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
    )
    let result = try #require(answer?["result"])
    #expect(result["protocolVersion"]?.string == given && result["serverInfo"]?["name"] == "test")
    #expect(result["resultType"] == nil)
    server.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(server.answers().isEmpty)
  }

  @Test func aRequestSaysItsVersion() throws {
    let server = Harness()
    let found = try #require(
      server.answer(
        #"{"jsonrpc":"2.0","id":"d","method":"server/discover","params":{\#(Self.meta)}}"#))
    #expect(found["id"] == "d" && found["result"]?["supportedVersions"] == ["2026-07-28"])
    #expect(found["result"]?["resultType"] == "complete" && found["result"]?["ttlMs"]?.int != nil)
    let tools = server.answer(
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(Self.meta)}}"#)
    #expect(
      tools?["result"]?["cacheScope"] == "private" && tools?["result"]?["resultType"] == "complete")
    let call = server.answer(
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"},\#(Self.meta)}}"#
    )
    #expect(call?["result"]?["resultType"] == "complete")
    #expect(call?["result"]?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["version"] == "1")
    let wrong = server.answer(
      #"{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01"}}}"#
    )
    #expect(
      wrong?["error"]?["code"] == -32022 && wrong?["error"]?["data"]?["requested"] == "2031-01-01")
  }

  @Test func aToolAnswersWithTextAndStructure() throws {
    let server = Harness()
    let tool = try #require(
      server.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)?["result"]?["tools"]?.array?
        .first)
    #expect(
      tool["inputSchema"]?["required"] == ["text"] && tool["annotations"]?["readOnlyHint"] == true)
    let answer = server.answer(
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"}}}"#
    )
    #expect(answer?["result"]?["structuredContent"]?["text"] == "hi")
    #expect(answer?["result"]?["content"]?.array?.first?["text"] == "hi")
    let failed = server.answer(
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"echo","arguments":{"text":"fail"}}}"#
    )
    #expect(failed?["result"]?["isError"] == true)
  }

  @Test func progressIsReportedToWhoAsksForIt() {
    let server = Harness()
    server.send(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"},"_meta":{"progressToken":7}}}"#
    )
    let all = server.answers()
    #expect(all.count == 2 && all[0]["method"] == "notifications/progress")
    #expect(
      all[0]["params"] == ["progressToken": 7, "progress": 1, "total": 2, "message": "Listening"])
  }

  @Test func aCancelledCallHasNoAnswer() {
    let server = Harness()
    server.send(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"}}}"#
    )
    server.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    #expect(server.answers().isEmpty)
    #expect(server.answer(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)?["result"] == [:])
  }

  @Test func aPingIsAnsweredDuringACall() {
    let server = Harness()
    server.send(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"}}}"#
    )
    server.send(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"}}}"#
    )
    server.send(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
    let all = server.answers()
    #expect(all.map { $0["id"] } == [1, 2, 1] && all[0]["error"]?["code"] == -32600)
  }

  @Test func resourcesAndPromptsAreGiven() {
    let server = Harness()
    let text = server.answer(
      #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"test://a"}}"#)
    #expect(text?["result"]?["contents"]?.array?.first?["text"] == "A text")
    let none = server.answer(
      #"{"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"test://b"}}"#)
    #expect(none?["error"]?["code"] == -32002)
    let hello = server.answer(
      #"{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"hello","arguments":{"name":"Kim"}}}"#
    )
    #expect(hello?["result"]?["messages"]?.array?.first?["content"]?["text"] == "Hello, Kim")
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("3", -32600), ("\u{0}\u{1}", -32700),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":[]}}"#,
      -32602
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":1}}}"#,
      -32602
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"a","x":1}}}"#,
      -32602
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"a","size":"huge"}}}"#,
      -32602
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"hello"}}"#, -32602),
    (String(repeating: "[", count: 100_000), -32700),
  ])
  func hostileInputIsAnsweredWithAnError(line: String, code: Int) {
    let server = Harness()
    #expect(server.answer(line)?["error"]?["code"] == .int(code), "\(line.prefix(120))")
    #expect(server.answer(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)?["result"] == [:])
  }

  @Test(arguments: [
    "", "   ", #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/none"}"#,
  ])
  func whatNeedsNoAnswerHasNone(line: String) {
    let server = Harness()
    server.send(line)
    #expect(server.answers().isEmpty)
  }

  @Test func aLineThatIsTooLongIsRefused() {
    let errors = Mutex<[JSON]>([])
    let service = AgentService(name: "t", title: "T", version: "1", instructions: "", tools: [])
    let server = AgentServer(
      service,
      send: { line in
        let value = try? JSONDecoder().decode(JSON.self, from: Data(line))
        errors.withLock { $0.append(value ?? .null) }
      }, enqueue: { $0() })
    server.receiveTooLong()
    #expect(errors.withLock { $0 }.first?["error"]?["code"] == -32600)
  }
}
