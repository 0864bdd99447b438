import Records
import SourceTree

/// Leaving out what the checker refuses, round by round.
extension ClassGathering {
  private static let mostRounds = 60
  private static let mostBytes = 240 << 10

  /// The files of which something is taken.
  var order: [TakenFile] {
    // Headers come first.
    files.values.filter { !$0.isEmpty }.sorted {
      ($0.isHeader ? 0 : 1, $0.path) < ($1.isHeader ? 0 : 1, $1.path)
    }
  }

  /// Takes what is missing and leaves out what is refused, until the checker accepts the rest.
  mutating func settle(_ check: Check) {
    for round in 0..<Self.mostRounds {
      let order = order
      let sections = order.map { $0.section() }
      let found = check(sections)
      let isTooMuch = sections.reduce(0) { $0 + $1.text.utf8.count } > Self.mostBytes
      var isClean = true
      for (file, diagnostics) in zip(order, found) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
          isClean = false
          amend(diagnostic, in: file, mayTake: !isTooMuch && round < Self.mostRounds / 2)
        }
      }
      if isClean { return }
    }
    // What is still refused after that is not taken at all.
    for piece in pieces { drop(piece, .tooMuch) }
  }

  private mutating func amend(
    _ diagnostic: CodeDiagnostic, in file: TakenFile, mayTake: Bool
  ) {
    let offset = file.original(diagnostic.range.start)
    guard let part = file.part(at: offset) else { return }
    let piece = pieces.first { $0.place.file == file.index && $0.part.range == part.range }
    let problem = diagnostic.problem
    if mayTake, let missing = problem.missing,
      take(missing, for: file, distance: piece?.distance ?? 0)
    {
      return
    }
    let reason = mayTake ? problem.reason : reasonAtLimit(problem)
    if let member = part.member(at: offset) {
      _ = file.leave(member, of: part, reason)
    } else if offset >= part.body, part.body > 0,
      file.leaveGap(at: offset, of: part, reason)
    {
      return
    } else if let piece {
      amendHead(problem, at: offset, in: file, piece, reason)
    } else {
      _ = file.leave(part, of: part, reason)
    }
  }

  /// The reason for leaving out what needs more of the folder than is taken.
  private func reasonAtLimit(_ problem: CodeProblem) -> SourcesReport.Reason {
    guard let missing = problem.missing, !folder.places(of: missing.text).isEmpty else {
      return problem.reason
    }
    return .tooMuch
  }

  /// Amends a type whose problem is in none of its members.
  private mutating func amendHead(
    _ problem: CodeProblem, at offset: Int, in file: TakenFile, _ piece: Piece,
    _ reason: SourcesReport.Reason
  ) {
    let part = piece.part
    let broken = problem.brokenConformance
    let named = file.inherited(of: part).first {
      let inherited = part.inherited[$0]
      return inherited.range.start <= offset && offset < inherited.range.end
        || inherited.name == broken
    }
    if let named {
      // Without its superclass a class is another one.
      let isSuperclass = part.isClass && named == 0 && broken == nil
      if !isSuperclass, file.leaveInherited(named, of: part, reason) { return }
    }
    switch problem {
    case .declaration(.noInitializers), .declaration(.propertyNotInitialized):
      let stored = part.members.filter(\.needsInitializer)
      if leave(stored, of: part, in: file, reason) { return }
    case .declaration(.requiredInitializerMissing):
      let initializers = part.members.filter(\.isDesignated)
      if leave(initializers, of: part, in: file, reason) { return }
    default: break
    }
    drop(piece, reason)
  }

  private func leave(
    _ members: [SourcePart], of part: SourcePart, in file: TakenFile,
    _ reason: SourcesReport.Reason
  ) -> Bool {
    var isNew = false
    for member in members where file.leave(member, of: part, reason) { isNew = true }
    return isNew
  }

  private mutating func drop(_ piece: Piece, _ reason: SourcesReport.Reason) {
    files[piece.place.file]?.drop(piece.part)
    let declared = folder[piece.place]
    let name = declared.kind.isAddition ? "extension \(declared.name)" : declared.name
    if refusals[name] == nil { refusals[name] = (piece.place, reason) }
    pieces.removeAll { $0.place == piece.place }
  }
}
