/// The answer to a request.
package struct WebResponse: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Pieces that are sent as they become available; the connection ends after the last one.
    case pieces(@Sendable () async -> [UInt8]?)
  }

  package var status: Status
  package var headers: [(name: String, value: String)]
  package var body: Body

  package init(
    _ status: Status = .ok, type: String, _ body: [UInt8],
    headers: [(name: String, value: String)] = []
  ) {
    self.init(status, headers: [("Content-Type", type)] + headers, body: .bytes(body))
  }

  package init(_ status: Status, headers: [(name: String, value: String)], body: Body) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A sentence for the sender of a request that is not answered.
  package static func refusal(_ status: Status, _ sentence: String) -> WebResponse {
    WebResponse(status, type: "text/plain; charset=utf-8", Array("\(sentence)\n".utf8))
  }

  /// The statuses in use, with the phrases of RFC 9110.
  package enum Status: Int, Sendable {
    case ok = 200
    case seeOther = 303
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case lengthRequired = 411
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case tooManyRequests = 429
    case headersTooLarge = 431
    case failed = 500
    case unavailable = 503
    case versionNotSupported = 505

    var phrase: String {
      switch self {
      case .ok: "OK"
      case .seeOther: "See Other"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .conflict: "Conflict"
      case .lengthRequired: "Length Required"
      case .contentTooLarge: "Content Too Large"
      case .unsupportedMediaType: "Unsupported Media Type"
      case .tooManyRequests: "Too Many Requests"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .failed: "Internal Server Error"
      case .unavailable: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  /// The head as it is sent, with the empty line.
  func head(closes: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    if case .bytes(let bytes) = body { text += "Content-Length: \(bytes.count)\r\n" }
    if closes { text += "Connection: close\r\n" }
    return Array((text + "\r\n").utf8)
  }
}
