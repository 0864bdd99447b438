import Foundation
import Records
import WebPages
import WebServer

/// The teacher's requests.
nonisolated extension ClassDoor {
  func answer(toTeacher request: WebRequest, at place: ClassPlace) async -> WebResponse {
    let base = gate.place.base
    switch place {
    case .teacher: return page(WebPages.teacherPage(in: language, base, code: folder.code.text))
    case .onlooking(let name):
      guard folder.has(name) else { return Self.missing() }
      return page(WebPages.lookPage(in: language, base))
    case .room: return Self.json(room)
    case .look(let name): return await look(at: name, request)
    case .remove(let name):
      seats.forget(name)
      folder.removeSeat(name)
      return Self.json(["removed": name])
    case .send: return await send(request)
    case .collect: return collect()
    case .archive: return archive
    case .heat:
      guard let exercise = request.field("exercise"), SeatNotes.isPlain(exercise) else {
        return Self.missing()
      }
      return WebResponse(
        type: "application/json", ClassHeat.answer(exercise, folder.seats))
    default: return Self.missing()
    }
  }

  // MARK: The room

  private struct Room: Encodable {
    struct Row: Encodable {
      let id: String
      let number: Int
      let name: String
      let status: SeatStatus?
    }

    let code: String
    /// The server's clock, by which the page computes how long ago something was.
    let now: Int
    let most: Int
    let rows: [Row]
    let sent: ClassFolder.Sent?
    /// The exercises with wrong regions, and the number of learners with one.
    let wrong: [String: Int]
    let content: ClassContent
    let joining: String
  }

  private var room: Room {
    let seats = folder.seats
    return Room(
      code: folder.code.text, now: Int(Date().timeIntervalSince1970), most: most,
      rows: seats.map {
        Room.Row(id: $0.id, number: $0.card.number, name: $0.card.name, status: $0.status)
      },
      sent: folder.lastSent, wrong: ClassHeat.exercises(seats), content: content,
      joining: gate.place.url)
  }

  private struct Looking: Decodable {
    let version: Int?
  }

  /// Observes a seat: one fixed question, which is created here, so nothing else can be asked.
  private func look(at name: String, _ request: WebRequest) async -> WebResponse {
    guard let seat = ClassSeat(name, in: folder.seatsFolder) else {
      return Self.json(["trouble": "gone"], .notFound)
    }
    let asked = try? JSONDecoder().decode(Looking.self, from: Data(request.body))
    let question = #"{"do":"look","rest":"\#(asked?.version ?? -1)"}"#
    let outcome = await timed {
      await seats.ask(name, tab: nil, takes: false, Array(question.utf8))
    }
    var response = WebDoor.response(to: outcome)
    if let name = seat.card.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) {
      response.headers.append(("X-Seat", "\(seat.card.number) \(name)"))
    }
    return response
  }

  // MARK: Sending

  private struct Sending: Decodable {
    let text: String
    let language: Language?
  }

  /// The most bytes of lines that are sent.
  private static var largestSent: Int { 64 << 10 }

  /// Sends lines to all seats, after they were tried in a temporary session.
  private func send(_ request: WebRequest) async -> WebResponse {
    guard let asked = try? JSONDecoder().decode(Sending.self, from: Data(request.body)),
      !asked.text.allSatisfy(\.isWhitespace), asked.text.utf8.count <= Self.largestSent
    else { return Self.json(["trouble": "nothing"], .badRequest) }
    if let failed = await failure(of: asked.text, asked.language ?? language) {
      return WebResponse(.ok, type: "application/json", failed)
    }
    do {
      return Self.json(["sent": try folder.send(asked.text, title: content.title(of: asked.text))])
    } catch {
      return Self.json(["trouble": "disk"], .unavailable)
    }
  }

  /// The part of an answer that indicates a failure.
  private struct Tried: Decodable {
    struct Entry: Decodable {
      let isFailed: Bool?
    }

    let entries: [Entry]?
  }

  /// Tries lines; returns the session's answer if one of them fails, nil if all run.
  private func failure(of text: String, _ language: Language) async -> [UInt8]? {
    let place = folder.folder(of: ClassFolder.trying)
    try? FileManager.default.createDirectory(
      atPath: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer {
      seats.forget(ClassFolder.trying)
      try? FileManager.default.removeItem(atPath: place)
    }
    let questions = [
      ["do": "language", "language": language.rawValue], ["do": "line", "text": text],
    ]
    var last: Seats.Outcome?
    for question in questions {
      let line = (try? JSONEncoder().encode(question)).map(Array.init) ?? []
      last = await seats.ask(ClassFolder.trying, tab: nil, takes: false, line)
    }
    guard case .answer(let bytes)? = last,
      let tried = try? JSONDecoder().decode(Tried.self, from: Data(bytes))
    else { return Array(#"{"trouble":"tried"}"#.utf8) }
    return tried.entries?.contains { $0.isFailed == true } == true ? bytes : nil
  }

  // MARK: Answers

  private struct Collected: Encodable {
    let folder: String
    let files: Int
    let exercises: [String]
  }

  private func collect() -> WebResponse {
    let answers = ClassAnswers(folder.seats, content)
    let place = "\(folder.path)/answers"
    do {
      try answers.write(to: place)
    } catch {
      return Self.json(["trouble": "disk"], .unavailable)
    }
    return Self.json(
      Collected(folder: place, files: answers.files.count, exercises: answers.exercises))
  }

  private var archive: WebResponse {
    let answers = ClassAnswers(folder.seats, content)
    let name = "answers-\(folder.code.text).zip"
    return WebResponse(
      type: "application/zip",
      ZipWriter.bytes(of: answers.files.map { ("answers/\($0.path)", $0.bytes) }),
      headers: [("Content-Disposition", "attachment; filename=\"\(name)\"")])
  }
}
