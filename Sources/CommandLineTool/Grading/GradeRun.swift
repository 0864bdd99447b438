import Foundation
import LineEditor
import Practice
import Records

/// A grading run in progress: the tasks of workers, their verdicts, and the journal.
final class GradeRun {
  private let plan: GradePlan
  /// The graders of workers, one for each exercise.
  private let graders: [Grader]
  /// Fingerprints of everything that verdicts depend on except the answers, one for each exercise.
  private let origins: [Fingerprint]
  /// The journal to which verdicts are written as they are made; nil for none.
  private var journal: GradeJournal?
  private let onProgress: (GradeProgress) -> Void

  /// A verdict on one text, for all submissions with the same.
  private struct Known {
    let verdict: Verdict
    let files: [String]
    /// The rows whose verdict is in the journal.
    var rows: Set<String> = []
  }

  /// A submission that waits for a verdict.
  private struct Waiting {
    let row: Int
    let exercise: Int
    let key: Fingerprint
    let files: [String]
  }

  private var known: [Fingerprint: Known] = [:]
  /// The submissions in progress, by their text, and others of the same text.
  private var waiting: [Fingerprint: [Waiting]] = [:]
  private var tasks: [Waiting] = []
  private var verdicts: [[Verdict?]]
  private var texts: [[String?]]
  private var place = (row: 0, exercise: 0)
  private(set) var progress: GradeProgress
  /// The reason why judging stopped; nil while there is none.
  private(set) var problem: Problem?

  init(
    _ plan: GradePlan, graders: [Grader], journal: GradeJournal?, kept: [GradeJournal.Entry],
    onProgress: @escaping (GradeProgress) -> Void
  ) {
    self.plan = plan
    self.graders = graders
    self.journal = journal
    self.onProgress = onProgress
    origins = plan.exercises.map { Fingerprint($0.origin + [plan.seed ?? ""]) }
    let none = plan.exercises.map { _ in nil as Verdict? }
    verdicts = plan.rows.map { _ in none }
    texts = plan.rows.map { _ in plan.exercises.map { _ in nil } }
    progress = GradeProgress(all: plan.rows.count * plan.exercises.count)
    for entry in kept {
      guard let key = entry.key else { continue }
      var rows = known[key]?.rows ?? []
      rows.insert(
        GradePlan.Row(
          name: entry.row, submissions: [], student: entry.student, attempt: entry.attempt
        ).key)
      known[key] = Known(verdict: entry.verdict, files: entry.files, rows: rows)
    }
  }

  /// Judges everything, with up to `workers` processes at once; ends early if it is interrupted, or
  /// if verdicts cannot be saved.
  func run(workers: Int) {
    onProgress(progress)
    WorkerPool(jobs: workers).run(
      next: next, isOver: { [self] in problem != nil || LineEditor.ending != nil },
      ended: ended)
    journal?.synchronize()
  }

  /// Whether every submission has a verdict.
  var isComplete: Bool { progress.done == progress.all }

  /// The report on all rows with a complete set of verdicts.
  var report: GradeReport {
    var attempts: [String: [Int]] = [:]
    for index in plan.rows.indices { attempts[plan.rows[index].name, default: []].append(index) }
    let rows = attempts.compactMap { name, indices -> GradeRow? in
      let counted = plan.exercises.indices.compactMap { self.counted(of: indices, $0) }
      guard counted.count == plan.exercises.count else { return nil }
      return GradeRow(
        name: name, verdicts: counted.map(\.verdict), texts: counted.map(\.text), in: plan.head,
        student: plan.rows[indices[0]].student)
    }
    return GradeReport(plan.head, rows: rows)
  }

  /// The attempt that counts of rows of one student; nil if some have no verdict.
  private func counted(of rows: [Int], _ exercise: Int) -> CountedAttempt? {
    let attempts = rows.compactMap { row in
      verdicts[row][exercise].map { (plan.rows[row].attempt, $0, texts[row][exercise]) }
    }
    return attempts.count == rows.count ? CountedAttempt(attempts) : nil
  }

  // MARK: Handing out

  /// The next submission that needs a worker; those that do not get their verdict at once.
  private func next() -> WorkerPool.Task? {
    while problem == nil, LineEditor.ending == nil, place.row < plan.rows.count {
      let (row, index) = place
      place = index + 1 < plan.exercises.count ? (row, index + 1) : (row + 1, 0)
      let submission = plan.rows[row].submissions[index]
      if let files = files(of: submission, row, index),
        let task = task(files, submission, row, index)
      {
        return task
      }
    }
    return nil
  }

  /// The texts of a submission; nil if there are none, and it has its verdict.
  private func files(of submission: Submission, _ row: Int, _ index: Int) -> [Code]? {
    let exercise = plan.exercises[index]
    do {
      let files = try submission.read()
      if !files.isEmpty { return files }
      let present = submission.present.isEmpty ? submission.beside : submission.present
      let missing = exercise.refused(
        .missing(file: submission.wanted, present: present.isEmpty ? nil : present),
        name: submission.name)
      finishUnread(row, index, missing)
    } catch {
      let problem = error as? Problem ?? .fileMissing(submission.name)
      finishUnread(row, index, exercise.unread(problem, name: submission.name))
    }
    return nil
  }

  private func finishUnread(_ row: Int, _ index: Int, _ verdict: Verdict) {
    keep(row, index, verdict)
    finish(row, index, verdict)
  }

  /// A task for a worker; nil if the same text has been judged or is being judged.
  private func task(
    _ files: [Code], _ submission: Submission, _ row: Int, _ index: Int
  ) -> WorkerPool.Task? {
    let text = Fingerprint(of: files)
    let key = Fingerprint([origins[index].text, text.text])
    let waits = Waiting(row: row, exercise: index, key: key, files: files.map(\.file))
    texts[row][index] = text.short
    if let known = known[key] {
      copy(known, to: waits)
      return nil
    }
    if waiting[key] != nil {
      waiting[key]?.append(waits)
      return nil
    }
    waiting[key] = []
    tasks.append(waits)
    return WorkerPool.Task(
      number: tasks.count - 1, grader: graders[index],
      handedIn: Worker.HandedIn(name: submission.name, files: files))
  }

  // MARK: Verdicts

  private func ended(_ task: WorkerPool.Task, _ verdict: Verdict) {
    let waits = tasks[task.number]
    let others = waiting.removeValue(forKey: waits.key) ?? []
    let verdict = named(verdict, waits)
    keep(waits.row, waits.exercise, verdict, waits)
    finish(waits.row, waits.exercise, verdict, wasKnown: false)
    // An internal fault says nothing about other submissions of the text: another try may succeed.
    var known = Known(verdict: verdict, files: waits.files)
    known.rows.insert(plan.rows[waits.row].key)
    if verdict.outcome != .fault { self.known[waits.key] = known }
    for other in others { copy(known, to: other) }
  }

  private func copy(_ known: Known, to waits: Waiting) {
    let name = plan.rows[waits.row].submissions[waits.exercise].name
    let isOne = known.files.count == 1 && waits.files.count == 1
    let verdict = named(
      known.verdict.copied(
        to: name, names: isOne ? (known.files[0], waits.files[0]) : nil), waits)
    if known.rows.contains(plan.rows[waits.row].key) {
      journal?.keep(1)
    } else {
      keep(waits.row, waits.exercise, verdict, waits)
    }
    finish(waits.row, waits.exercise, verdict)
  }

  /// A verdict that says so if the files of its submission are named otherwise.
  private func named(_ verdict: Verdict, _ waits: Waiting) -> Verdict {
    var verdict = verdict
    let submission = plan.rows[waits.row].submissions[waits.exercise]
    verdict.foundAs = submission.foundAs
    verdict.files = submission.listed.isEmpty ? nil : submission.listed
    return verdict
  }

  /// Saves a verdict. One about an internal fault is tried again the next time.
  private func keep(_ row: Int, _ index: Int, _ verdict: Verdict, _ waits: Waiting? = nil) {
    guard verdict.outcome != .fault, problem == nil else { return }
    do {
      try journal?.add(
        GradeJournal.Entry(
          key: waits?.key, text: texts[row][index], row: plan.rows[row].name,
          student: plan.rows[row].student, attempt: plan.rows[row].attempt,
          files: waits?.files ?? [], verdict: verdict))
    } catch {
      problem = error as? Problem
    }
  }

  private func finish(_ row: Int, _ index: Int, _ verdict: Verdict, wasKnown: Bool = true) {
    verdicts[row][index] = verdict
    progress.add(wasKnown: wasKnown)
    onProgress(progress)
  }
}
