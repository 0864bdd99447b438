import WebPages
import WebServer

/// The thing that a path of a class asks for.
nonisolated enum ClassPlace {
  /// The page for joining, which leads to the visitor's own seat.
  case home
  case file(WebPages.File)
  case join
  // Of a learner.
  case seat(String)
  case question(String)
  case stop(String)
  case news(String)
  case leave(String)
  // Of the teacher.
  case teacher
  case room
  case onlooking(String)
  case look(String)
  case remove(String)
  case send
  case collect
  case archive
  case heat
  // Of machines.
  case health
  case metrics

  /// Reads a path below the base; nil for an unknown one. Paths are compared, never decoded.
  init?(_ method: String, _ path: String) {
    let isPosted = method == "POST"
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    let found: ClassPlace? =
      switch parts.first {
      case "s": Self.ofSeat(Array(parts.dropFirst()), isPosted)
      case "teacher": Self.ofTeacher(Array(parts.dropFirst()), isPosted)
      default: parts.count == 1 ? Self.open(parts[0], isPosted) : nil
      }
    guard let found else { return nil }
    self = found
  }

  private static func open(_ name: String, _ isPosted: Bool) -> ClassPlace? {
    switch name {
    case "join": isPosted ? .join : nil
    case _ where isPosted: nil
    case "": .home
    case "health": .health
    case "metrics": .metrics
    default: WebPages.classFiles[name].map { .file($0) }
    }
  }

  private static func ofSeat(_ parts: [String], _ isPosted: Bool) -> ClassPlace? {
    guard let name = parts.first, WebJournals.isName(name) else { return nil }
    return switch (parts.count, parts.last, isPosted) {
    case (1, _, true): .question(name)
    case (1, _, false): .seat(name)
    case (2, "stop", true): .stop(name)
    case (2, "leave", true): .leave(name)
    case (2, "news", false): .news(name)
    default: nil
    }
  }

  private static func ofTeacher(_ parts: [String], _ isPosted: Bool) -> ClassPlace? {
    switch (parts.count, parts.first, isPosted) {
    case (0, _, false): return .teacher
    case (1, "seats", false): return .room
    case (1, "heat", false): return .heat
    case (1, "answers.zip", false): return .archive
    case (1, "send", true): return .send
    case (1, "collect", true): return .collect
    case (2, "seat", _) where WebJournals.isName(parts[1]):
      return isPosted ? .look(parts[1]) : .onlooking(parts[1])
    case (3, "seat", true) where WebJournals.isName(parts[1]) && parts[2] == "remove":
      return .remove(parts[1])
    default: return nil
    }
  }

  /// The proof that a request for it has to present. The metrics have a rule of their own.
  var need: ClassGate.Need {
    switch self {
    case .home, .file, .join, .health, .metrics: .nothing
    case .seat(let name), .question(let name), .stop(let name), .news(let name), .leave(let name):
      .seat(name)
    case .teacher, .room, .onlooking, .look, .remove, .send, .collect, .archive, .heat: .teacher
    }
  }
}
