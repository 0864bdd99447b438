import Foundation
import Records

/// Renders verdicts and lists of practice one fact per line, without drawing.
package struct PlainPracticeRenderer {
  package let language: Language

  /// Creates a plain practice renderer of its parts.
  package init(language: Language) {
    self.language = language
  }

  /// The lines; nil if the text for people is plain enough.
  package func lines(_ answer: PracticeAnswer) -> [String]? {
    switch answer {
    case .exercises(let exercises):
      OtherContent.line(exercises.first?.content)
        + exercises.map { exercise in
          "exercise=\(exercise.id) level=\(exercise.level) status=\(exercise.progress.status.rawValue) "
            + "best=\(exercise.progress.best) attempts=\(exercise.progress.attempts) "
            + "title=\"\(exercise.title[language])\""
        }
    case .lessons(let lessons):
      OtherContent.line(lessons.first?.content)
        + lessons.map {
          "lesson=\($0.number) id=\($0.id) status=\($0.status.rawValue) minutes=\($0.minutes) "
            + "title=\"\($0.title[language])\""
        }
    case .verdict(let verdict), .concluded(let verdict): lines(verdict)
    case .checking, .checked: []
    case .began, .hint, .solution, .lesson, .interview, .oralQuestion, .compared, .found, .output,
      .watching, .left, .leftLesson, .made, .site, .notice:
      nil
    }
  }

  package func lines(_ verdict: Verdict) -> [String] {
    var lines = OtherContent.line(verdict.content)
    lines.append(
      "exercise=\(verdict.exercise) file=\(Escaping.field(verdict.file)) outcome=\(verdict.outcome.rawValue) "
        + "points=\(verdict.points) of=\(verdict.of) passes-at=\(verdict.passesAt) "
        + "passed=\(verdict.isPassed)")
    if let progress = verdict.progress {
      lines.append("attempts=\(progress.attempts) hints=\(progress.hints)")
    }
    for part in verdict.parts where part.show != .hidden {
      var line = "part=\(part.id) outcome=\(part.outcome.word) points=\(part.points) of=\(part.of)"
      if case .notJudged(let reason) = part.outcome { line += " because=\(reason)" }
      if let title = part.title { line += " title=\"\(title[language])\"" }
      if part.outcome != .right, let promise = part.promise {
        line += " promise=\"\(promise[language])\""
      }
      lines.append(line)
    }
    if let fault = verdict.learnerFault {
      lines.append("ended=\"\(verdict.conclusion[language])\"")
      lines += self.lines(fault)
    }
    if let fault = verdict.fault { lines.append("fault=\"\(fault.wording[language])\"") }
    if let finding = verdict.finding { lines += self.lines(finding) }
    if let withheld = verdict.withheld { lines.append("withheld=\(withheld)") }
    if let names = verdict.setAside {
      lines.append("set-aside=\(Escaping.field(names.joined(separator: ",")))")
    }
    if let hint = verdict.nextHint {
      lines.append("next-hint=\(hint.number) of=\(verdict.hintCount) fits=\(hint.isFitting)")
    }
    lines += verdict.remarks.map { "remark=\"\($0[language])\"" }
    if let mistakes = verdict.triedAgainst { lines.append("tried-against=\(mistakes.count)") }
    lines += verdict.otherWays.map { "other-way=\"\($0[language])\"" }
    if let next = verdict.next { lines.append("next=\(next)") }
    return lines
  }

  /// The reason why it was not judged: every error with its location, or the location of the stop
  /// and its callers.
  private func lines(_ fault: LearnerFault) -> [String] {
    func line(_ key: String, _ text: String) -> String {
      "\(key)=\"\(Escaping.visible(text.replacing("\n", with: ";")))\""
    }
    switch fault {
    case .refused(let report):
      let text = LineTable(report.text)
      return report.diagnostics.map { diagnostic in
        let place = text.place(of: diagnostic.range.start)
        let name = report.file.map { "\($0):" } ?? ""
        return line(
          diagnostic.severity == .error ? "reason" : "warning",
          "\(name)\(place.line):\(place.column): \(diagnostic.problem.wording[language])")
      }
    case .notCompiled(let places): return places.map { line("reason", $0.wording[language]) }
    case .stopped(let stop, let point):
      var lines = [line("reason", fault.inOneLine[language])]
      lines += stop.calls.map {
        line("called", "\($0.function) \($0.file):\($0.line)")
      }
      if let point {
        lines.append("point=\(PlainRenderer.point(point))")
      }
      return lines
    case .missing, .declaredTwice, .unread, .missingClass, .wrongSuperclass, .missingFunction,
      .lineRefused, .sceneRefused, .limit:
      return [line("reason", fault.inOneLine[language])]
    }
  }

  private func lines(_ finding: Finding) -> [String] {
    var lines = ["wrong=\(finding.part)"]
    if let mistake = finding.mistake {
      lines.append("mistake=\"\(mistake.name[language])\"")
      lines.append("say=\"\(mistake.say[language])\"")
    }
    lines += finding.conduct.map { "seen=\"\($0.wording[language])\"" }
    lines += finding.diagnoses.map { "measured=\"\($0.wording[language])\"" }
    if let expectation = finding.expectation {
      lines.append("check=\"\(expectation.failure[language].replacing("\n", with: ";"))\"")
    }
    if let effect = finding.sideEffect {
      lines.append(
        "changed-by-asking=\(effect.name).\(effect.property) before=\"\(effect.before)\" "
          + "after=\"\(effect.after)\"")
    }
    if let facts = finding.facts { lines += self.lines(facts) }
    if let difference = finding.difference {
      for pair in difference.pairs {
        lines.append(
          "wrong-points=\(pair.points) expected=\(pair.expected ?? "other") "
            + "got=\(pair.actual ?? "other")")
      }
      let box = difference.box
      lines.append(
        "box=\(Numbers.text(box.minX)),\(Numbers.text(box.minY)),"
          + "\(Numbers.text(box.width)),\(Numbers.text(box.height))")
      lines.append("first-wrong-point=\(PlainRenderer.point(difference.firstPoint))")
    }
    if let traces = finding.traces {
      lines += TracePairRenderer(language: language).lines(traces)
    }
    return lines
  }

  private func lines(_ facts: FactDifference) -> [String] {
    var lines = facts.diagnoses.map { "measured=\"\($0.wording[language])\"" }
    lines.append("differs=\(facts.kind.rawValue) of=\"\(facts.subject)\"")
    lines += facts.lines.map { "after=\"\($0)\"" }
    if let pictures = facts.pictures {
      lines.append("points-per-pixel=\(Numbers.text(pictures.pointsPerPixel))")
      lines += pictures.yours.map { "yours-rgba=\($0)" }
      lines += pictures.expected.map { "expected-rgba=\($0)" }
    }
    for row in facts.rows {
      switch (row.yours, row.expected) {
      case (let yours?, let expected?) where yours == expected: lines.append("same=\"\(yours)\"")
      case (let yours, let expected):
        if let yours { lines.append("yours=\"\(yours)\"") }
        if let expected { lines.append("expected=\"\(expected)\"") }
      }
    }
    return lines
  }
}
