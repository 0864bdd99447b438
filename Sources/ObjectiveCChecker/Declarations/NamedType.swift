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

  /// How many words at the end of a name repeat the type: of `toPoint` one for a `CGPoint`.
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

  /// Whether a word is one after which a type may be left out: a preposition, a verb or a gerund.
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

  /// Whether the word before belongs to a preposition: `compatible with`.
  static func isExtended(_ before: String, _ preposition: String) -> Bool {
    [
      "compatible with", "best matching", "according to", "bound by", "separated by",
    ].contains("\(before) \(preposition)")
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static let verbs: Set<String> = Set(
    """
    accept access accommodate accumulate acknowledge acquire activate add adjust advance align
    allocate allow analyze animate announce answer append apply arrange ask assert assign associate
    attach attempt authorize await become begin bind bounce bring build bump burn cache calculate
    call cancel capture center change check choose clamp cleanup clear click clip clone close
    coalesce collapse collect combine commit compare complete compose compress compute concatenate
    configure confirm connect consume contain continue convert copy count create crop cut deactivate
    decode decrease decrement defer define delete delegate deliver deny dequeue deselect destroy
    detach determine dim disable discard disconnect dismiss dispatch display divide do dock download
    drag draw drop duplicate edit eject embed enable encode encounter end enqueue enter enumerate
    erase evaluate examine exchange execute exit expand expect explode export expose extend extract
    fade fail fetch fill filter find finish fire fit flash flatten flip flush focus follow force
    format forward free generate get give go grab group grow guess handle hide highlight hit hold
    ignore import include increase increment indicate inform inherit initialize insert inset
    inspect install instantiate intercept interpolate intersect invalidate invert invite invoke is
    join jump keep kick launch lay layout leave limit link list listen load lock log look lookup
    loop make map mark mask match measure merge minimize modify monitor move multiply mute navigate
    need normalize note notify nudge obtain offset open order orient pack parse paste pause peek
    perform pick pin place play pop populate position post prefer prefetch prepare prepend present
    preserve press prevent preview print process produce project prompt propose provide publish pull
    pulse push put query queue raise reach read realize rebuild receive recognize recompute record
    recover redirect redo redraw reduce refer refresh register reject relate release reload remember
    remove rename render reopen reorder repeat replace replay reply report reposition represent
    request require reset resign resize resolve respond restart restore restrict resume retain
    retrieve retry return reuse reveal reverse revert rewind rotate round route run save scale
    schedule scroll search seek select send separate serialize set settle setup shake share shift
    should show shrink shuffle sign simulate sink skip slide snap sort spin split start stash stay
    step stop store stretch strip stroke submit subscribe subtract suggest support suspend swap
    swipe switch synchronize tag take tap test throw tile tint toggle track transfer transform
    translate traverse trigger trim truncate try turn undo unhighlight unlink unload unlock unpack
    unpin unregister unschedule unwind update upload use validate verify view visit wait wake walk
    watch will wrap write zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
