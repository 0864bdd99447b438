import Records
import SourceTree

/// Takes classes out of a folder, with what they need, and leaves out what cannot be checked:
/// round by round, until the checker accepts the rest.
///
/// Given names of classes and a folder: their declarations as text, and what was left out.
package struct ClassGathering {
  /// The diagnostics of each section of a program; nothing is declared.
  package typealias Check = (_ sections: [ProgramSection]) -> [[CodeDiagnostic]]

  private static let mostPieces = 300
  /// How far a declaration may be from a class that was asked for.
  private static let farthest = 4

  /// A declaration that is taken.
  struct Piece {
    let place: AppFolder.Place
    let part: SourcePart
    /// How many others are between it and a class that was asked for.
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

  /// Takes classes out of a folder.
  ///
  /// `known` are names that need no declaration; `withAdditions`: also what adds to UIKit's own
  /// classes; `isWhole`: also classes that override nothing that touches meet; `stops` are left
  /// out. `check` is called for one language after the other, Objective-C first.
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

  /// Takes a type with what adds to it.
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

  /// Takes a declaration; returns whether it was not taken before.
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

  /// Takes what declares a missing name; returns whether anything was.
  mutating func take(
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
}
