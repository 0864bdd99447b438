import Files
import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// The learner's current work: the content, the open exercise or lesson, and the progress.
///
/// Everything is loaded lazily; creating a desk costs nothing.
package final class Desk {
  let practice: PracticeConfiguration
  /// Receives parts of a check before it ends; nil if only the whole verdict is wanted.
  package var announce: ((PracticeAnswer) -> Void)?
  /// Watches folders: the returned function waits for a change in one of them, and returns false
  /// once it is interrupted; nil if watching is not possible.
  package var watching: ((_ folders: [String]) -> () -> Bool)?
  /// The journal of the session at this desk, beside which the learner's place is saved; nil to
  /// save nothing.
  package var journal: String?

  package private(set) lazy var progress = ProgressStore(folder: practice.stateFolder)
  private var found: ContentFolder?
  /// The exercise that is open in the session.
  package var exercise: Exercise? {
    didSet { changesBeforeExercise = nil }
  }
  /// The changes up to the one that opened the exercise; nil if a later session continues it.
  private var changesBeforeExercise: Int?
  /// Whether the change that is being made opens an exercise.
  var opensExercise = false
  /// The exercise whose check is prepared.
  private var prepared: String?
  /// The verdict of the last check.
  private var lastCheck: Verdict?
  /// The lesson that is open in the session.
  package var player: LessonPlayer?
  /// The index that `ask` searches, once it was built.
  var knownSearch: MatterSearch<FoundMatter>?
  /// The item that each kind of question reviews, in the review that is open.
  var reviewed: [String: [String]] = [:]
  /// How often each lesson names each rule, once it was counted.
  var knownMentions: [String: [RuleID: Int]]?
  /// The interview or quiz that is open in the session.
  package var interview: InterviewPlayer?

  /// Creates a desk with the content that is found, or with `content`.
  package init(_ practice: PracticeConfiguration, content: ContentFolder? = nil) {
    self.practice = practice
    found = content
  }

  /// The desk of a session that has the commands of practice.
  package static func of(_ session: Session) -> Desk {
    guard let desk = session.companion as? Desk else {
      preconditionFailure("Session.init(at:) gives every session with these commands its desk")
    }
    return desk
  }

  /// Whether the user was notified that progress cannot be saved.
  private var hasToldOfProgress = false
  private var notices: [Problem] = []

  /// The notices about progress since the last call; each is returned once.
  package func takeNotices() -> [Problem] {
    defer { notices = [] }
    return notices
  }

  /// Saves progress. A failure to save does not affect the command.
  package func keep(_ job: (ProgressStore) throws -> Void) {
    do {
      try job(progress)
    } catch {
      let problem =
        error as? Problem ?? .practice(.cannotKeepProgress(FileReading.reason(of: error)))
      if !hasToldOfProgress { notices.append(problem) }
      hasToldOfProgress = true
    }
    if let path = progress.takeSetAside() { notices.append(.practice(.progressDamaged(path))) }
  }

  /// The folder of the content, if it is not the installed one, for the heads of reports.
  package var otherContent: String? {
    guard let content = try? content(), content.isOther else { return nil }
    return content.absolutePath
  }

  /// The folder of an exercise, if it is not an installed one.
  package func otherContent(of exercise: Exercise) -> String? {
    otherContent(ofFolder: exercise.folder)
  }

  private func otherContent(ofFolder own: String) -> String? {
    guard let content = try? content() else { return nil }
    let folder = own.deletingLastPathComponent
    let isOwn = ContentFolder.realPath(folder) == ContentFolder.realPath(content.exercises)
    let place = ContentFolder.realPath(folder)
    let named = PackInfo.of(own).map { "\($0.line): \(place)" }
    return isOwn ? otherContent : named ?? place
  }

  private func content() throws -> ContentFolder {
    if let found { return found }
    let content = try ContentFolder.find()
    found = content
    return content
  }

  package func exercises() throws -> ExerciseLibrary {
    try ExerciseLibrary(try content()).checked()
  }
  package func lessons() throws -> LessonLibrary {
    try LessonLibrary(try content()).checked()
  }

  // MARK: Exercises

  /// The list of all exercises; `onPath` with their places, in the order of the path.
  package func exerciseList(onPath: Bool = false) throws -> PracticeAnswer {
    let library = try exercises()
    let heads = library.heads
    if heads.isEmpty {
      let problems = library.all().problems
      if !problems.isEmpty { throw Problem.practice(.broken(problems)) }
    }
    let records = heads.map { head in
      var record = head.record(progress.progress(of: head.id), in: codeLanguage)
      record.content = otherContent(ofFolder: head.folder)
      return record
    }
    return .exercises(onPath ? inOrderOfPath(records) : records)
  }

  /// The task of an exercise, in both languages.
  package func task(of exercise: Exercise) throws -> Bilingual {
    Bilingual(
      en: try FileReading.text(at: exercise.path(exercise.languages.readme(.english))),
      zh: try FileReading.text(at: exercise.path(exercise.languages.readme(.chinese))))
  }

  /// Judges a submission and counts the attempt. If parts are announced as they are known, the
  /// answer is the rest of the verdict. Throws `Problem.interrupted`, and counts nothing, if it is
  /// interrupted.
  package func check(
    _ exercise: Exercise, _ files: [Code], name: String, announces: Bool = true
  ) throws -> (verdict: Verdict, answer: PracticeAnswer) {
    let announce = announces ? self.announce : nil
    let attempt = progress.progress(of: exercise.id).attempts + 1
    announce?(
      .checking(
        exercise: exercise.id, file: name, attempt: attempt,
        content: otherContent(of: exercise)))
    var verdict = judge(exercise, files, name: name) { announce?(.checked($0)) }
    verdict.content = otherContent(of: exercise)
    if practice.isInterrupted() { throw Problem.interrupted }
    if verdict.outcome != .fault {
      keep { [verdict] store in
        try store.update(exercise.id) { progress in
          progress.attempts += 1
          progress.best = max(progress.best, verdict.points)
          progress.fittingHint = verdict.finding?.mistake?.hint
          if verdict.isPassed { progress.isSolved = true }
        }
      }
      if verdict.isPassed { remember(Self.queueName(exercise: exercise.id)) }
      verdict.remarks += takeNotices().map(practice.wording)
      verdict.progress = progress.progress(of: exercise.id)
    }
    lastCheck = verdict
    return (verdict, announce == nil ? .verdict(verdict) : .concluded(verdict))
  }

  private func judge(
    _ exercise: Exercise, _ files: [Code], name: String, onPart: @escaping (PartVerdict) -> Void
  ) -> Verdict {
    do {
      let next = (try? exercises())?.next(after: exercise)
      return try Grader(exercise, in: practice, next: next)
        .judge(files, name: name, onPart: onPart)
    } catch {
      return Verdict(
        exercise: exercise.id, title: exercise.title, file: name, outcome: .fault,
        passesAt: exercise.pass, fault: error.fault)
    }
  }

  /// Finds out what the next check of the open exercise needs of its solution and its mistakes, by
  /// judging the text that it begins with; that verdict is forgotten. An interruption leaves what
  /// is known by then.
  package func prepareCheck() {
    guard let exercise, !exercise.submission.isCommands, prepared != exercise.id,
      let starter = try? Code.file(exercise.starter, of: exercise)
    else { return }
    _ = judge(exercise, [starter], name: starter.file) { _ in }
    if !practice.isInterrupted() { prepared = exercise.id }
  }

  /// The same for all exercises, of which the last one is open afterwards.
  package func prepareChecks() throws {
    for next in try exercises().all().exercises {
      exercise = next
      prepareCheck()
    }
  }

  /// The next hint, the one for the last mistake first, and counts it; the last hint again if there
  /// is no further one.
  package func hint(_ exercise: Exercise) throws -> HintRecord {
    let known = progress.progress(of: exercise.id)
    let count = exercise.hints.count
    guard count > 0 else { throw Problem.practice(.noExercise) }
    let next = known.nextHint(of: count)
    if let next { keep { try $0.update(exercise.id) { $0.show(hint: next, of: count) } } }
    let number = next ?? known.hintsInOrder(of: count).last ?? count
    return HintRecord(
      exercise: exercise.id, number: number, count: count, text: exercise.hints[number - 1],
      isRepeated: next == nil)
  }

  /// The solution and its alternatives, in a language or in the chosen one; `isMeant` if the
  /// learner confirmed this before a try.
  package func solution(
    _ exercise: Exercise, isMeant: Bool, in code: SourceLanguage? = nil
  ) throws -> SolutionRecord {
    let language = code ?? codeLanguage
    let progress = progress.progress(of: exercise.id)
    guard isMeant || progress.attempts > 0 else {
      throw Problem.practice(.notTriedYet(exercise: exercise.id))
    }
    func shown(_ file: String) throws -> SolutionRecord.Code {
      SolutionRecord.Code(file: file, text: try FileReading.text(at: exercise.path(file)))
    }
    let record = SolutionRecord(
      exercise: exercise.id, solution: try shown(exercise.solution(in: language)),
      alternatives: try exercise.alternatives(in: language).map(shown), same: exercise.same)
    if !progress.isSolved { keep { try $0.update(exercise.id) { $0.sawSolution = true } } }
    return record
  }

  // MARK: Lessons

  /// The list of all lessons; `onPath` with their places.
  package func lessonList(onPath: Bool = false) throws -> PracticeAnswer {
    let all = try lessons().all()
    if all.isEmpty { throw Problem.practice(.noContent(folder: try content().lessons)) }
    let exercises = onPath ? try self.exercises().heads : []
    return .lessons(
      all.map { lesson in
        var record = lesson.record(progress.status(of: lesson.id))
        record.content = otherContent
        if onPath { record.path = place(of: lesson, in: all, exercises) }
        return record
      })
  }

  /// A player for a lesson in a session. `isFresh`: answers from before the learner left it do not
  /// count.
  package func begin(
    lesson word: String, in session: Session, isFresh: Bool = false
  ) throws -> LessonPlayer {
    let library = try lessons()
    let lesson = try library.lesson(word)
    let next = library.next(after: lesson)
    let count = lesson.segments(session.language).count
    return LessonPlayer(
      lesson, in: session, next: next.map { $0.record(progress.status(of: $0.id)) },
      score: isFresh
        ? LessonScore() : progress.score(of: lesson.id).within(segments: count))
  }
}

extension Desk: SessionCompanion {
  package var codeLanguage: SourceLanguage {
    get { progress.codeLanguage }
    set { keep { try $0.update(code: newValue) } }
  }

  package var task: Bilingual? { exercise.flatMap { try? task(of: $0) } }

  package var verdict: Verdict? { lastCheck.flatMap { $0.exercise == exercise?.id ? $0 : nil } }

  package var failing: HitTestTrace? { verdict?.finding?.traces?.yours }

  package var solutionMap: (map: HitMap, unjudged: [Bool])? {
    get throws {
      guard let exercise else { return nil }
      let scene: Reference.Scene
      do {
        scene = try Reference.of(exercise, in: practice).scenes[0]
      } catch {
        throw Problem.practice(.broken(error.problems(of: exercise)))
      }
      return (scene.map, scene.border.cells.map { $0 != HitMap.nobody })
    }
  }

  package func checkUndo(_ count: Int, in session: Session) throws {
    if exercise != nil, let before = changesBeforeExercise {
      let own = session.journal.count - before
      guard count > own else { return }
      throw Problem.practice(.changesOfExercise(own: max(0, own)))
    }
    guard let player, player.session === session else { return }
    let own = session.journal.count - player.ownChanges
    guard count > own, player.ownChanges > 0 else { return }
    throw Problem.practice(.changesOfLesson(own: max(0, own)))
  }

  package func didChange(in session: Session) {
    if opensExercise {
      opensExercise = false
      changesBeforeExercise = session.journal.count
    }
    if let interview, interview.session === session {
      if interview.noteCode() { keep(interview) }
    } else if let exercise, let answer = PracticeCommands.kept(exercise, session) {
      // The answer continues the next time that the exercise is opened, however this one ends.
      keep { try $0.keep(answer: answer, to: exercise.id) }
    }
  }
}
