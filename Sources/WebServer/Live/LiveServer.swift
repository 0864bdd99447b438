/// Serves the files of a board, on threads of its own: the session waits in its editor meanwhile
/// and passes on finished bytes.
///
/// It only reads: a browser's request is checked for its path and its host, and nothing of it
/// reaches the session.
package final class LiveServer: Sendable {
  package let address: LiveAddress
  private let listener: WebListener

  /// Starts listening. Returns once requests are answered; port 0 is any free one.
  package init(at wanted: LiveAddress, board: LiveBoard) throws(LiveFailure) {
    listener = try WebListener(host: wanted.host, port: wanted.port)
    let address = LiveAddress(host: wanted.host, port: listener.port, token: wanted.token)
    self.address = address
    listener.answer { request in
      var response = Self.response(to: request, at: address, board)
      response.headers += [
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ]
      return response
    }
  }

  private static func response(
    to request: WebRequest, at address: LiveAddress, _ board: LiveBoard
  ) -> WebResponse {
    let asked = LiveRequest(
      method: request.method, path: request.path, host: request.headers["host"])
    switch LiveReply(to: asked, at: address, files: board.names) {
    case .events:
      let events = LiveEvents(board)
      return WebResponse(
        .ok,
        headers: [
          ("Content-Type", "text/event-stream; charset=utf-8"), ("X-Accel-Buffering", "no"),
        ], body: .pieces { await events.next() })
    case .file(let name):
      guard let file = board.file(name) else { return refusal(.path) }
      return WebResponse(type: file.type, file.bytes)
    case .moved(let path):
      var response = WebResponse.refusal(.seeOther, path)
      response.headers.append(("Location", path))
      return response
    case .refused(let reason): return refusal(reason)
    }
  }

  private static func refusal(_ reason: LiveReply.Refusal) -> WebResponse {
    switch reason {
    case .method:
      var response = WebResponse.refusal(.methodNotAllowed, "This page is only read: GET.")
      response.headers.append(("Allow", "GET, HEAD"))
      return response
    case .host: return .refusal(.forbidden, "This page is not served under that name.")
    case .path:
      return .refusal(.notFound, "There is nothing here; use the whole address that was shown.")
    }
  }
}

/// The events of a board as they are sent to one browser: the last one at once, then each new one;
/// in between a keep-alive, by which the end of the connection is noticed.
private actor LiveEvents {
  private let board: LiveBoard
  private var number = 0
  private var hasBegun = false

  init(_ board: LiveBoard) {
    self.board = board
  }

  func next() async -> [UInt8] {
    guard hasBegun else {
      hasBegun = true
      return Array("retry: 2000\n\n".utf8)
    }
    if board.event(after: number) == nil { await board.wait(after: number, seconds: 15) }
    guard let event = board.event(after: number) else { return Array(": here\n\n".utf8) }
    number = event.number
    return Array(event.text.utf8)
  }
}
