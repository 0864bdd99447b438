import Foundation
import Records
import Scenes
import Workbench

/// Makes questions: generates a scene by a recipe, asks the program for the answer, and discards
/// questions that are ambiguous or empty.
package struct QuestionMaker {
  /// The distance from a point within which nothing may change, in points: learners must not have
  /// to count pixels.
  private static let margin: CGFloat = 4
  /// The number of drafts that are tried before a recipe is given up.
  private static let tries = 60

  private let practice: PracticeConfiguration

  package init(in practice: PracticeConfiguration) {
    self.practice = practice
  }

  /// A question of a recipe; nil if none of `tries` drafts is unambiguous.
  package func question(
    _ recipe: QuestionRecipe, _ random: inout SeededGenerator, level: Int
  ) -> MadeQuestion? {
    for _ in 0..<Self.tries {
      guard let draft = recipe.draft(&random, level) else { continue }
      if let made = made(draft, draft.scene?.lines ?? [], recipe, &random) { return made }
    }
    return nil
  }

  /// A question of a recipe that meets the definition of a level; nil if none of `tries` drafts
  /// does.
  package func question(
    _ recipe: QuestionRecipe, _ random: inout SeededGenerator, at level: InterviewLevel
  ) -> MadeQuestion? {
    for _ in 0..<Self.tries {
      guard let draft = recipe.draft(&random, level.reach) else { continue }
      var scene = draft.scene
      if scene?.views.isEmpty == false, draft.isFillable {
        scene?.fill(to: level, recipe.topic, at: draft.point, &random)
      }
      if let made = made(draft, scene?.lines ?? [], recipe, &random),
        made.question.demand.map({ level.includes($0) }) ?? true
      {
        return made
      }
    }
    return nil
  }

  private func made(
    _ draft: QuestionRecipe.Draft, _ scene: [String], _ recipe: QuestionRecipe,
    _ random: inout SeededGenerator
  ) -> MadeQuestion? {
    guard let session = stage(scene) else { return nil }
    let found: (InterviewQuestion.Task, InterviewTruth)? =
      switch draft.ask {
      case .predict(let line): predicted(line, session, scene)
      case .why(let view, let point): reasons(view, point, session, &random)
      case .number(let task): numbers(task, session)
      case .callbacks(let line, let names, let only):
        callbacks(line, names, only, session, &random)
      case .givesWay(let view): givesWay(view, session, &random)
      case .card(let card):
        choice(.card(rule: card.rule), card.answer.en, among: card.others.map(\.en), &random)
      }
    guard let (task, truth) = found else { return nil }
    let question = InterviewQuestion(
      kind: recipe.kind, topic: recipe.topic, seconds: recipe.seconds,
      points: recipe.kind.points, scene: scene, task: task,
      demand: demand(task, truth, recipe, draft, scene), rules: recipe.rules)
    return MadeQuestion(question: question, truth: truth, recipe: recipe.id)
  }

  /// The things that the question takes, counted in a scene of its own.
  private func demand(
    _ task: InterviewQuestion.Task, _ truth: InterviewTruth, _ recipe: QuestionRecipe,
    _ draft: QuestionRecipe.Draft, _ scene: [String]
  ) -> QuestionDemand {
    var demand = QuestionDemand()
    demand.lesson = recipe.topic.lesson
    demand.rules = recipe.rules.count
    demand.systems = SceneSystem.meeting(recipe.topic, in: scene).count
    demand.conversions = SceneSystem.moves(in: scene)
    demand.views =
      draft.scene?.views.isEmpty == false
      ? scene.count { $0.hasPrefix("add ") && !$0.hasPrefix("add window") } : 0
    if let point = draft.point, let session = stage(scene), let trace = trace(point, session) {
      demand.steps = trace.steps.count
      demand.conversions += trace.steps.map(\.depth).max().map { max(0, $0 - 1) } ?? 0
      demand.distractors = max(0, demand.views - trace.steps.count { $0.depth > 1 })
    } else {
      demand.steps = scene.count
      demand.distractors = max(0, demand.views - 2)
    }
    switch (task, truth) {
    case (.why(_, _, let options), _): demand.distractors += options.count - 1
    case (.choose(_, let options), _): demand.distractors += options.count - 1
    case (.number(let number), _): demand.conversions += number.conversions
    case (_, .predicted(.names(let names))) where draft.point == nil: demand.steps += names.count
    case (_, .predicted(.lines(let lines))): demand.steps += lines.count
    default: break
    }
    return demand
  }

  private func trace(_ point: CGPoint, _ session: Session) -> HitTestTrace? {
    answers("hit \(point.x) \(point.y)", session).lazy.compactMap { answer in
      if case .trace(let trace) = answer { trace } else { nil }
    }.first
  }

  /// A session with the scene; nil if one of its lines was refused.
  private func stage(_ scene: [String]) -> Session? {
    let session = Engine.session(in: practice)
    for line in scene where (try? Engine.run(line, of: .lesson, in: session)) == nil { return nil }
    return session
  }

  private func answers(_ line: String, _ session: Session) -> [Answer] {
    (try? Engine.run(line, of: .lesson, in: session)) ?? []
  }

  // MARK: Predictions

  private func predicted(
    _ line: String, _ session: Session, _ scene: [String]
  ) -> (InterviewQuestion.Task, InterviewTruth)? {
    guard let prediction = prediction(line, guess: "", session) else { return nil }
    switch prediction.question.kind {
    case .hit(let point), .order(let point):
      guard isClear(point, session) else { return nil }
    case .inside(let view, let point):
      for (dx, dy) in Self.around {
        let near = "inside \(view.text) at \(point.x + dx) \(point.y + dy)"
        guard let other = self.prediction(near, guess: "", session),
          other.truth == prediction.truth
        else { return nil }
      }
    case .chain, .events: break
    }
    if case .lines(let lines) = prediction.truth, !(0...4).contains(lines.count) { return nil }
    if case .names(let names) = prediction.truth, !(2...12).contains(names.count) { return nil }
    return (.predict(prediction.question), .predicted(prediction.truth))
  }

  private func prediction(_ line: String, guess: String, _ session: Session) -> Prediction? {
    _ = answers("predict \(line)", session)
    for case .prediction(.answered(let prediction)) in answers(guess, session) {
      return prediction
    }
    return nil
  }

  private static let around: [(CGFloat, CGFloat)] = [
    (-margin, 0), (margin, 0), (0, -margin), (0, margin),
  ]

  /// Whether the same views are asked everywhere near a point.
  private func isClear(_ point: CGPoint, _ session: Session) -> Bool {
    guard let here = asked(at: point, session) else { return false }
    return Self.around.allSatisfy { dx, dy in
      asked(at: CGPoint(x: point.x + dx, y: point.y + dy), session) == here
    }
  }

  /// The views that are asked, followed by the one that answers.
  private func asked(at point: CGPoint, _ session: Session) -> [String]? {
    trace(point, session).map { $0.steps.map(\.view.text) + [$0.result?.text ?? "nil"] }
  }

  // MARK: Reasons

  /// The real reason among others that are not true of the scene.
  private func reasons(
    _ view: String, _ point: CGPoint, _ session: Session, _ random: inout SeededGenerator
  ) -> (InterviewQuestion.Task, InterviewTruth)? {
    let line = "hit \(point.x) \(point.y)"
    guard isClear(point, session),
      let prediction = prediction(line, guess: view, session), !prediction.isRight,
      let real = prediction.reason
    else { return nil }
    var others = UntrueReasons(session.scene, view, point).beside(real)
    guard others.count >= 2 else { return nil }
    others.shuffle(using: &random)
    var reasons = [real] + others.prefix(3)
    reasons.shuffle(using: &random)
    guard let place = reasons.firstIndex(of: real) else { return nil }
    return (.why(view: view, point: point, reasons: reasons), .choice(place + 1))
  }

  // MARK: Choices

  /// One of the callbacks that a line causes, among others that come at another time or never.
  private func callbacks(
    _ line: String, _ names: [String], _ only: [String], _ session: Session,
    _ random: inout SeededGenerator
  ) -> (InterviewQuestion.Task, InterviewTruth)? {
    let recorder = CallbackRecorder(session.scene)
    defer { recorder.end() }
    guard (try? Engine.run(line, of: .lesson, in: session)) != nil else { return nil }
    let heard = recorder.lines(of: names, only: only)
    guard heard.count > 1, Set(heard).count == heard.count else { return nil }
    let place = random.whole(0...heard.count - 1)
    let before = place > 0 ? heard[place - 1] : nil
    let others = names.flatMap { name in only.map { "\(name) \($0)" } }
      .filter { $0 != heard[place] && $0 != before }
    return choice(
      .callback(line: line, after: before), heard[place], among: others, &random)
  }

  /// The constraint that is broken, among those that are satisfied.
  private func givesWay(
    _ view: String, _ session: Session, _ random: inout SeededGenerator
  ) -> (InterviewQuestion.Task, InterviewTruth)? {
    guard let constraints = session.scene.constraints(named: view) else { return nil }
    let missed = constraints.filter { !$0.holds }.map(\.text)
    let met = constraints.filter(\.holds).map(\.text)
    guard missed.count == 1, session.scene.brokenConstraints.isEmpty else { return nil }
    // The constraint that it conflicts with is always among the options: the one about the same
    // edge or size.
    let subject = missed[0].prefix { $0 != " " } + " "
    let rivals = met.filter { $0.hasPrefix(subject) }
    let others = rivals + met.filter { !$0.hasPrefix(subject) }.prefix(2)
    return choice(.givesWay(view: view), missed[0], among: others, &random)
  }

  private func choice(
    _ task: ChoiceTask, _ real: String, among others: [String],
    _ random: inout SeededGenerator
  ) -> (InterviewQuestion.Task, InterviewTruth)? {
    guard others.count >= 2 else { return nil }
    var others = others
    others.shuffle(using: &random)
    var options = [real] + others.prefix(3)
    options.shuffle(using: &random)
    guard let place = options.firstIndex(of: real) else { return nil }
    return (.choose(task, options: options), .choice(place + 1))
  }

  // MARK: Numbers

  private func numbers(
    _ task: NumberTask, _ session: Session
  ) -> (InterviewQuestion.Task, InterviewTruth)? {
    guard let numbers = answers(task.line, session).lazy.compactMap({ task.numbers(in: $0) }).first,
      numbers.allSatisfy({ $0 == ($0 * 2).rounded() / 2 && abs($0) < 2_000 })
    else { return nil }
    return (.number(task), .numbers(numbers))
  }
}

extension InterviewLevel {
  /// Whether a question meets the definition.
  fileprivate func includes(_ demand: QuestionDemand) -> Bool {
    (demand.views == 0 || views.contains(demand.views)) && systems.contains(demand.systems)
  }
}

extension QuestionRecipe.Draft {
  /// The point that is asked about; nil if there is none.
  fileprivate var point: CGPoint? {
    switch ask {
    case .why(_, let point): return point
    case .predict(let line):
      let words = line.split(separator: " ")
      guard ["hit", "order"].contains(words[0]), words.count == 3,
        let x = Double(words[1]), let y = Double(words[2])
      else { return nil }
      return CGPoint(x: x, y: y)
    case .number, .callbacks, .givesWay, .card: return nil
    }
  }

  /// Whether more views leave it the question that it is.
  fileprivate var isFillable: Bool {
    switch ask {
    case .predict, .why, .number: true
    case .callbacks, .givesWay, .card: false
    }
  }
}

extension NumberTask {
  /// The conversions that the numbers take.
  fileprivate var conversions: Int {
    switch self {
    case .converted: 2
    case .frame: 1
    case .passes: 0
    }
  }

  /// The command that shows the numbers.
  var line: String {
    switch self {
    case .converted(let point, let source, let target):
      "convert \(point.asWords) in \(source) to \(target)"
    case .frame(let view): "inspect \(view)"
    case .passes(let view): "cost \(view)"
    }
  }

  /// The numbers in the answer to that command; nil in any other.
  func numbers(in answer: Answer) -> [Double]? {
    switch (self, answer) {
    case (.passes, .cost(let record)): return [Double(record.offscreen.count)]
    case (.converted, .conversion(let record)): return [record.result.x, record.result.y]
    case (.frame, .inspection(let inspection)):
      for case .rectangle(let frame) in inspection.properties.filter({ $0.path == "frame" })
        .map(\.value)
      {
        return [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      }
      return nil
    default: return nil
    }
  }
}

extension ChoiceTask {
  /// The command that shows the answer.
  var line: String {
    switch self {
    case .callback(let line, _): line
    case .givesWay(let view): "constraints \(view)"
    case .card(let rule): "rule \(rule.rawValue)"
    }
  }
}
