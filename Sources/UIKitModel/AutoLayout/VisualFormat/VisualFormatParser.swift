import Foundation

/// Reads a visual format (AL-19), one character after the other:
///
///     format    = [("H" | "V") ":"] ["|" space] view {space view} [space "|"]
///     view      = "[" name ["(" predicates ")"] "]"
///     space     = nothing | "-" | "-" predicate "-" | "-(" predicates ")-"
///     predicate = ["==" | "<=" | ">="] (number | metric | view's name) ["@" (number | metric)]
///
/// Blanks are ignored. A space takes numbers only, and no relation outside parentheses.
struct VisualFormatParser {
  private let text: [Character]
  private let metrics: [String: CGFloat]
  private let views: [String: ModelObject]
  private var position = 0

  init(_ format: String, metrics: [String: CGFloat], views: [String: ModelObject]) {
    text = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard next != nil else { throw problem(.empty) }
    var format = VisualFormat()
    format.axis = try orientation()
    var space = VisualFormat.Space.none
    if skip("|") {
      format.beginsAtSuperview = true
      space = try self.space()
    }
    guard next == "[" else { throw problem(.view) }
    while skip("[") {
      format.parts.append(try view(after: space))
      if format.parts.count == 1, format.beginsAtSuperview {
        try checkSuperview(of: format.parts[0].item)
      }
      space = try self.space()
      if case .none = space { continue }
      guard next == "[" || next == "|" else { throw problem(.view) }
    }
    if next == "|", let last = format.parts.last {
      try checkSuperview(of: last.item)
      position += 1
      format.lastSpace = space
    }
    guard next == nil else { throw problem(.end) }
    return format
  }

  // MARK: Parts

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let letter = next, letter == "H" || letter == "V" else { return .horizontal }
    position += 1
    guard skip(":") else { throw problem(.orientation) }
    return letter == "V" ? .vertical : .horizontal
  }

  /// Parses a view, after its `[`.
  private mutating func view(
    after space: VisualFormat.Space
  ) throws(VisualFormatError) -> VisualFormat.Part {
    let place = start()
    let name = try self.name()
    guard let item = views[name] else { throw problem(.unknownView(name), at: place) }
    var sizes: [VisualFormat.Predicate] = []
    if skip("(") {
      sizes = try predicates(takingViews: true)
    }
    guard skip("]") else { throw problem(.closingBracket) }
    return VisualFormat.Part(item: item, space: space, sizes: sizes)
  }

  private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
    guard skip("-") else { return .none }
    guard let next else { throw problem(.view) }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if skip("(") {
      predicates = try self.predicates(takingViews: false)
    } else {
      predicates = [VisualFormat.Predicate(number: try number(mayBeNegative: false))]
    }
    guard skip("-") else { throw problem(.dash) }
    return .predicates(predicates)
  }

  /// Parses predicates, after their `(`.
  private mutating func predicates(
    takingViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate(takingViews)) } while skip(",")
    guard skip(")") else { throw problem(.closingParenthesis) }
    return predicates
  }

  private mutating func predicate(
    _ takesViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    predicate.relation = relation()
    let place = start()
    if takesViews, let name = word(), metrics[name] == nil {
      guard let other = views[name] else { throw problem(.unknownMetric(name), at: place) }
      predicate.other = other
    } else {
      position = place
      predicate.number = try number(mayBeNegative: true)
    }
    if skip("@") {
      predicate.priority = UILayoutPriority(Float(try number(mayBeNegative: false)))
    }
    return predicate
  }

  private mutating func relation() -> NSLayoutConstraint.Relation {
    for (sign, relation) in [
      ("==", NSLayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual),
      (">=", .greaterThanOrEqual),
    ] where next == sign.first && text.dropFirst(position + 1).first == "=" {
      position += 2
      return relation
    }
    return .equal
  }

  /// Parses a number, or the metric of a name.
  private mutating func number(mayBeNegative: Bool) throws(VisualFormatError) -> CGFloat {
    let place = start()
    if let name = word() {
      guard let number = metrics[name] else { throw problem(.unknownMetric(name), at: place) }
      return number
    }
    if mayBeNegative, next == "-" { position += 1 }
    while position < text.count, text[position].isDigit || text[position] == "." { position += 1 }
    guard let number = Double(String(text[place..<position])), number.isFinite else {
      throw problem(.number, at: place)
    }
    return number
  }

  private mutating func name() throws(VisualFormatError) -> String {
    guard let name = word() else { throw problem(.name) }
    return name
  }

  private mutating func word() -> String? {
    guard let first = next, first == "_" || first.isLetter else { return nil }
    let start = position
    while position < text.count, text[position].isWordPart { position += 1 }
    return String(text[start..<position])
  }

  // MARK: Characters

  /// The next character that is not a blank; the position is at it afterwards.
  private var next: Character? {
    mutating get {
      while position < text.count, text[position].isWhitespace { position += 1 }
      return position < text.count ? text[position] : nil
    }
  }

  /// The position of the next character that is not a blank.
  private mutating func start() -> Int {
    _ = next
    return position
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private func checkSuperview(of item: ModelObject) throws(VisualFormatError) {
    if item.layoutSuperview == nil { throw problem(.noSuperview) }
  }

  private func problem(
    _ reason: VisualFormatError.Reason, at place: Int? = nil
  ) -> VisualFormatError {
    VisualFormatError(reason: reason, format: String(text), position: place ?? position)
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
  fileprivate var isWordPart: Bool { self == "_" || isLetter || isNumber }
}

extension ModelObject {
  /// The view that `|` refers to beside an item: a view's superview, a guide's view.
  final var layoutSuperview: UIView? {
    self is UIView ? layoutView?.superview : layoutView
  }
}
