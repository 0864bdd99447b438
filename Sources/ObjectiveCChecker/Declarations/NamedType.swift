/// The type of an argument, as the importer compares it with the words of a name.
struct NamedType {
  let name: String
  /// The type of the elements of a collection.
  var element = ""
  var isBlock = false
  var isBoolean = false

  init(_ name: String, element: String = "", isBlock: Bool = false, isBoolean: Bool = false) {
    self.name = name
    self.element = element
    self.isBlock = isBlock
    self.isBoolean = isBoolean
  }

  /// The number of words at the end of a name that repeat the type: one in `toPoint` for a
  /// `CGPoint`.
  func matching(_ words: [String]) -> Int {
    for suffix in ["", "Ref", "Type", "_t"] where name.hasSuffix(suffix) && !name.isEmpty {
      let types = ImportedName.words(of: String(name.dropLast(suffix.count)))
      var count = 0
      while count < words.count, count < types.count,
        Self.isSame(words[words.count - 1 - count], types[types.count - 1 - count])
      {
        count += 1
      }
      if count > 0 { return count }
    }
    guard !element.isEmpty, let last = words.last, last.count > 2, last.hasSuffix("s") else {
      return 0
    }
    return NamedType(element).matching(words.dropLast() + [String(last.dropLast())])
  }

  private static func isSame(_ word: String, _ type: String) -> Bool {
    if word.lowercased() == type.lowercased() { return true }
    return word.lowercased() == "index" && ["int", "integer"].contains(type.lowercased())
  }
}

/// The words by which the importer splits names.
enum PartOfSpeech {
  static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

  static func isVerb(_ word: String) -> Bool { verbs.contains(word.lowercased()) }

  /// Whether the type may be omitted after a word: a preposition, a verb or a gerund.
  static func isKnown(_ word: String) -> Bool {
    if isPreposition(word) || isVerb(word) { return true }
    let word = word.lowercased()
    guard word.hasSuffix("ing"), word.count > 4 else { return false }
    let stem = String(word.dropLast(3))
    if verbs.contains(stem) || verbs.contains(stem + "e") { return true }
    return stem.last == stem.dropLast().last && verbs.contains(String(stem.dropLast()))
  }

  /// Whether a preposition is part of a fixed expression, such as `plug in` or `with error`.
  static func isOneWord(_ before: String, _ preposition: String, _ after: String) -> Bool {
    switch preposition {
    case "in": before == "plug"
    case "with": after == "error" || after == "no"
    case "to": after == "visible" || after == "backing"
    case "from": after == "backing"
    default: false
    }
  }

  /// Whether the preceding word belongs to a preposition: `compatible with`.
  static func isExtended(_ before: String, _ preposition: String) -> Bool {
    [
      "compatible with", "best matching", "according to", "bound by", "separated by",
    ].contains("\(before) \(preposition)")
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "since",
    "to", "until", "using", "via", "with", "within",
  ]

  /// The importer's verbs that occur in programs; `create`, `update` and `animate` are not among
  /// them.
  private static let verbs: Set<String> = Set(
    """
    accept add alert allow analyze announce answer appear append apply arrange ask assign attach
    attempt avoid back balance beam beat become begin bend bounce box brake branch break bring
    broadcast build bump burn calculate call cancel carry catch change charge check choose chop
    claim
    clean clear click clip close collect come command commit communicate compare complete connect
    contain contains continue convert copy correct count cover crash cross cut cycle damage decide
    decorate delay delete deliver depend describe deselect destroy detach detect develop dig
    disappear discover dismiss display divide do double drag drain draw drive drop duplicate edit
    empty end enter enumerate escape examine execute exist expand expect explain explode extend face
    fade fail fetch fill find fire fit fix flash float flow fly focus fold follow force form found
    frame freeze gather get give glow go grab grip grow guard guess guide hand handle hang happen
    have head help hide highlight hit hold hook hover identify ignore imagine improve include
    increase inform inject insert interrupt introduce invite join judge jump keep kick kill know
    label land last launch lay lead learn leave let level like listen live load lock look lose make
    manage mark match measure meet melt merge miss mix move multiply name need nest note notice
    number observe obtain occur offer open order overflow own pack paint park part pass paste pause
    pay peel perform permit pick pinch place plan play plug point polish pop post precede prefer
    prepare present preserve press prevent print produce promise protect provide pull pump push put
    queue race raise reach read receive record reduce reflect refuse register reject relax release
    remain remember remind remove repair repeat replace reply report reproduce request rescue
    resolve
    return ride ring rise roll rub rule run satisfy save scatter scratch scream scroll seal search
    see select send separate serve settle shade share show shut sign signal sit skip sleep slip slow
    sound speak spell spend spot stamp stand start stay steer step stir stop store stretch strip
    stroke subtract suggest supply support surround suspend swim switch take talk tap tell test
    thank think throw tick tie time tip toggle touch trace track train transform trap travel treat
    trust try turn twist type understand unlock unpack use validate visit wait wake walk want warn
    wash watch wave weigh wipe wish work wrap write zip zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
