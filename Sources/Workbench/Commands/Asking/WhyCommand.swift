import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let why = Command(
    "why", .asking, .question,
    summary: Bilingual(
      en: "tells why a view does not get the touch", zh: "解释视图为什么收不到触摸"),
    text: Bilingual(
      en: """
        How many of the view's square points get the touch, and what keeps it from the rest: each \
        cause with its points, largest first, and a point to try. The largest is explained: the \
        first decision that shut the view out, with its numbers and its rule, and lines to type \
        that fix it; each was tried before it is offered. With `at POINT` this is said of one \
        point. A square point belongs to the view when its middle is inside the view's bounds.

        After a tap, a drag or another event why also says what the event did to the view or to \
        something in it, why a button did not fire, and why a table did not select the row; each \
        line that it offers then was tried, with the gesture repeated. Of a recognizer it says why it recognized or failed, in \
        numbers; before any event, which touches it would get. After a shake, a key or a remote \
        control it says who got it, and why NAME did not.

        `why NAME size` says which constraints decide where the view is and how large, as \
        `constraints NAME` does.

        `why CONTROLLER view` says how a controller comes by its view when it is first asked for \
        it: an override of loadView, or the nibs that are looked for, name by name (VC-3, VC-20, \
        VC-23), and what loading one did (VC-21).

        `why NAME alive` says who keeps an object from being released, each reference as an arrow \
        with the property or the capture that it is, and a cycle as one; with the name of a class \
        of yours it does so for all of its objects that live.

        Alone, why explains the last hit or event: who got it, and why nothing else that is drawn \
        there did; `why X Y` does so for a point of the screen. A view may be named by the text that \
        it shows, `why "Buy"`, by an expression of Swift, `why page.button`, and in a dump by its address.
        """,
      zh: """
        先说视图有多少个点能收到触摸，再按点数从多到少列出其余各点的原因，每个原因都附一个可以试的点。然后解释最大的\
        原因：把视图挡在外面的第一个判断，附数字、规则，以及可以直接输入的修正命令；每条命令都先试过才列出。加 at \
        POINT 则只解释那一个点。屏幕上 1×1 的方格，中心在视图 bounds 之内，就算视图的一个点。

        在 tap、drag 等事件之后，why 还会说明这次事件对视图或其内部做了什么、按钮为什么没有触发、表格为什么没有选中某行；\
        它列出的每条命令都先连同手势重做一遍试过。对手势识别器，它用数字\
        说明为什么识别成功或失败；还没有事件时，说明它会得到哪些触摸。在摇动、按键或遥控事件之后，说明事件发给了谁，\
        以及 NAME 为什么没有收到。

        `why NAME size` 说明哪些约束决定视图的位置和大小，与 `constraints NAME` 相同。

        `why CONTROLLER view` 说明控制器第一次被访问 view 时视图从哪里来：重写的 loadView，或依次按哪些名字查找 \
        nib（VC-3、VC-20、VC-23），以及加载它的过程（VC-21）。

        `why NAME alive` 说明谁让对象没有释放：每个引用画成一个箭头，写出是哪个属性或哪个捕获，循环也这样画出；\
        写自己的类名，则说明它所有仍存活的对象。

        单独一个 why 解释上一次 hit 或事件：谁收到了触摸，画在那里的其他视图为什么没有收到；`why X Y` 解释屏幕上的\
        一点。视图可以用它显示的文字指定（`why "Buy"`），也可以用 Swift 表达式（`why page.button`），转储里还可以用地址。
        """),
    examples: [
      "add image pic 0 0 200 200", "add button ok 20 30 60 40 in pic", "why ok",
      "why ok at 25 35", "hit 50 50", "why", "gesture tap dismiss on root", "why dismiss",
      "tap 50 500", "why dismiss", "shake", "why", "why ok alive",
      "why controller view",
    ]
  ) {
    Form(.living) { session, subject in
      switch subject {
      case .object(let object, let name): [.alive(session.scene.alive(object, asked: name))]
      case .instances(let className): [.alive(session.scene.alive(instancesOf: className))]
      }
    }
    Form(.loadedController) { session, controller in
      [.viewLoading(session.scene.viewLoading(of: controller))]
    }
    Form(.pointOfScreen) { session, point in
      [.touch(try TouchQuestion(session, at: point, isOutdated: false).record())]
    }
    Form(.askedView, .optional(.matter)) { session, view, matter in
      if case .size? = matter { return [.constraints(session.scene.constraints(of: view))] }
      if case .point(let point)? = matter {
        let screenPoint = try point.onScreen(in: session.scene)
        return [.why(try WhyQuestion(session, view).record(at: screenPoint))]
      }
      let event = try session.whyOfEvent(about: view).map { [Answer.eventWhy($0)] } ?? []
      return event + [.why(try WhyQuestion(session, view).record(at: nil))]
    }
    Form(.recognizer) { session, recognizer in try session.answers(about: recognizer) }
    Form { session in
      try session.whyOfLast() + session.scene.remarksOnBlackScreen.map { .remark($0) }
    }
  }
}

/// The aspect of a view in question, unless it is all of it.
private enum WhyMatter {
  case point(PointArgument)
  case size
}

/// The object or class whose lifetime is in question.
private enum Living {
  case object(AnyObject, name: String)
  case instances(of: String)
}

extension Reader where Value == Living {
  /// Reads an object, or a class of the learner's own, and `alive`.
  fileprivate static var living: Reader {
    Reader(
      .sequence([.placeholder(.name), .keyword("alive")]),
      begins: { $0.restAhead.hasSuffix(" alive") }
    ) { arguments in
      let subject = try arguments.living()
      _ = try arguments.oneOf(["alive"])
      return subject
    }
  }
}

extension Reader where Value == UIViewController {
  /// Reads a controller and `view`.
  fileprivate static var loadedController: Reader {
    Reader(
      .sequence([.placeholder(.controller), .keyword("view")]),
      begins: { $0.restAhead.hasSuffix(" view") && $0.objectAhead is UIViewController }
    ) { arguments in
      let controller = try arguments.controller()
      _ = try arguments.oneOf(["view"])
      return controller
    }
  }
}

extension Reader where Value == UIView {
  /// Reads a view; a text in a row, which does not receive touches itself, means the row, and a
  /// controller means its view.
  fileprivate static var askedView: Reader {
    Reader(.placeholder(.name)) { arguments in
      if let page = arguments.objectAhead as? UIViewController, let view = page.viewIfLoaded {
        _ = arguments.take()
        return view
      }
      let isText = arguments.next?.kind == .string
      let view = try arguments.view(Placeholder.name.shown)
      return isText ? view.rowItLiesIn ?? view : view
    }
  }
}

extension UIView {
  /// The cell of a table or a collection that gets the touches of a view that takes none; nil for a
  /// view that takes touches, or is not in a cell.
  fileprivate var rowItLiesIn: UIView? {
    let isDeaf = !isUserInteractionEnabled && (gestureRecognizers ?? []).isEmpty
    guard isDeaf else { return nil }
    return sequence(first: self) { $0.superview }
      .first { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }
}

extension Reader where Value == CGPoint {
  /// Reads the numbers of a point of the screen.
  fileprivate static var pointOfScreen: Reader {
    Reader(
      .placeholders("X", "Y"), begins: { $0.nextIsBracketOrNumber }
    ) { try $0.point() }
  }
}

extension Arguments {
  fileprivate mutating func living() throws -> Living {
    if let word = next?.text, objectAhead == nil, let engine = scene.engineIfMade {
      if let object = engine.object(inVariable: word) {
        _ = take()
        return .object(object, name: word)
      }
      if engine.scriptClass(named: word) != nil {
        _ = take()
        return .instances(of: word)
      }
    }
    let object = try object(Placeholder.name.shown)
    return .object(object, name: scene.objectName(object).text)
  }
}

extension Reader where Value == WhyMatter {
  /// Reads `at POINT`, or `size`.
  fileprivate static var matter: Reader {
    .either(
      .after("at", .point) { .point($0) }, Reader<Void>.keyword("size").map { .size }
    ).also(Reader<PointArgument>.point.map { .point($0) })
  }
}

extension Session {
  /// The explanation of the last hit or the last event.
  fileprivate func whyOfLast() throws -> [Answer] {
    if case .event(let trace)? = modes.lastTrace?.content, let stop = trace.stop,
      let point = trace.fingers.first?.point
    {
      throw Problem.lastHitStopped(stop, point: point)
    }
    let stories = scene.recorder.stories
    if let why = whyOfTravel() { return [.eventWhy(why)] }
    if modes.lastHit?.isEvent ?? !stories.isEmpty, !stories.isEmpty { return try whyOfEvent() }
    guard let last = modes.lastHit else {
      guard let trace = modes.lastTrace?.hitTest, let stop = trace.stop else {
        throw Problem.noLastQuestion
      }
      throw Problem.lastHitStopped(stop, point: trace.point)
    }
    let isOutdated = last.changes < history.changes
    return [.touch(try TouchQuestion(self, at: last.point, isOutdated: isOutdated).record())]
  }

  private var isEventOutdated: Bool {
    modes.lastHit.map { $0.isEvent && $0.changes < history.changes } ?? false
  }

  /// The explanation of the last event; if it missed the view that its line named, of the reason
  /// for that.
  private func whyOfEvent() throws -> [Answer] {
    let explainer = EventExplainer(scene)
    if let (view, point) = explainer.missed {
      return [.why(try WhyQuestion(self, view).record(at: point))]
    }
    let findings = explainer.findings()
    var answers: [Answer] = []
    if !findings.isEmpty {
      answers.append(
        .eventWhy(
          try CureTrial(self).tried(
            EventWhy(
              asked: nil, act: explainer.stories.act, findings: findings,
              isOutdated: isEventOutdated))))
    }
    guard let touch = explainer.stories.touches.first, explainer.stories.act?.place?.origin == nil
    else { return answers }
    let record = try TouchQuestion(self, at: touch.point, isOutdated: false).record()
    let isSame = record.result.map { $0.className == touch.view?.className } ?? false
    if answers.isEmpty || isSame && !record.others.isEmpty {
      answers.append(.touch(record))
    }
    return answers
  }

  /// The path of a shake, a key or a remote control event, as a whole or about one view; nil if
  /// that was not the last event, because a hit or a touch came after it.
  private func whyOfTravel(about view: UIView? = nil) -> EventWhy? {
    guard modes.lastHit == nil else { return nil }
    let explainer = EventExplainer(scene)
    let finding =
      if let view { explainer.travelFinding(about: view) } else { explainer.travelFinding() }
    return finding.map {
      EventWhy(
        asked: view.map(scene.objectName), act: explainer.stories.travel?.act, findings: [$0],
        isOutdated: false)
    }
  }

  /// The effect of the last event on a view; nil if the event did not concern it.
  fileprivate func whyOfEvent(about view: UIView) throws -> EventWhy? {
    let explainer = EventExplainer(scene)
    if let why = whyOfTravel(about: view) { return why }
    let findings = explainer.findings(about: view)
    guard !findings.isEmpty else { return nil }
    return try CureTrial(self).tried(
      EventWhy(
        asked: scene.objectName(view), act: explainer.stories.act, findings: findings,
        isOutdated: isEventOutdated))
  }

  /// The explanation of a recognizer; if the touch was in its view and did not reach it, the reason
  /// for that, instead of the line that asks for it.
  fileprivate func answers(about recognizer: UIGestureRecognizer) throws -> [Answer] {
    let why = try why(recognizer)
    guard let finding = why.findings.first, why.findings.count == 1,
      case .notOnTheWay(_, _, let point) = finding.reason, let view = recognizer.view
    else { return [.eventWhy(why)] }
    let record = try WhyQuestion(self, view).record(at: point)
    if case .outsideItself = record.cause { return [.eventWhy(why)] }
    let bare = EventFinding(finding.subject, at: finding.time, finding.reason)
    return [
      .eventWhy(
        EventWhy(asked: why.asked, act: why.act, findings: [bare], isOutdated: why.isOutdated)),
      .why(record),
    ]
  }

  /// The explanation of a recognizer's behaviour in the last event; before any event, of its
  /// purpose.
  fileprivate func why(_ recognizer: UIGestureRecognizer) throws -> EventWhy {
    let explainer = EventExplainer(scene)
    let name = explainer.name(recognizer)
    let finding = explainer.finding(of: recognizer)
    if let finding, finding.reason != .tooLate {
      return try CureTrial(self).tried(
        EventWhy(
          asked: name, act: explainer.stories.act,
          findings: [finding] + explainer.impatientOthers(than: recognizer),
          isOutdated: isEventOutdated))
    }
    let area = try recognizer.view.flatMap { try WhyQuestion(self, $0).record(at: nil).area }
    // For a recognizer that was attached after that event, its purpose is included.
    return try CureTrial(self).tried(
      EventWhy(
        asked: name, act: finding == nil ? nil : explainer.stories.act,
        findings: [finding, explainer.setUp(of: recognizer, area)].compactMap(\.self),
        isOutdated: false))
  }
}
