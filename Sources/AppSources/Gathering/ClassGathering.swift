import Records
import SourceTree

/// Takes classes from a folder, with the declarations that they need, and leaves out what cannot be
/// checked: round by round, until the checker accepts the rest.
///
/// From the names of classes and a folder: their declarations as text, and the parts left out.
package struct ClassGathering {
  /// The diagnostics of each section of a program; nothing is declared.
  package typealias Check = (_ sections: [ProgramSection]) -> [[CodeDiagnostic]]

  private static let mostPieces = 300
<<<<<<< HEAD
  private static let mostBytes = 240 << 10
  /// The maximum distance of a declaration from a requested class.
=======
  /// How far a declaration may be from a class that was asked for.
>>>>>>> 0d7cd2163e36d2799e54d9a63f44c583119c1c43
  private static let farthest = 4

  /// A declaration that is taken.
  struct Piece {
    let place: AppFolder.Place
    let part: SourcePart
    /// The number of declarations between it and a requested class.
    let distance: Int
  }

  let search: ClassSearch
  let language: SourceLanguage
  private let stops: [KnownStop]
  /// Names that are declared already.
  private let known: Set<String>
  var files: [Int: TakenFile] = [:]
  var pieces: [Piece] = []
  private var asked: Set<MissingName> = []
  var refusals: [String: (place: AppFolder.Place, reason: SourcesReport.Reason)] = [:]

  private init(
    _ folder: AppFolder, _ language: SourceLanguage, known: Set<String>, stops: [KnownStop]
  ) {
    search = ClassSearch(folder: folder)
    self.language = language
    self.known = known
    self.stops = stops
  }

  var folder: AppFolder { search.folder }

  /// Takes classes from a folder.
  ///
  /// `known` are names that need no declaration; `withAdditions` includes extensions of UIKit's own
  /// classes; `isWhole` includes classes that override nothing that affects touches; `stops` are
  /// left out. `check` is called for each language in turn, Objective-C first.
  package static func gather(
    _ names: [String], from folder: AppFolder, known: Set<String>, withAdditions: Bool,
    isWhole: Bool = false, stops: [KnownStop] = [], check: (SourceLanguage) -> Check
  ) -> GatheredClasses {
    var result = GatheredClasses()
    let search = ClassSearch(folder: folder)
    var wanted: [SourceLanguage: [String]] = [:]
    for name in names where !known.contains(name) {
      guard let place = search.place(of: name) else {
        result.notFound.append(name)
        continue
      }
      if !isWhole, search.touchMembers(of: name).isEmpty {
        result.plain.append(name)
        continue
      }
      wanted[search.language(of: place), default: []].append(name)
    }
    let additions = withAdditions ? search.additionsToUIKit() : []
    var declared = known
    for language in [SourceLanguage.objectiveC, .swift] {
      var gathering = ClassGathering(folder, language, known: declared, stops: stops)
      gathering.begin(
        wanted[language] ?? [], additions.filter { search.language(of: $0) == language })
      guard !gathering.pieces.isEmpty else {
        gathering.addRefusals(to: &result)
        continue
      }
      gathering.settle(check(language))
      gathering.report(wanted[language] ?? [], to: &result, language)
      declared.formUnion(gathering.pieces.map { folder[$0.place].name })
    }
    return result
  }

  // MARK: Taking

  private mutating func begin(_ names: [String], _ additions: [AppFolder.Place]) {
    for name in names { takeAll(of: name, distance: 0) }
    for place in additions { take(place, distance: 0) }
  }

  /// Takes a type with its extensions.
  private mutating func takeAll(of name: String, distance: Int) {
    guard !known.contains(name) else { return }
    let own = search.declarations(of: name).filter { search.language(of: $0) == language }
    // Another target may have a class of the same name.
    let chosen = search.place(of: name)
    for place in own {
      let isOther = place != chosen && !folder[place].kind.isAddition
      if language == .swift, isOther { continue }
      take(place, distance: distance)
    }
  }

  /// Takes a declaration; returns whether it is new.
  @discardableResult
  private mutating func take(_ place: AppFolder.Place, distance: Int) -> Bool {
    guard pieces.count < Self.mostPieces, let file = file(place.file) else { return false }
    guard let part = file.part(folder[place]) else {
      if refusals[folder[place].name] == nil, distance == 0 {
        refusals[folder[place].name] = (place, .code(.syntax(.parser(""))))
      }
      return false
    }
    let isNew = file.take(part)
    guard isNew || !pieces.contains(where: { $0.place == place }) else { return false }
    pieces.append(Piece(place: place, part: part, distance: distance))
    for stop in stops where stop.file == file.name {
      let member = part.members.first {
        file.line(of: $0.range.start) <= stop.line && stop.line <= file.line(of: $0.range.end)
      }
      if let member { _ = file.leave(member, of: part, .stops(stop.problem)) }
    }
    return true
  }

  private mutating func file(_ index: Int) -> TakenFile? {
    if let file = files[index] { return file }
    guard let text = folder.text(of: index) else { return nil }
    let file = TakenFile(index: index, file: folder.files[index], text: text)
    files[index] = file
    return file
  }

<<<<<<< HEAD
  /// Takes the declarations of a missing name; returns whether there were any.
  private mutating func take(
=======
  /// Takes what declares a missing name; returns whether anything was.
  mutating func take(
>>>>>>> 0d7cd2163e36d2799e54d9a63f44c583119c1c43
    _ missing: MissingName, for file: TakenFile, distance: Int
  ) -> Bool {
    guard distance < Self.farthest, asked.insert(missing).inserted else { return false }
    let distance = distance + 1
    switch missing {
    case .global(let name):
      let places = folder.places(of: name).filter {
        search.language(of: $0) == language && !folder[$0].kind.isAddition
          && folder[$0].outer.isEmpty
      }
      let first = places.first { $0.file == file.index } ?? places.first
      guard let first, !known.contains(name) else { return false }
      var isNew = false
      let all = language == .swift ? [first] : places
      let additions = folder.places(of: name).filter {
        folder[$0].kind.isAddition && search.language(of: $0) == language
      }
      for place in all + additions where take(place, distance: distance) { isNew = true }
      return isNew
    case .member(let name, let type):
      let place = folder.additions(with: name, to: type)
        .first { search.language(of: $0) == language }
      return place.map { take($0, distance: distance) } ?? false
    }
  }
<<<<<<< HEAD

  // MARK: Leaving out

  private var order: [TakenFile] {
    // Headers come first.
    files.values.filter { !$0.isEmpty }.sorted {
      ($0.isHeader ? 0 : 1, $0.path) < ($1.isHeader ? 0 : 1, $1.path)
    }
  }

  private mutating func settle(_ check: Check) {
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
    // A declaration that is still refused after that is not taken at all.
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

  /// The reason for leaving out a part that depends on more of the folder than is taken.
  private func reasonAtLimit(_ problem: CodeProblem) -> SourcesReport.Reason {
    guard let missing = problem.missing, !folder.places(of: missing.text).isEmpty else {
      return problem.reason
    }
    return .tooMuch
  }

  /// Amends a type whose problem is not in one of its members.
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

  // MARK: The report

  private func addRefusals(to result: inout GatheredClasses) {
    for (name, refusal) in refusals.sorted(by: { $0.key < $1.key }) {
      result.refused.append(
        SourcesReport.Refused(
          name: name, file: folder.files[refusal.place.file].path,
          line: folder[refusal.place].line, reason: refusal.reason))
    }
  }

  private func report(
    _ names: [String], to result: inout GatheredClasses, _ language: SourceLanguage
  ) {
    addRefusals(to: &result)
    let order = order
    if !order.isEmpty { result.sections[language] = order.map { $0.section() } }
    let types = pieces.map { folder[$0.place] }.filter { !$0.kind.isAddition }
    let kept = Set(types.map(\.name))
    for name in names where kept.contains(name) && refusals[name] == nil {
      guard let place = search.place(of: name) else { continue }
      let leftOut = leftOut(of: name)
      let gone = Set(leftOut.map { $0.member.split(separator: "(").first.map(String.init) ?? "" })
      result.taken.append(
        GatheredClasses.Taken(
          name: name, file: folder.files[place.file].path, line: folder[place].line,
          members: search.touchMembers(of: name).filter { !gone.contains($0) },
          leftOut: leftOut))
    }
    var known = Set(names)
    let ordered = pieces.sorted {
      ($0.place.file, $0.place.index) < ($1.place.file, $1.place.index)
    }
    for piece in ordered {
      let declared = folder[piece.place]
      guard known.insert(declared.kind.isAddition ? "\(declared.name) +" : declared.name).inserted,
        !(declared.kind.isAddition && names.contains(declared.name))
      else { continue }
      result.needed.append(
        SourcesReport.Needed(
          name: declared.kind.isAddition ? "extension \(declared.name)" : declared.name,
          file: folder.files[piece.place.file].path, line: declared.line,
          leftOut: files[piece.place.file]?.leftOut[piece.part.range.start] ?? []))
    }
  }

  private func leftOut(of name: String) -> [SourcesReport.LeftOut] {
    pieces.filter { folder[$0.place].name == name }.flatMap {
      files[$0.place.file]?.leftOut[$0.part.range.start] ?? []
    }
  }
=======
>>>>>>> 0d7cd2163e36d2799e54d9a63f44c583119c1c43
}
