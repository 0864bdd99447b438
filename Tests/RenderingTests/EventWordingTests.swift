import EventVocabulary
import Foundation
import Records
import Rendering
import Testing
import Wording

/// The wordings of events: every fact in both languages.
@Suite struct EventWordingTests {
  private static let pad = ObjectName("pad", className: "UIView")
  private static let tap = ObjectName("away", className: "UITapGestureRecognizer")
  private static let other = ObjectName("slide", className: "UIPanGestureRecognizer")
  private static let point = CGPoint(x: 10, y: 20)
  private static let place = EventPlace(point: point, origin: nil)

  private static let causes: [GestureReason<ObjectName>] = [
    .subclass, .taps(1, of: 2, moved: 3), .moved(10, of: 10), .movedTooFar(50, allowed: 45),
    .stayed(0.5), .liftedEarly(0.2, of: 0.5), .tookTooLong(allowed: 0.75),
    .noFurtherTap(within: 0.35), .fingers(2, of: 1), .lifted, .movedTooLittle(8, of: 10),
    .fewerFingers, .otherDirection,
    .notAtEdge, .spread(20, of: 8), .turned(0.1), .goesOn, .refusedByView(pad), .refusedByDelegate,
    .refusedByOwnView(pad, isDelegate: true), .refusedByOwnView(pad, isDelegate: false),
    .prevented(by: other), .requirementRecognized(other), .requirementsFailed, .disabled,
    .touchesCancelled, .nothingToScroll, .scrollingOff, .delayOff, .stoppedScrolling,
  ]

  private static let conclusions: [EventConclusion] = [
    .tookTouch(view: pad, recognizer: tap), .keptTouch(view: pad, recognizer: tap, heldBy: tap),
    .keptTouch(view: pad, recognizer: tap, heldBy: pad),
    .keptTouch(view: pad, recognizer: tap, heldBy: nil), .strayHit(view: pad),
    .stopsTracking(control: pad, .disabled), .hitInsideControl(view: pad, control: tap),
    .tracksOn(control: pad),
    .stillWaits(recognizer: tap, for: other), .stillHeld(view: pad, by: tap, isEnd: true),
    .stillHeld(view: pad, by: tap, isEnd: false), .unhandled(view: pad), .disabled(control: pad),
    .unheard(control: pad, event: "touchUpInside"), .liftedOutside(control: pad, far),
    .liftedNear(control: pad, near), .missed(view: pad, hit: other), .missed(view: pad, hit: nil),
    .nobodyActs(selector: "save:", from: pad, controller: pad),
    .nobodyActs(selector: "save:", from: nil, controller: pad),
    .targetGone(selector: "save:", from: pad), .scrolledWith(view: pad, scrollView: other),
    .keptByDelay(view: pad, recognizer: tap, scrollView: other),
    .notPassedOn(by: pad, isLine: true),
    .notPassedOn(by: pad, isLine: false), .scrolledAway(view: pad, scrollView: other),
    .stillDelayed(view: pad, scrollView: other), .severalScrollToTop([pad, other]),
    .unhandledMessage("motionEnded", first: pad, isWindow: false),
    .unhandledMessage("motionEnded", first: pad, isWindow: true),
    .sentByHand("touchesBegan", to: pad, by: other),
    .notTracked(control: pad), .refusesTracking(control: pad), .besideKnob(slider: pad),
    .remoteUnasked,
  ]

  private static let far = LiftOutside(distance: 98, allowed: 70)
  private static let near = LiftOutside(distance: 38, allowed: 70)

  private static let rows: [TouchedRow] = [false, true].map {
    TouchedRow(
      row: ObjectName($0 ? "grid item 2" : "feed row 2", className: "UITableViewCell"),
      owner: ObjectName($0 ? "grid" : "feed", className: "UITableView"), isItem: $0)
  }

  private static let losses: [RowLoss] =
    RowHearing.allCases.map {
      .taken(TakingRecognizer(recognizer: tap, view: pad, cause: .lifted, heardAt: nil), $0)
    } + [
      .handledInside(by: pad)
    ] + refusals.map { .refused($0) }

  private static let refusals: [RowRefusal] = [
    .selectionOff, .noDataSource, .noRow, .refusedHighlight, .refusedSelection, .liftedElsewhere,
  ]

  /// All reasons about a row.
  private static let rowReasons: [EventReason] = rows.flatMap { row in
    losses.map { .rowNotChosen(row, $0) }
      + RowListener.allCases.map { .rowChosen(row, isTakenBack: false, $0) }
      + [.rowChosen(row, isTakenBack: true, .delegate)]
  }

  private static let rowConclusions: [EventConclusion] = rows.flatMap { row in
    losses.map { .rowNotChosen(row, $0) }
  }

  private static let problems: [ActingProblem] = [
    .offScreen(point, screen: CGSize(width: 390, height: 844)),
    .leavesScreen(point, screen: CGSize(width: 390, height: 844)),
    .fingerNotDown(2, down: [1]), .fingerNotDown(2, down: []), .fingerIsDown(1), .fingerTwice(1),
    .fingerOutOfRange("0", most: 10), .noFingerLeft(most: 10),
    .countOutOfRange("0", least: 1, most: 100), .timeOutOfRange("-1", least: 0, most: 3600),
    .factorOutOfRange("0", least: 0.05, most: 20), .angleOutOfRange("9999deg", most: 3600),
    .noRoom(pad), .noRoom(nil), .keyIsDown("a"), .keyNotDown("a"), .notAKey("xx", words: ["tab"]),
    .unknownGesture("pen", suggestions: []), .unknownGesture("pen", suggestions: ["pan"]),
    .unknownControlEvent("x", suggestions: []), .unknownControlEvent("x", suggestions: ["y"]),
    .requiresItself("a"), .requiresInCircle("a", "b"), .notASelector("a b"),
    .recognizerNeedsTarget("away"), .hasNoTargets(pad), .noSuchTarget("x", suggestions: []),
    .noSuchTarget("x", suggestions: ["y"]), .appIsAway(.isAway), .appIsAway(.isNotRunning),
  ]

  private static let acts: [EventAct] = [
    .tap(place, times: 1, fingers: 1), .tap(place, times: 2, fingers: 2),
    .longPress(place, seconds: 0.6), .drag(from: place, to: point, seconds: 0.3, moves: 18),
    .swipe(.left, from: point, to: point), .swipe(.right, from: point, to: point),
    .swipe(.up, from: point, to: point), .swipe(.down, from: point, to: point),
    .pinch(place, factor: 2), .pinch(place, factor: 0.5), .rotation(place, angle: 1),
    .fingers([
      FingerChange(1, .down(point)), FingerChange(2, .move(point)),
      FingerChange(3, .up), FingerChange(4, .cancel),
    ]),
    .wait(1), .shake, .remoteControl(.play), .key("a", isDown: true), .key("a", isDown: false),
    .layout(of: nil, marked: []), .layout(of: pad, marked: [pad]), .frames(1),
  ]

  private static let others: [Bilingual] =
    IgnoredReason.allCases.map(\.wording) + TouchRefusal.allCases.map(\.wording)
    + [
      WithheldReason<ObjectName>.notMultipleTouch, .exclusiveTouch(pad),
      .recognized(tap, heldBy: nil),
      .recognized(tap, heldBy: tap), .recognized(tap, heldBy: pad), .leftWindow, .scrollView(pad),
      .stopsScrolling(pad),
    ].map { $0.wording(of: 2) }
    + [TrackingEnd<ObjectName>.disabled, .notInteractive, .touchLost(by: pad)].map(\.wording)
    + [CancelReason<ObjectName>.recognized(tap), .leftWindow, .system].map(\.wording)
    + [ScrollStep.began, .ended(decelerates: true), .ended(decelerates: false), .stopped]
    .map(\.wording)
    + [EventInput.fingers([]), .motion(isEnd: true), .remoteControl, .key("a", isDown: true)]
    .map(\.wording)

  @Test("Every cause, end, problem and act is said in both languages")
  func isSaid() {
    let words =
      Self.causes.map(\.wording) + Self.conclusions.map(\.wording) + Self.problems.map(\.wording)
      + Self.acts.map(\.wording) + Self.others + Self.rowConclusions.map(\.wording)
      + Self.rowReasons.map { EventFinding(Self.pad, at: 0.05, $0).wording }
      + Self.refusals.map { RowStep.notChosen($0).wording(of: Self.pad) }
    for words in words {
      #expect(!words.en.isEmpty)
      #expect(!words.en.unicodeScalars.contains { isChinese($0) }, "\(words.en)")
      #expect(words.zh.unicodeScalars.contains { isChinese($0) }, "\(words.zh)")
      #expect(!words.en.contains("!"), "\(words.en)")
    }
  }

  @Test("No two problems are worded alike")
  func problemsDiffer() {
    let words = Self.problems.map(\.wording.en)
    #expect(Set(words).count == words.count)
  }

  @Test("No two reasons for a row are worded alike")
  func rowsDiffer() {
    let words = Self.rowReasons.map { EventFinding(Self.pad, at: 0.05, $0).wording }
    #expect(Set(words.map(\.en)).count == words.count)
    #expect(Set(words.map(\.zh)).count == words.count)
  }

  @Test("A conclusion about what cannot be typed offers no line")
  func namesNobody() {
    let nameless = ObjectName("UIPanGestureRecognizer", className: "UIPanGestureRecognizer")
    let conclusion = EventConclusion.tookTouch(view: Self.pad, recognizer: nameless)
    #expect(conclusion.line == nil && !conclusion.wording.en.contains("`"))
    let typed = ObjectName("root gesture 1", className: "UIPanGestureRecognizer")
    #expect(
      EventConclusion.tookTouch(view: Self.pad, recognizer: typed).wording.en
        .hasSuffix("`set root gesture 1.cancelsTouchesInView false`"))
  }

  @Test("A conclusion ends with the line to type, or says why there is none")
  func conclusionsHelp() {
    for conclusion in Self.conclusions {
      switch conclusion {
      // The advice is not a line: put the finger elsewhere, keep an object, or change code.
      case .liftedOutside, .liftedNear, .besideKnob, .targetGone, .strayHit, .stopsTracking:
        continue
      default: break
      }
      #expect(conclusion.wording.en.contains("`"), "\(conclusion.wording.en)")
    }
  }

  private func isChinese(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }
}
