import TypedText

/// A placeholder of a usage line: `POINT`, `NAME`, `N`.
nonisolated package enum Placeholder: Hashable, Sendable {
  /// An object by its name.
  case name
  /// A name for a new object.
  case newName
  case view, parent, sibling
  case recognizer
  case control
  case controller
  /// A point, which may be followed by `in VIEW`.
  case point
  /// A number, with its letters in the usage.
  case number(String)
  /// A number above 0.
  case factor
  case seconds
  case angle
  /// A class of views or controllers.
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
  /// A property path that begins with its object.
  case path
  /// `NAME.class`.
  case classPath
  /// A property of the object that the line creates.
  case property
  case value
  /// A key of a keyboard.
  case key
  case command
  /// A whole acting line.
  case actingLine
  case rule
  /// A colour by its name, or in hexadecimal.
  case color
  case file, folder
  /// A scene of a storyboard, by its identifier or its class.
  case scene
  /// A URL: `notes://list/7`.
  case url
  case type
  case text
  /// Any words: a line or an expression of Swift, or words to search for.
  case line, expression, word
  /// A placeholder of a target above.
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
    case .scene: "SCENE"
    case .folder: "FOLDER"
    case .url: "URL"
    case .type: "TYPE"
    case .text: "TEXT"
    case .line: "LINE"
    case .expression: "EXPRESSION"
    case .word: "WORD"
    case .guest(let word): word
    }
  }

  /// Whether it matches any words up to the end of the line.
  package var takesAnything: Bool {
    switch self {
    case .line, .expression, .word, .actingLine: true
    default: false
    }
  }

  /// An optional continuation, which the usage does not show.
  var continuation: UsagePattern.Node {
    guard self == .point else { return .nothing }
    return .optional(.sequence([.keyword("in"), .placeholder(.view)]))
  }

  /// The possible numbers of tokens that it matches, of those typed so far.
  func lengths(typed tokens: ArraySlice<Token>) -> [Int] {
    switch self {
    case .value: return Array((1...min(8, tokens.count)).reversed())
    case .point:
      let numbers = tokens.prefix(2).prefix { Double($0.text) != nil }.count
      return numbers == 0 ? [1] : numbers == 2 ? [2] : []
    default: return [1]
    }
  }

  /// The possible numbers of tokens that it matches in a complete line.
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
