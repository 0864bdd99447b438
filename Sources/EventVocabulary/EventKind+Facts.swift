extension EventKind where Object: EventSubject {
  /// What is told of the kind in the same form as of every other.
  ///
  /// Grouping, `--plain`, the search of the stepper, `teach outline`, the log and the timeline read
  /// this, and no list of kinds besides.
  public var facts: EventFacts<Object> {
    switch self {
    case .queued(let input):
      EventFacts(
        .queued, [], [EventField("queued", input.plain)], rules: [input.rule], words: ["queue"],
        isOutline: false,
        marks: input.marks(of: Object.self))
    case .hitTest(let finger, _, let view, let asked):
      EventFacts(
        .hitTest, [view],
        [
          EventField("hit-test", name(view)), EventField("finger", "\(finger)"),
          EventField("asked", "\(asked)"),
        ], rules: ["PL-2"],
        like: [], words: ["hit test", "hitTest"], isOutline: false)
    case .ignored(let finger, let reason):
      EventFacts(
        .ignored, [],
        [EventField("ignored", "\(reason.rawValue)"), EventField("finger", "\(finger)")],
        rules: [reason.rule],
        like: ["\(finger)"],
        words: ["ignored"])
    case .sendEvent(let object):
      EventFacts(
        .sendEvent, [object], [EventField("send-event", name(object))], rules: ["PL-1"], like: [],
        words: ["sendEvent"],
        isOutline: false)
    case .message(let message): message.facts
    case .refusedTouch(let recognizer, let refusal):
      EventFacts(
        .refusedTouch, [recognizer],
        [EventField("recognizer", name(recognizer)), EventField("refused", "\(refusal.rawValue)")],
        rules: [refusal.rule],
        words: ["shouldReceive"])
    case .state(let recognizer, let old, let new, let reason):
      EventFacts(
        .state, [recognizer],
        [
          EventField("recognizer", name(recognizer)), EventField("from", "\(old.rawValue)"),
          EventField("to", "\(new.rawValue)"),
          EventField("because", reason.plain),
        ], rules: reason.rules,
        like: [recognizer.text, new.rawValue], words: [old.rawValue, new.rawValue],
        isOutline: new.isDecisive && !recognizer.isDelayOfScrollView,
        log: recognizer.isDelayOfScrollView ? [] : ["\(recognizer.text) \(new.rawValue)"],
        marks: recognizer.isDelayOfScrollView
          ? [] : [TimelineMark(.state(new), .recognizer(recognizer))])
    case .refusedState(let recognizer, let state):
      EventFacts(
        .refusedState, [recognizer],
        [
          EventField("recognizer", name(recognizer)),
          EventField("refused-state", "\(state.rawValue)"),
        ], rules: ["GR-11"],
        like: [recognizer.text, state.rawValue], words: [state.rawValue])
    case .waits(let recognizer, let other):
      EventFacts(
        .waits, [recognizer, other],
        [EventField("recognizer", name(recognizer)), EventField("waits-for", name(other))],
        rules: ["GR-36"],
        like: [recognizer.text], words: ["waits"], isOutline: false)
    case .gestureAction(let recognizer, let targets):
      EventFacts(
        .gestureAction, [recognizer],
        [EventField("recognizer", name(recognizer)), EventField("action-targets", "\(targets)")],
        rules: targets == 0 ? ["GR-15"] : [],
        words: ["action"],
        marks: targets > 0 || !recognizer.isPanOrPinchOfScrollView
          ? [TimelineMark(.action, .recognizer(recognizer))] : [])
    case .reset(let recognizer):
      EventFacts(
        .reset, [recognizer],
        [EventField("recognizer", name(recognizer)), EventField("reset", "true")], rules: ["GR-18"],
        words: ["reset"], isOutline: false)
    case .held(let finger, let view, let isEnd, let recognizer):
      EventFacts(
        .held, [view, recognizer],
        [
          EventField("held", isEnd ? "end" : "began"), EventField("finger", "\(finger)"),
          EventField("view", name(view)),
          EventField("by", name(recognizer)),
        ], rules: [isEnd ? "GR-43" : recognizer.isDelayOfScrollView ? "SC-2" : "GR-44"],
        like: ["\(finger)", "\(isEnd)"], isOutline: false)
    case .released(let finger, let view):
      EventFacts(
        .released, [view], [EventField("released", "\(finger)"), EventField("view", name(view))],
        like: ["\(finger)"],
        words: ["touchesCancelled"], isOutline: false)
    case .withheld(let finger, let view, let reason):
      EventFacts(
        .withheld, [view],
        [
          EventField("withheld", "\(finger)"), EventField("view", name(view)),
          EventField("because", reason.plain),
        ], rules: reason.rules,
        like: ["\(finger)"], words: ["touchesCancelled"])
    case .stopsTracking(let control, let reason):
      EventFacts(
        .stopsTracking, [control],
        [EventField("stops-tracking", name(control)), EventField("because", reason.plain)],
        rules: [reason.rule],
        words: ["cancelTracking"])
    case .cancels(_, let view, let reason):
      EventFacts(
        .cancels, [view], [EventField("cancels", name(view)), EventField("because", reason.plain)],
        rules: [reason.rule],
        like: [],
        words: ["touchesCancelled"])
    case .controlEvents(let control, let events, let isHeard, let outside):
      EventFacts(
        .controlEvents, [control],
        [
          EventField("control", name(control)),
          EventField("events", "\(events.joined(separator: ","))"),
          EventField("heard", "\(isHeard)"),
        ] + (outside.map { [EventField("outside", "\(($0 * 10).rounded() / 10)")] } ?? []),
        rules: outside == nil ? [] : ["CT-15"],
        like: [control.text] + events, words: events, isDetail: !isHeard, isOutline: isHeard,
        log: isHeard ? events.map { "\(control.text) \($0)" } : [],
        marks: isHeard ? events.map { TimelineMark(.event($0), .responder(control)) } : [])
    case .asked(let object, let message, let delegate, let answer):
      EventFacts(
        .asked, [object],
        [
          EventField("asks", "\(message)"), EventField("of", name(object)),
          EventField("by", delegate.plain),
          EventField("answer", "\(answer.map { "\($0)" } ?? "none")"),
        ],
        like: [object.text, message, answer.map { "\($0)" } ?? ""], words: [message],
        isOutline: answer == false || message.hasPrefix("did"), log: ["\(object.text) \(message)"])
    case .action(let selector, let sender, let target):
      EventFacts(
        .action, [sender, target],
        [
          EventField("action", "\(selector)"), EventField("from", name(sender)),
          EventField("to", name(target)),
        ], rules: [target == nil ? "TA-6" : "TA-1"],
        like: [sender?.text ?? "", selector], words: [selector, "action"],
        log: ["\(sender?.text ?? "nil") sends \(selector) to \(target?.text ?? "nil")"],
        marks: target.map { [TimelineMark(.acts(selector), .responder($0))] } ?? [])
    case .line(let line, let owner):
      EventFacts(
        .line, [owner], [EventField("line", "\"\(line ?? "")\""), EventField("of", name(owner))],
        words: [line ?? "", "action"])
    case .closure(let control):
      EventFacts(
        .closure, [control], [EventField("closure-of", name(control))],
        words: ["action", "closure"])
    case .targetGone(let selector, let owner):
      EventFacts(
        .targetGone, [owner],
        [EventField("target-gone", "\(selector)"), EventField("of", name(owner))], rules: ["CT-21"],
        like: [owner.text, selector], words: ["action", selector])
    case .firstResponder(let responder):
      EventFacts(
        .firstResponder, [responder], [EventField("first-responder", name(responder))],
        rules: ["FR-3"], like: [],
        words: ["first responder"])
    case .inputViews(let shown): shown.facts
    case .keyCommand(let owner, let action):
      EventFacts(
        .keyCommand, [owner],
        [EventField("key-command-of", name(owner)), EventField("action", "\(action)")],
        rules: ["FR-5"],
        words: [action, "keyCommands"])
    case .offersUndo(let action):
      EventFacts(
        .offersUndo, [], [EventField("offers-undo", "\"\(action)\"")], rules: ["FR-12"],
        words: ["undo"])
    case .statusBar(let tap):
      EventFacts(
        .statusBar, tap.views, [EventField("status-bar", tap.plain)], rules: ["UT-28"],
        words: ["status bar"])
    case .ran(let call): call.facts(of: Object.self)
    case .animates(let views, let step):
      EventFacts(
        .animates, views,
        [EventField("animates", "\(views.map(\.text).joined(separator: ","))")] + step.fields,
        rules: step.rules,
        words: ["animation"])
    case .scrolled(let scrollView, let step):
      EventFacts(
        .scrolled, [scrollView],
        [EventField("scrolls", name(scrollView)), EventField("how", step.plain)],
        like: [scrollView.text, step.likeness], words: ["contentOffset"], isOutline: !step.isMove,
        marks: [TimelineMark(.scrolls(step), .responder(scrollView))])
    case .row(let cell, let owner, let step):
      EventFacts(
        .row, [cell, owner],
        [
          EventField("row", name(cell)), EventField("of", name(owner)),
          EventField("came-to", step.plain),
        ], words: ["row"])
    case .printed(let text):
      EventFacts(
        .printed, [], [EventField("prints", "\"\(text)\"")], words: [text], isDetail: true,
        log: ["print \"\(text.escaped)\""])
    }
  }

  private func name(_ object: Object?) -> EventText { "\(object?.text ?? "nil")" }
}

extension GestureState {
  /// Whether a recognizer that comes to it has won or is cut short, and not only failed or goes on.
  fileprivate var isDecisive: Bool { self != .failed && self != .changed && self != .possible }
}

extension EventInput {
  fileprivate func marks<Object: EventSubject>(of _: Object.Type) -> [TimelineMark<Object>] {
    guard case .fingers(let changes) = self else { return [] }
    return changes.map { change in
      let mark: TimelineSign =
        switch change.kind {
        case .down: .down
        case .move: .moved
        case .up: .up
        case .cancel: .cancelled
        }
      return TimelineMark(mark, .finger(change.finger))
    }
  }
}

extension SentMessage where Object: EventSubject {
  fileprivate var facts: EventFacts<Object> {
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

extension ShownInput where Object: EventSubject {
  fileprivate var facts: EventFacts<Object> {
    let typing: EventText =
      switch input {
      case .keyboard?: "keyboard"
      case .view(let view)?: "\(view.text)"
      case nil: "none"
      }
    return EventFacts(
      .inputViews, [accessory],
      [EventField("input", typing), EventField("accessory", "\(accessory?.text ?? "none")")],
      rules: ["FR-5"], like: [],
      words: ["keyboard"])
  }
}

extension StatusBarTap where Object: EventSubject {
  fileprivate var plain: EventText {
    switch self {
    case .scrolls(let view): "scrolls:\(view.text)"
    case .isAtTop(let view): "is-at-top:\(view.text)"
    case .refused(let view): "refused:\(view.text)"
    case .several(let views): "several:\(views.map(\.text).joined(separator: ","))"
    case .nobody: "nobody"
    }
  }
}

extension DeferredCall {
  fileprivate func facts<Object: EventSubject>(of _: Object.Type) -> EventFacts<Object> {
    switch self {
    case .block(let seconds):
      EventFacts(
        .ran, [], [EventField("runs", "main-queue"), EventField("after", "\(seconds)")],
        rules: seconds == 0 ? ["PL-6"] : [], like: [],
        words: ["main", "queue"],
        log: ["main queue"])
    case .timer(let seconds, let repeats):
      EventFacts(
        .ran, [],
        [
          EventField("runs", "timer"), EventField("interval", "\(seconds)"),
          EventField("repeats", "\(repeats)"),
        ], like: [],
        words: ["timer"], log: ["timer"])
    case .notification(let name, let count):
      EventFacts(
        .ran, [],
        [
          EventField("runs", "notification"), EventField("name", "\(name)"),
          EventField("observers", "\(count)"),
        ], like: [],
        words: [name, "notification"], log: ["notification \(name)"])
    }
  }
}

extension AnimationStep {
  fileprivate var rules: [String] {
    switch self {
    case .begins(_, let refusesTouches): [refusesTouches ? "HT-21" : "HT-20"]
    case .ends: []
    }
  }

  fileprivate var fields: [EventField] {
    switch self {
    case .begins(let seconds, let refusesTouches):
      [
        EventField("for", seconds.map { .time($0) } ?? "ever"),
        EventField("refuses-touches", "\(refusesTouches)"),
      ]
    case .ends: [EventField("ends", "true")]
    }
  }
}

extension ScrollStep {
  /// What two steps have in common that are told as one.
  fileprivate var likeness: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended(let decelerates): decelerates ? "decelerates" : "ended"
    case .zoomed: "zoomed"
    case .stopped: "stopped"
    }
  }
}

extension String {
  /// As it can be written between quotation marks.
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
