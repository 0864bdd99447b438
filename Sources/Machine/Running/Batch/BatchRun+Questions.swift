import TypedProgram

extension BatchRun {
  /// Asks the host about the points of all lanes, which are in registers of numbers from `a` on;
  /// the object that is asked is in register `b`, and the event after it. Lanes that got different
  /// answers are split.
  func askTogether(
    _ group: BatchGroup, _ message: Int, _ object: AnyObject, isSuper: Bool, _ a: Int, _ b: Int
  ) -> Turn {
    let (x, y) = (group.n + a, group.n + a + 1)
    let answers = machine.host.answersTogether(
      message, object, isSuper: isSuper, x: group.doubles(x), y: group.doubles(y),
      event: Self.object(group.r[b + 1]))
    guard let answers else { return .leaves }
    for case let object? in answers.objects { keep(object) }
    group.r[b + 1] = 0
    return part(group, answers, in: b)
  }

  /// Splits lanes by their answers and by the steps that these took; those without an answer are
  /// left.
  private func part(_ group: BatchGroup, _ answers: BatchAnswers, in register: Int) -> Turn {
    var left = Array(0..<group.count)
    if answers.steps.contains(-1) {
      for lane in left { decisions[lane] = answers.steps[lane] < 0 ? 1 : 0 }
      left.removeAll { answers.steps[$0] < 0 }
      if left.isEmpty { return .leaves }
      // The group of those that are left is not needed.
      _ = group.part(decisions)
    }
    while let first = left.first {
      let (steps, outcome) = (answers.steps[first], answers.outcomes[first])
      func isAlike(_ lane: Int) -> Bool {
        answers.steps[lane] == steps && answers.outcomes[lane] == outcome
      }
      let isLast = left.allSatisfy(isAlike)
      var answered = group
      if !isLast {
        for (place, lane) in left.enumerated() { decisions[place] = isAlike(lane) ? 1 : 0 }
        guard let other = part(group) else { return .leaves }
        answered = other
      }
      answered.steps += Int(steps)
      answered.r[register] = answers.objects[Int(outcome)].map(Self.word) ?? 0
      if isLast { break }
      left.removeAll(where: isAlike)
    }
    return .goesOn
  }
}

extension BatchGroup {
  /// The numbers of a register, one for each lane.
  fileprivate func doubles(_ register: UnsafeMutablePointer<Number>) -> [Double] {
    guard let lanes = register.pointee.lanes else {
      return Array(repeating: register.pointee.value.asDouble, count: count)
    }
    return (0..<count).map { lanes[$0].asDouble }
  }
}
