import Records

// The parts of a fact as one word each, for `--plain`.

extension EventInput {
  var plain: String {
    switch self {
    case .fingers(let changes):
      changes.map { change in
        switch change.kind {
        case .down(let point): "\(change.finger):down:\(PlainRenderer.point(point))"
        case .move(let point): "\(change.finger):move:\(PlainRenderer.point(point))"
        case .up: "\(change.finger):up"
        case .cancel: "\(change.finger):cancel"
        }
      }.joined(separator: "&")
    case .motion(let isEnd): isEnd ? "shake-ends" : "shake-begins"
    case .remoteControl: "remote-control"
    case .statusBarTap: "status-bar-tap"
    case .key(let key, let isDown): "key-\(isDown ? "down" : "up"):\(key)"
    }
  }
}

extension SentMessage.Answerer {
  var plain: String {
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

extension ShownInput.Input {
  var plain: String {
    switch self {
    case .keyboard: "keyboard"
    case .view(let name): name.text
    }
  }
}

extension StatusBarRecord {
  var plain: String {
    switch self {
    case .scrolls(let name): "scrolls:\(name.text)"
    case .isAtTop(let name): "is-at-top:\(name.text)"
    case .refused(let name): "refused:\(name.text)"
    case .several(let names): "several:\(names.map(\.text).joined(separator: ","))"
    case .nobody: "nobody"
    }
  }
}

extension AskedDelegate {
  var plain: String {
    switch self {
    case .line(let line): "\"\(line)\""
    case .delegate(let name): name.text
    case .ownSource: "own-source"
    }
  }
}

extension WithheldCause {
  var plain: String {
    switch self {
    case .notMultipleTouch: "one-touch-at-a-time"
    case .exclusiveTouch(let name): "exclusive:\(name.text)"
    case .recognized(let name, let holder):
      "recognized:\(name.text)" + (holder.map { ",held-by:\($0.text)" } ?? "")
    case .leftWindow: "left-window"
    case .scrollView(let name): "scroll-view:\(name.text)"
    }
  }
}

extension TrackingEndCause {
  var plain: String {
    switch self {
    case .disabled: "disabled"
    case .notInteractive: "not-interactive"
    case .touchLost(let name): "touch-lost:\(name.text)"
    }
  }
}

extension CancelCause {
  var plain: String {
    switch self {
    case .recognized(let name): "recognized:\(name.text)"
    case .leftWindow: "left-window"
    case .system: "system"
    case .animation: "animation"
    }
  }
}

extension AnimationRecord {
  var plain: String {
    switch self {
    case .begins(let seconds, let refusesTouches):
      "for=\(seconds.map { EventRenderer.time($0) } ?? "ever") refuses-touches=\(refusesTouches)"
    case .ends: "ends=true"
    }
  }
}

extension ScrollRecord {
  var plain: String {
    switch self {
    case .began: "began"
    case .moved(let offset): "to:\(PlainRenderer.point(offset))"
    case .ended(let decelerates): decelerates ? "ended-decelerating" : "ended"
    case .zoomed(let scale): "zoomed:\(Numbers.text(scale))"
    case .stopped: "stopped"
    }
  }
}

extension GestureCause {
  var plain: String {
    switch self {
    case .subclass: "subclass"
    case .taps(let count, let of, let moved): "taps:\(count)/\(of),moved:\(Numbers.text(moved))"
    case .moved(let way, let of): "moved:\(Numbers.text(way))/\(Numbers.text(of))"
    case .movedTooFar(let way, let of): "moved-too-far:\(Numbers.text(way))/\(Numbers.text(of))"
    case .stayed(let seconds): "stayed:\(Numbers.text(seconds))"
    case .liftedEarly(let seconds, let of):
      "lifted-early:\(Numbers.text(seconds))/\(Numbers.text(of))"
    case .tookTooLong(let allowed): "took-too-long:\(Numbers.text(allowed))"
    case .noFurtherTap(let seconds): "no-further-tap:\(Numbers.text(seconds))"
    case .fingers(let count, let of): "fingers:\(count)/\(of)"
    case .lifted: "lifted"
    case .movedTooLittle(let way, let of):
      "moved-too-little:\(Numbers.text(way))/\(Numbers.text(of))"
    case .fewerFingers: "fewer-fingers"
    case .otherDirection: "other-direction"
    case .notAtEdge: "not-at-edge"
    case .spread(let way, let of): "spread:\(Numbers.text(way))/\(Numbers.text(of))"
    case .turned(let angle): "turned:\(Numbers.text(angle))"
    case .goesOn: "goes-on"
    case .refusedByView(let name): "refused-by-view:\(name.text)"
    case .refusedByOwnView(let name, let isDelegate):
      "refused-by-own-view:\(name.text)" + (isDelegate ? ",delegate" : "")
    case .refusedByScrollView(let name): "refused-by-scroll-view:\(name.text)"
    case .refusedByDelegate: "refused-by-delegate"
    case .prevented(let name): "prevented-by:\(name.text)"
    case .requirementRecognized(let name): "requirement-recognized:\(name.text)"
    case .requirementsFailed: "requirements-failed"
    case .disabled: "disabled"
    case .touchesCancelled: "touches-cancelled"
    case .nothingToScroll: "nothing-to-scroll"
    case .scrollingOff: "scrolling-off"
    }
  }
}
