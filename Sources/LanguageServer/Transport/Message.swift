/// The id of a request, which its response repeats.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// nil for a value that is not an id.
  package init?(_ value: JSONValue?) {
    switch value {
    case .integer(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  /// The name as it is sent.
  package var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}

/// The reason why a request has no result, with the numbers of JSON-RPC and the protocol.
package struct ResponseError: Error, Equatable, Sendable {
  /// The kinds of errors, by their numbers.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  package let code: Code
  package let message: String

  /// Creates an error with a sentence for the log of the editor.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// A JSON-RPC message.
package enum Message: Equatable, Sendable {
  case request(RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The response to a request of the server, none of which waits for one.
  case response

  /// Parses a message; throws the response to a value that is not one.
  package init(_ value: JSONValue) throws(ResponseError) {
    guard case .object(let members) = value else {
      throw ResponseError(.invalidRequest, "a message is an object")
    }
    let id = RequestID(members["id"])
    guard let method = members["method"]?.string else {
      guard members["result"] != nil || members["error"] != nil else {
        throw ResponseError(.invalidRequest, "a message has a method, a result or an error")
      }
      self = .response
      return
    }
    let params = members["params"] ?? .null
    self =
      id.map { .request($0, method: method, params: params) }
      ?? .notification(method: method, params: params)
  }

  /// The answer to a request.
  package static func result(_ value: JSONValue, to id: RequestID) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": value]
  }

  /// The response to a request without a result; `id` is nil if the request could not be parsed.
  package static func error(_ error: ResponseError, to id: RequestID?) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
    ]
  }

  /// A notification from the server.
  package static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  /// A request from the server.
  package static func request(_ id: Int, _ method: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method)]
  }
}
