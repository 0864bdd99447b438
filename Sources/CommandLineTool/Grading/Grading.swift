import CProcess
import Foundation
import Glibc
import LineEditor
import Practice
import Records
import Rendering
import Workbench

/// A grading run from its plan to its report: with a journal from which it continues however it
/// ended.
struct Grading {
  let destinations: GradeDestinations
  /// The number of workers; nil for one more than there are cores.
  let workers: Int?
  /// Whether verdicts of an earlier run are reused.
  let isResumed: Bool
  let output: PracticeOutput

  /// Judges everything and writes the report. `arguments` identify the grading run: the same ones
  /// find its journal again.
  func run(_ plan: GradePlan, arguments: [String]) throws -> ExitStatus {
    try destinations.prepare(rows: plan.names.count)
    LineEditor.noteEnds()
    let journalPath = destinations.target.journal(arguments: arguments)
    let kept = journalPath.flatMap(GradeJournal.read)?.entries ?? []
    let journal = try journalPath.map { try GradeJournal($0, head: plan.head) }
    do {
      if !isResumed, !kept.isEmpty, let journalPath {
        // Several grading runs may have judged the same one.
        let known = Set(kept.map { [$0.row, $0.verdict.exercise] }).count
        output.tell([.practice(.verdictsKept(known, journal: journalPath))])
      }
      let run = try judge(plan, journal, kept: isResumed ? kept : [])
      if let problem = run.problem { throw problem }
      guard run.isComplete else { return end(run.progress, journal, before: kept.count) }
      let report = run.report
      try write(report, plan, journal)
      if report.status == .done { journal?.remove() }
      return report.status
    } catch {
      // A journal without a verdict would only be in the way.
      if let journal, journal.count == 0, kept.isEmpty { journal.remove() }
      // An interruption while maps of solutions were made, which then end with a failure.
      guard LineEditor.ending != nil else { throw error }
      let progress = GradeProgress(all: plan.rows.count * plan.exercises.count)
      return end(progress, kept.isEmpty ? nil : journal, before: kept.count)
    }
  }

  private func judge(
    _ plan: GradePlan, _ journal: GradeJournal?, kept: [GradeJournal.Entry]
  ) throws -> GradeRun {
    cprocess_take_large_pages()
    let practice = PracticeConfiguration.ofProgram { LineEditor.ending != nil }
    // One more than there are cores: whenever one begins or ends, another computes.
    let jobs = workers ?? max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN)) + 1))
    let line = progressLine
    let submitted = plan.rows.count { $0.submissions.contains { !$0.files.isEmpty } }
    let isLarge = submitted >= Self.many
    if isLarge { line?.showLearning() }
    let graders = try plan.exercises.map { try grader($0, of: plan, in: practice) }
    // A worker is a copy: everything that is created once per process is created before there are
    // any.
    if isLarge {
      Learning(jobs: jobs, onStep: { line?.showLearning(step: $0) }).teach(graders)
    } else if submitted > 1 {
      graders.forEach { $0.prepare() }
    }
    let run = GradeRun(plan, graders: graders, journal: journal, kept: kept) { line?.show($0) }
    run.run(workers: jobs)
    line?.clear()
    return run
  }

  /// The minimum number of submissions for which determining the behaviour of known programs in
  /// advance saves time.
  private static let many = 40

  /// The grader of an exercise for workers: nothing is left to be read.
  private func grader(
    _ exercise: Exercise, of plan: GradePlan, in practice: PracticeConfiguration
  ) throws -> Grader {
    let reference = try Reference.of(exercise, in: practice, seed: plan.seed)
    var exercise = exercise
    exercise.readAllFiles()
    var grader = try Grader(exercise, in: practice, reference: reference)
    if plan.names.count > 1 { grader.lookForLikeness() }
    return grader
  }

  /// A progress line for people; nil if standard error is not a terminal.
  private var progressLine: ProgressLine? {
    let isWatched =
      isatty(STDERR_FILENO) == 1 && !output.settings.isPlain
      && Environment.value("TERM").map { $0 != "dumb" } ?? false
    guard isWatched else { return nil }
    return ProgressLine(
      language: output.settings.chosenLanguage, columns: LineEditor.terminalWidth)
  }

  /// Writes the report; if that fails, its verdicts are still in the journal.
  private func write(
    _ report: GradeReport, _ plan: GradePlan, _ journal: GradeJournal?
  ) throws {
    do {
      try destinations.write(report, plan, to: output)
    } catch {
      if let journal {
        output.tell([
          .practice(
            .verdictsSafe(report.rows.reduce(0) { $0 + $1.verdicts.count }, journal: journal.path))
        ])
      }
      throw error
    }
  }

  /// Reports how much was judged and how to continue; ends as the interruption requires. `before`
  /// is the number of verdicts that the journal had already, which stay in it.
  private func end(
    _ progress: GradeProgress, _ journal: GradeJournal?, before: Int
  ) -> ExitStatus {
    let isKept = (journal?.count ?? 0) + before > 0
    if !isKept { journal?.remove() }
    output.tell([
      .practice(
        .gradingEnded(
          judged: isResumed ? min(max(progress.done, before), progress.all) : progress.done,
          of: progress.all, journal: isKept ? journal?.path : nil))
    ])
    if let number = LineEditor.ending, number != SIGINT {
      UnpackedArchive.removeAll()
      signal(number, SIG_DFL)
      raise(number)
    }
    return .interrupted
  }
}

extension GradeReport {
  /// Whether all were judged. The results are only in the report: failed submissions are not a
  /// failure of grading.
  @MainActor var status: ExitStatus {
    let faults = rows.flatMap(\.verdicts).filter(\.isFault)
    if faults.isEmpty { return .done }
    let isOurs = faults.contains { verdict in
      if case .unread = verdict.fault { false } else { true }
    }
    return isOurs ? .fault : .cannotRead
  }
}
