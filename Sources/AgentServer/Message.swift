import Foundation

/// A message of a client, as JSON-RPC has them.
struct Message: Sendable {
  /// The id of a request, or `nil` for a notification.
  var id: JSON?
  var method: String
  var params: JSON

  /// Reads a line.
  ///
  /// - Returns: The message, or `nil` for a response, which this server never asks for.
  /// - Throws: What is wrong with the line.
  static func read(_ line: [UInt8]) throws(RPCError) -> Message? {
    guard let value = try? JSONDecoder().decode(JSON.self, from: Data(line)) else {
      throw .parse
    }
    let id = value["id"].flatMap { id in id.string != nil || id.int != nil ? id : nil }
    guard value["jsonrpc"]?.string == "2.0", value.object != nil else {
      throw RPCError(.invalidRequest, "This is no JSON-RPC 2.0 message.", of: id)
    }
    if value["method"] == nil, value["result"] != nil || value["error"] != nil { return nil }
    guard let method = value["method"]?.string else {
      throw RPCError(.invalidRequest, "The message names no method.", of: id)
    }
    if let given = value["id"], id == nil {
      throw RPCError(.invalidRequest, "An id is a string or a whole number, not \(given.kind).")
    }
    let params = value["params"] ?? [:]
    guard params.object != nil else {
      throw RPCError(.invalidRequest, "The parameters are an object.", of: id)
    }
    return Message(id: id, method: method, params: params)
  }

  /// Returns a response with a result.
  static func response(to id: JSON, _ result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// Returns a notification.
  static func notification(_ method: String, _ params: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }
}

/// An error in the terms of JSON-RPC.
package struct RPCError: Error, Sendable {
  /// The kinds of errors.
  package enum Code: Int, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case inside = -32603
    /// The resource of an older client does not exist.
    case noResource = -32002
    case unsupportedVersion = -32022
  }

  var code: Code
  var message: String
  var id: JSON?
  var data: JSON?

  /// Creates an error.
  package init(_ code: Code, _ message: String, of id: JSON? = nil, data: JSON? = nil) {
    (self.code, self.message, self.id, self.data) = (code, message, id, data)
  }

  /// The line is no JSON.
  static let parse = RPCError(.parse, "This is no JSON.")

  /// The response.
  var response: JSON {
    var error: [String: JSON] = ["code": .int(code.rawValue), "message": .string(message)]
    error["data"] = data
    return ["jsonrpc": "2.0", "id": id ?? .null, "error": .object(error)]
  }
}

extension JSON {
  /// The kind of value, for messages.
  fileprivate var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .int, .number: "a fraction"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
