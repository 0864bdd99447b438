import Foundation
import Records
import WebPages
import WebServer
import Wording

/// Answers the requests of pages.
nonisolated struct WebDoor: Sendable {
  let gate: WebGate
  let seats: Seats
  let journals: WebJournals
  /// The language of a page whose reader has not chosen one.
  let language: Language
  let tickets = Tickets()

  /// The thing that a path asks for.
  private enum Place {
    case page
    case file(WebPages.File)
    case sessions
    case begin
    case session(String)
    case stop(String)
    case forget(String)
  }

  func response(to request: WebRequest) async -> WebResponse {
    var response: WebResponse
    switch gate.decision(on: request, tickets) {
    case .refused(let refusal): response = WebGate.response(to: refusal)
    case .enters: response = entering(request)
    case .reads: response = reading(request)
    case .acts: response = await acting(request)
    }
    response.headers += WebGate.guards
    return response
  }

  private static func missing() -> WebResponse { .refusal(.notFound, "There is nothing here.") }

  /// The page for a request with the token: later requests present its cookie.
  private func entering(_ request: WebRequest) -> WebResponse {
    guard case .page? = place(of: request) else { return Self.missing() }
    var response = page()
    response.headers.append(gate.cookie)
    return response
  }

  private func reading(_ request: WebRequest) -> WebResponse {
    switch place(of: request) {
    case .page: return page()
    case .file(let file): return WebResponse(type: file.type, file.bytes)
    case .sessions: return Self.json(journals.sessions)
    case .begin, .session, .stop, .forget, nil: return Self.missing()
    }
  }

  private func page() -> WebResponse {
    WebResponse(type: "text/html; charset=utf-8", WebPages.page(in: language))
  }

  private func place(of request: WebRequest) -> Place? {
    let isPosted = request.method == "POST"
    let parts = request.path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    switch (isPosted, parts.count) {
    case (false, 1) where parts[0].isEmpty: return .page
    case (false, 1) where parts[0] == "sessions": return .sessions
    case (false, 1): return WebPages.files[parts[0]].map { .file($0) }
    case (true, 1) where parts[0] == "s": return .begin
    case (_, 2) where parts[0] == "s" && WebJournals.isName(parts[1]):
      return isPosted ? .session(parts[1]) : .page
    case (true, 3) where parts[0] == "s" && WebJournals.isName(parts[1]):
      if parts[2] == "stop" { return .stop(parts[1]) }
      return parts[2] == "forget" ? .forget(parts[1]) : nil
    default: return nil
    }
  }

  private func acting(_ request: WebRequest) async -> WebResponse {
    let tab = request.headers["x-tab"] ?? ""
    guard (1...40).contains(tab.utf8.count) else {
      return .refusal(.badRequest, "The page says which tab it is.")
    }
    switch place(of: request) {
    case .begin: return Self.json(["name": WebJournals.makeName()])
    case .session(let name):
      let outcome = await seats.ask(
        name, tab: tab, takes: request.headers["x-take"] == "1", request.body)
      return Self.response(to: outcome)
    case .stop(let name):
      seats.stop(name, tab: tab)
      return Self.json(["stopped": name])
    case .forget(let name):
      seats.forget(name)
      journals.remove(name)
      return Self.json(["forgotten": name])
    case .page, .file, .sessions, nil: return Self.missing()
    }
  }

  static func response(to outcome: Seats.Outcome) -> WebResponse {
    switch outcome {
    case .answer(let bytes): WebResponse(type: "application/json", bytes)
    case .elsewhere: json(["trouble": "elsewhere"], .conflict)
    case .busy: json(["trouble": "busy"], .tooManyRequests)
    case .died(let isLate): json(["trouble": isLate ? "late" : "died"])
    case .notStarted(let number):
      json(
        ["trouble": "notStarted", "reason": SystemReason.number(number).wording.en], .unavailable)
    }
  }

  static func json(
    _ value: some Encodable, _ status: WebResponse.Status = .ok
  ) -> WebResponse {
    let bytes = (try? JSONEncoder().encode(value)).map(Array.init) ?? Array("{}".utf8)
    return WebResponse(status, type: "application/json", bytes)
  }
}
