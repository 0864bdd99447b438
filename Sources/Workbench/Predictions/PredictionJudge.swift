import Foundation
import Machine
import Records
import Scenes
import UIKitModel

/// Finds the answer to a question and compares a guess with it.
struct PredictionJudge {
  private let reading: PredictionReading
  private let guess: Prediction.Value?
  private let session: Session
  private var scene: Scene { session.scene }

  init(_ reading: PredictionReading, _ guess: Prediction.Value?, in session: Session) {
    self.reading = reading
    self.guess = guess
    self.session = session
  }

  /// The prediction; throws the reason if the code that was asked stopped.
  func judge() throws -> Prediction {
    switch reading.subject {
    case .hit(let point): try judgeHit(at: point)
    case .order(let point): try judgeOrder(at: point)
    case .inside(let view, let point): try judgeInside(view, at: point)
    case .chain(let responder): judgeChain(from: responder)
    case .events(let line): try judgeEvents(line)
    }
  }

  private func prediction(
    _ truth: Prediction.Value, _ evidence: Prediction.Evidence, isRight: Bool? = nil,
    reason: () -> PredictionReason?
  ) -> Prediction {
    let isRight = isRight ?? (guess == truth)
    return Prediction(
      question: reading.question, guess: guess, truth: truth, isRight: isRight,
      reason: guess == nil || isRight ? nil : reason(), evidence: evidence)
  }

  // MARK: Hit tests

  /// The recorded hit test, which becomes the last trace.
  private func hitTest(at point: CGPoint) throws -> (HitTestQuestion, HitTestTrace) {
    let question = HitTestQuestion(scene, at: point)
    if let problem = question.stopped() {
      if case .stopped(let stop, let trace?) = problem {
        session.keep(trace.stopped(by: stop))
      }
      throw problem
    }
    let trace = question.trace(origin: nil)
    session.keep(trace)
    session.keepHit(at: point, question.result)
    return (question, trace)
  }

  private func judgeHit(at point: CGPoint) throws -> Prediction {
    let (question, trace) = try hitTest(at: point)
    return prediction(.view(trace.result?.text), .trace(trace)) {
      guard case .view(let guessed)? = guess else { return nil }
      let finder = PredictionReasonFinder(question)
      guard let guessed else { return trace.result.map { .answers($0) } }
      return finder.reason(forNotHitting: guessed)
    }
  }

  private func judgeOrder(at point: CGPoint) throws -> Prediction {
    let (question, trace) = try hitTest(at: point)
    let truth = trace.steps.map(\.view.text)
    return prediction(.names(truth), .trace(trace)) {
      guard case .names(let guessed)? = guess else { return nil }
      return PredictionReasonFinder(question).reason(forOrder: guessed)
    }
  }

  // MARK: Others

  private func judgeInside(_ view: UIView, at point: CGPoint) throws -> Prediction {
    let conversion = try scene.conversionRecord(of: point, from: nil, to: view)
    let collector = PlainLineRecorder()
    let machine = scene.engineIfMade?.machine
    machine?.recorder = collector
    let answer = Door.pointInside(view, conversion.result, with: nil)
    machine?.recorder = nil
    if let engine = scene.engineIfMade, let failure = engine.machine.failure {
      throw Problem.stopped(engine.report(failure), trace: nil)
    }
    let method = view.methodTable.method(for: .pointInside)
    let check = InsideCheck(
      bounds: view.bounds, answer: answer, answeredBy: method?.overrideLine,
      script: method?.scriptPlace)
    return prediction(
      .isInside(answer),
      .inside(InsideReading(conversion: conversion, check: check, lines: collector.lines))
    ) { nil }
  }

  /// Performs the act in question, and compares the log with the guess.
  private func judgeEvents(_ line: String) throws -> Prediction {
    let mark = scene.recorder.mark
    let evidence = try session.evidence(ofActing: line)
    let truth = scene.recorder.steps.dropFirst(mark).flatMap(\.logLines)
    guard case .lines(let guessed)? = guess else {
      return prediction(.lines(LogLines.collapsed(truth)), evidence) { nil }
    }
    // Many learners leave out the line that a recognizer has failed.
    let withoutFailures = truth.filter { !$0.hasSuffix(" failed") }
    let isWhole = guessed == truth || guessed == withoutFailures && !guessed.isEmpty
    let (short, shortGuess) = (LogLines.collapsed(truth), LogLines.collapsed(guessed))
    return prediction(
      .lines(short), evidence, isRight: isWhole || shortGuess == guessed && short == guessed
    ) {
      let place = zip(shortGuess, short).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let index = place ?? min(shortGuess.count, short.count)
      return .logDiffers(
        at: index + 1, guessed: shortGuess.dropFirst(index).first,
        real: short.dropFirst(index).first)
    }
  }

  private func judgeChain(from start: UIResponder) -> Prediction {
    let chain = scene.chain(from: start)
    let truth = chain.links.map(\.responder.text)
    var guessed: [String] = []
    if case .names(let names)? = guess { guessed = names }
    // A device has the window's scene there, even if this chain is shown without it (RC-5).
    if !truth.contains("scene"), let place = guessed.firstIndex(of: "scene"),
      place > 0, guessed[place - 1] == scene.objectName(scene.window).text
    {
      guessed.remove(at: place)
    }
    // Whether an object belongs to its own chain is a matter of taste.
    let isWithoutFirst = guessed.first != truth.first
    let whole = isWithoutFirst ? truth.prefix(1) + guessed : guessed
    return prediction(
      .names(truth), .chain(chain), isRight: guess == nil ? false : whole == truth
    ) {
      let place = zip(whole, truth).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let index = place ?? min(whole.count, truth.count)
      guard index > 0 else { return nil }
      let before = chain.links[index - 1].responder
      guard index < truth.count else { return .chainEnds(before) }
      let link = chain.links[index]
      return link.reason.map { .follows(before, next: link.responder, $0) }
    }
  }
}

/// Records the lines of scripts that run, up to the number that is read.
private final class PlainLineRecorder: LineRecorder {
  private static let most = 2_000
  private(set) var lines: [ScriptLine] = []

  var isFull: Bool { lines.count >= Self.most }

  func record(_ line: ScriptLine) {
    if !isFull { lines.append(line) }
  }
}
