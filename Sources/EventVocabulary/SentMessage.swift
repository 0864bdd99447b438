/// A message that events send, and the code that handled it.
public struct SentMessage<Object> {
  /// The message, by UIKit's name without labels.
  public let name: String
  /// The receiver.
  public let receiver: Object
  /// Whether the receiver is a recognizer.
  public let isForRecognizer: Bool
  /// The code that handled it.
  public var answerer: MessageAnswerer
  /// Whether a handler forwarded it, by `super` or itself.
  public var passesOn: Bool
  /// The UIKit class whose code does not forward touches; nil for one that does.
  public let keeper: TouchKeeper?
  /// The state of a recognizer when it received the message; nil for every other receiver.
  public let stateBefore: GestureState?

  /// Creates a sent message.
  public init(
    name: String, receiver: Object, isForRecognizer: Bool, answerer: MessageAnswerer,
    passesOn: Bool, keeper: TouchKeeper? = nil, stateBefore: GestureState? = nil
  ) {
    self.name = name
    self.receiver = receiver
    self.isForRecognizer = isForRecognizer
    self.answerer = answerer
    self.passesOn = passesOn
    self.keeper = keeper
    self.stateBefore = stateBefore
  }

  /// Whether the app's own code handled it.
  public var isHandled: Bool { answerer.isOwnCode }

  /// The same message with its receiver converted.
  public func map<Other>(_ name: (Object) -> Other) -> SentMessage<Other> {
    SentMessage<Other>(
      name: self.name, receiver: name(receiver), isForRecognizer: isForRecognizer,
      answerer: answerer, passesOn: passesOn, keeper: keeper, stateBefore: stateBefore)
  }
}

extension SentMessage: Sendable where Object: Sendable {}
extension SentMessage: Encodable where Object: Encodable {}
extension SentMessage: Decodable where Object: Decodable {}
extension SentMessage: Equatable where Object: Equatable {}
extension SentMessage: Hashable where Object: Hashable {}

/// The code that handled a message.
public enum MessageAnswerer: Codable, Sendable, Hashable {
  /// A line of `on`.
  case on(line: String)
  /// An override in a script.
  case script(ScriptPlace)
  /// Code of UIKit's own that does not forward (RC-17).
  case native
  /// The default, which forwards to the next responder (RC-13).
  case forwarded
  /// The default, without a next responder: the event is dropped.
  case end
  /// None: a script was stopped meanwhile.
  case stopped

  /// Whether it is the app's own code.
  fileprivate var isOwnCode: Bool {
    switch self {
    case .on, .script: true
    case .native, .forwarded, .end, .stopped: false
    }
  }

  /// The location of the code that handled it; empty for code of UIKit's own.
  var code: String {
    switch self {
    case .on(let line): line
    case .script(let place): place.className
    case .native, .forwarded, .end, .stopped: ""
    }
  }

  /// The handler as one word, for programs.
  var plain: EventText {
    switch self {
    case .on(let line): "\"\(line)\""
    case .script(let place): "\(place.className):\(place.line)"
    case .native: "uikit"
    case .forwarded: "default"
    case .end: "nobody"
    case .stopped: "stopped"
    }
  }
}

/// An override in a script: its class and the line where it begins.
public struct ScriptPlace: Hashable, Codable, Sendable {
  /// The class, as the script spells it.
  public let className: String
  /// The file, as it was named; empty at the prompt.
  public let file: String
  /// The line of `func`, from 1.
  public let line: Int

  /// Creates an override of a class that begins at a line of a file.
  public init(className: String, file: String, line: Int) {
    self.className = className
    self.file = file
    self.line = line
  }
}

/// A UIKit class whose code does not forward touches.
public enum TouchKeeper: String, Codable, Sendable, CaseIterable {
  /// Tracks them (RC-17).
  case control
  /// A control that is disabled: ignores them (CT-4).
  case disabledControl
  /// Scrolls by them (RC-16).
  case scrollView
}

/// The object that answers in place of a delegate's default.
public enum AskedDelegate<Object> {
  /// A line of `on`.
  case line(String)
  /// An object of a script.
  case delegate(Object)
  /// The data source that a command gave a table: it only logs.
  case ownSource

  /// The same with its subject converted.
  public func map<Other>(_ name: (Object) -> Other) -> AskedDelegate<Other> {
    switch self {
    case .line(let line): .line(line)
    case .delegate(let object): .delegate(name(object))
    case .ownSource: .ownSource
    }
  }
}

extension AskedDelegate: Sendable where Object: Sendable {}
extension AskedDelegate: Encodable where Object: Encodable {}
extension AskedDelegate: Decodable where Object: Decodable {}
extension AskedDelegate: Equatable where Object: Equatable {}
extension AskedDelegate: Hashable where Object: Hashable {}

extension AskedDelegate where Object: EventSubject {
  /// The answerer as one word, for programs.
  var plain: EventText {
    switch self {
    case .line(let line): "\"\(line)\""
    case .delegate(let object): "\(object.text)"
    case .ownSource: "own-source"
    }
  }
}

extension SentMessage where Object: EventSubject {
  var facts: EventFacts<Object> {
    EventFacts(
      .message, [receiver],
      [
        EventField("message", "\(name)"), EventField("to", "\(receiver.text)"),
        EventField("by", answerer.plain),
      ] + (passesOn ? [EventField("passes-on", "true")] : []),
      like: [receiver.text, name], words: [name, receiver.className, answerer.code],
      isMove: name == "touchesMoved", isOutline: isHandled || !isForRecognizer,
      log: isHandled ? ["\(receiver.text) \(name)\(passesOn ? " super" : "")"] : [], marks: marks)
  }

  private var marks: [TimelineMark<Object>] {
    guard isForRecognizer else {
      let isTold = answerer != .forwarded && answerer != .end
      return isTold ? [TimelineMark(.message(name), .responder(receiver))] : []
    }
    guard name == "touchesBegan", !receiver.isDelayOfScrollView else { return [] }
    return [
      TimelineMark(.state(stateBefore ?? .possible), .recognizer(receiver), isOfAttempt: true)
    ]
  }
}
