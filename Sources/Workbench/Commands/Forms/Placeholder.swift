import TypedText

/// A word of a usage line that stands for something: `POINT`, `NAME`, `N`.
nonisolated package enum Placeholder: Hashable, Sendable {
  /// An object by its name.
  case name
  /// A name that is about to be given.
  case newName
  case view, parent, sibling
  case recognizer
  case control
  case controller
  /// A place, which may be followed by `in VIEW`.
  case point
  /// A number, by the letters that the usage has for it.
  case number(String)
  /// A number above 0.
  case factor
  case seconds
  case angle
  /// A class that views or controllers can have.
  case className
  /// A class of the learner's own.
  case ownClass
  case gestureKind
  case event
  case state
  case message
  case selector
  /// A nib of the app's bundle.
  case nib
  /// A view of a nib, or its owner.
  case nibView
  /// A property of a nib's owner, or of one of its views as `VIEW.KEY`.
  case outlet
  /// A property with the object that has it.
  case path
  /// `NAME.class`.
  case classPath
  /// A property of what is being made.
  case property
  case value
  /// A key of a keyboard.
  case key
  case command
  /// A whole line of acting.
  case actingLine
  case rule
  /// A colour by its name, or by hexadecimal digits.
  case color
  case file
  /// The address of something: `notes://list/7`.
  case url
  case type
  case text
  /// Any words: a line or an expression of Swift, or something to look for.
  case line, expression, word
  /// Something that a target above knows.
  case guest(String)

  /// The word as the usage shows it.
  package var shown: String {
    switch self {
    case .name, .newName: "NAME"
    case .view: "VIEW"
    case .parent: "PARENT"
    case .sibling: "SIBLING"
    case .recognizer: "RECOGNIZER"
    case .control: "CONTROL"
    case .controller: "CONTROLLER"
    case .point: "POINT"
    case .number(let letters): letters
    case .factor: "FACTOR"
    case .seconds: "S"
    case .angle: "ANGLE"
    case .className, .ownClass: "CLASS"
    case .gestureKind: "KIND"
    case .event: "EVENT"
    case .state: "STATE"
    case .message: "MESSAGE"
    case .selector: "SELECTOR"
    case .nib: "NIB"
    case .nibView: "VIEW"
    case .outlet: "OUTLET"
    case .path: "NAME.PATH"
    case .classPath: "NAME.class"
    case .property, .key: "KEY"
    case .value: "VALUE"
    case .command, .actingLine: "COMMAND"
    case .rule: "RULE"
    case .color: "COLOR"
    case .file: "FILE"
    case .url: "URL"
    case .type: "TYPE"
    case .text: "TEXT"
    case .line: "LINE"
    case .expression: "EXPRESSION"
    case .word: "WORD"
    case .guest(let word): word
    }
  }

  /// Whether it stands for any words up to the end of the line.
  package var takesAnything: Bool {
    switch self {
    case .line, .expression, .word, .actingLine: true
    default: false
    }
  }

  /// What may follow it, without being shown.
  var continuation: UsagePattern.Node {
    guard self == .point else { return .nothing }
    return .optional(.sequence([.keyword("in"), .placeholder(.view)]))
  }

  /// How many of the tokens that were typed so far it may stand for.
  func lengths(typed tokens: ArraySlice<Token>) -> [Int] {
    switch self {
    case .value: return Array((1...min(8, tokens.count)).reversed())
    case .point:
      let numbers = tokens.prefix(2).prefix { Double($0.text) != nil }.count
      return numbers == 0 ? [1] : numbers == 2 ? [2] : []
    default: return [1]
    }
  }

  /// How many tokens of a whole line it may stand for.
  func lengths(inLine tokens: ArraySlice<Token>) -> [Int] {
    guard !tokens.isEmpty else { return [] }
    if takesAnything { return Array((1...tokens.count).reversed()) }
    switch self {
    case .value: return Array((1...min(8, tokens.count)).reversed())
    case .point: return tokens.count > 1 ? [2, 1] : [1]
    default: return [1]
    }
  }
}
