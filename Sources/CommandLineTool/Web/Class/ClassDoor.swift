import Foundation
import Glibc
import Records
import WebPages
import WebServer

/// Answers the requests of a class: those of learners here, the teacher's in an extension.
nonisolated struct ClassDoor: Sendable {
  let gate: ClassGate
  let folder: ClassFolder
  let seats: Seats
  let content: ClassContent
  let tries = CodeTries()
  let metrics: WebMetrics
  /// The most seats.
  let most: Int
  /// The proxies whose statement about the origin of a request is accepted.
  let proxies: [String]
  /// The language of a page whose reader has not chosen one.
  let language: Language

  private var base: String { gate.place.base }

  func response(to request: WebRequest) async -> WebResponse {
    var response = await answer(to: request)
    response.headers += WebGate.guards
    metrics.note(response.status)
    return response
  }

  private func answer(to request: WebRequest) async -> WebResponse {
    let place = gate.place.path(of: request).flatMap { ClassPlace(request.method, $0) }
    // Health checks are made by machines, which know neither the server's name nor, behind a
    // proxy, the beginning of its paths.
    for place in [place, ClassPlace(request.method, request.path)] {
      if case .health? = place { return health }
    }
    if case .metrics? = place {
      return gate.mayMeasure(request) ? measured : refusal(.token, to: request, nil)
    }
    switch gate.decision(on: request, needing: place?.need ?? .nothing) {
    case .refused(let refusal): return self.refusal(refusal, to: request, place)
    case .enters:
      guard case .teacher? = place else { return Self.missing() }
      var response = page(WebPages.teacherPage(in: language, base, code: folder.code.text))
      response.headers.append(gate.teacherCookie)
      return response
    case .passes: return await answer(to: request, at: place)
    }
  }

  /// The answer to a refused request. A learner whose browser has no seat, or another one, is
  /// redirected to the right page.
  private func refusal(
    _ refusal: WebGate.Refusal, to request: WebRequest, _ place: ClassPlace?
  ) -> WebResponse {
    metrics.add(.refused)
    switch (refusal, place) {
    case (.token, .seat): return redirect(to: "\(base)/")
    case (.token, .question), (.token, .stop), (.token, .news), (.token, .leave):
      return Self.json(["trouble": "gone"], .forbidden)
    default: return WebGate.response(to: refusal)
    }
  }

  private func answer(to request: WebRequest, at place: ClassPlace?) async -> WebResponse {
    switch place {
    case .home:
      if let own = gate.seat(of: request), folder.has(own) {
        return redirect(to: "\(base)/s/\(own)")
      }
      return page(WebPages.joinPage(in: language, base))
    case .file(let file): return WebResponse(type: file.type, file.bytes)
    case .join: return join(request)
    case .seat(let name):
      guard folder.has(name) else { return redirect(to: "\(base)/") }
      return page(WebPages.seatPage(in: language, base))
    case .question(let name): return await ask(name, request)
    case .stop(let name):
      seats.stop(name, tab: request.headers["x-tab"] ?? "")
      return Self.json(["stopped": name])
    case .news(let name): return news(of: name)
    case .leave:
      var response = Self.json(["left": true])
      response.headers.append(gate.noCookie)
      return response
    case .health, .metrics, nil: return Self.missing()
    case .some(let place): return await answer(toTeacher: request, at: place)
    }
  }

  // MARK: Learners

  private struct Joining: Decodable {
    let code: String
    let name: String?
  }

  /// Assigns a seat for the code of the class.
  private func join(_ request: WebRequest) -> WebResponse {
    guard let asked = try? JSONDecoder().decode(Joining.self, from: Data(request.body)) else {
      return .refusal(.badRequest, "The page sends a code.")
    }
    let address = PeerAddress.origin(of: request, proxies: proxies)
    guard tries.mayTry(address) else { return Self.json(["trouble": "wait"], .tooManyRequests) }
    let code = ClassCode(asked.code)?.text ?? ""
    guard Secret.isEqual(code, folder.code.text) else {
      tries.noteWrong(address)
      metrics.add(.wrongCodes)
      return Self.json(["trouble": "code"], .forbidden)
    }
    // A visitor who returns to this page has the seat already.
    if let own = gate.seat(of: request), folder.has(own) { return Self.json(["seat": own]) }
    do {
      let name = LearnerName.clean(asked.name ?? "")
      guard let seat = try folder.addSeat(named: name, most: most) else {
        return Self.json(["trouble": "full"], .unavailable)
      }
      metrics.add(.joined)
      var response = Self.json(["seat": seat.id])
      response.headers.append(gate.cookie(ofSeat: seat.id))
      return response
    } catch {
      return Self.json(["trouble": "disk"], .unavailable)
    }
  }

  private func ask(_ name: String, _ request: WebRequest) async -> WebResponse {
    let tab = request.headers["x-tab"] ?? ""
    guard (1...40).contains(tab.utf8.count) else {
      return .refusal(.badRequest, "The page says which tab it is.")
    }
    guard folder.has(name) else { return Self.json(["trouble": "gone"], .forbidden) }
    let outcome = await timed {
      await seats.ask(name, tab: tab, takes: request.headers["x-take"] == "1", request.body)
    }
    return WebDoor.response(to: outcome)
  }

  /// Measures how long an answer takes.
  func timed(_ body: () async -> Seats.Outcome) async -> Seats.Outcome {
    let start = ContinuousClock.now
    let outcome = await body()
    metrics.note(seconds: start.duration(to: .now) / .seconds(1))
    return outcome
  }

  /// The contents of the bar above a learner's page.
  private struct News: Encodable {
    let code: String
    let name: String
    let number: Int
    let sent: ClassFolder.Sent?
  }

  private func news(of id: String) -> WebResponse {
    guard let seat = ClassSeat(id, in: folder.seatsFolder) else {
      return Self.json(["trouble": "gone"], .forbidden)
    }
    return Self.json(
      News(
        code: folder.code.text, name: seat.card.name, number: seat.card.number,
        sent: folder.lastSent))
  }

  // MARK: Machines

  private var health: WebResponse {
    let isWell = access(folder.seatsFolder, W_OK) == 0
    return .refusal(isWell ? .ok : .unavailable, isWell ? "ok" : "The data folder is not writable.")
  }

  private var measured: WebResponse {
    let all = folder.seats.count
    let gauges: [WebMetrics.Gauge] = [
      .init("touchstone_seats", "Seats that are taken.", [("", all)]),
      .init("touchstone_seats_most", "Seats that may be taken.", [("", most)]),
      .init("touchstone_seats_awake", "Seats with a process here.", [("", seats.awake)]),
      .init(
        "touchstone_questions_waiting", "Questions that are not answered yet.",
        [
          ("", seats.waiting)
        ]),
    ]
    return WebResponse(
      type: "text/plain; version=0.0.4; charset=utf-8", Array(metrics.text(gauges).utf8))
  }

  // MARK: Answers

  static func missing() -> WebResponse { .refusal(.notFound, "There is nothing here.") }

  func page(_ bytes: [UInt8]) -> WebResponse {
    WebResponse(type: "text/html; charset=utf-8", bytes)
  }

  private func redirect(to path: String) -> WebResponse {
    WebResponse(.seeOther, headers: [("Location", path)], body: .bytes([]))
  }

  static func json(
    _ value: some Encodable, _ status: WebResponse.Status = .ok
  ) -> WebResponse {
    WebDoor.json(value, status)
  }
}
