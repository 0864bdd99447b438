import Records

// Calls of the host, which a batch makes only where they do nothing but compute.

extension BatchRun {
  typealias Site = UnsafePointer<CallSite>

  // MARK: Functions of numbers

  func callPlain(_ group: BatchGroup, _ site: Site, from source: Int, to target: Int) {
    group.call(
      site.pointee.plain.certain(), reading: source, site.pointee.argumentNumbers,
      writing: target, 1, numbers)
  }

  // MARK: The host

  func callHost(_ group: BatchGroup, _ site: Site, _ a: Int, _ b: Int) -> Turn {
    guard let function = site.pointee.function?.takeUnretainedValue() else { return .leaves }
    if let plain = site.pointee.plain {
      let results = function.result.layout.numbers
      guard results <= Self.hostNumbers else { return .leaves }
      group.call(
        plain, reading: a, site.pointee.argumentNumbers, writing: a, results, numbers)
      return .goesOn
    }
    return function.onlyComputes ? compute(group, site, function, a, b) : .leaves
  }

  /// Calls a body that only computes. What it gives of objects makes the lanes part.
  private func compute(
    _ group: BatchGroup, _ site: Site, _ function: Function, _ a: Int, _ b: Int
  ) -> Turn {
    let layout = function.result.layout
    let arguments = (numbers: site.pointee.argumentNumbers, references: site.pointee.arguments)
    guard let body = site.pointee.body, max(arguments.numbers, layout.numbers) <= Self.hostNumbers,
      max(arguments.references, layout.references) <= Self.hostReferences, layout.references <= 1
    else { return .leaves }
    let n = group.n
    let lanes = group.isShared(a, arguments.numbers) ? 1 : group.count
    let held = max(arguments.references, layout.references)
    let first = Self.object(arguments.references > 0 ? group.r[b] : 0)
    for index in 0..<arguments.references { references[index] = Self.object(group.r[b + index]) }
    let state = machine.state
    let (budget, remaining) = (state.pointee.budget, state.pointee.remainingSteps)
    defer {
      state.pointee.budget = budget
      state.pointee.remainingSteps = remaining
      for index in 0..<held { references[index] = nil }
    }
    var cost = -1
    var objects: [UInt] = []
    for lane in 0..<lanes {
      for index in 0..<arguments.numbers { numbers[index] = group.number(n + a + index, lane) }
      state.pointee.budget = Self.mostSteps
      do throws(RunStop) { try body(Registers(numbers, references)) } catch { return .leaves }
      // What it spends goes to the question, as long as all lanes spend the same.
      let spent = Self.mostSteps - state.pointee.budget
      guard spent < Self.mostSteps, state.pointee.remainingSteps == remaining,
        cost < 0 || cost == spent
      else { return .leaves }
      cost = spent
      if layout.references > 0 {
        let word = Machine.word(references)
        if word != objects.last, let object = references.pointee { keep(object) }
        objects.append(word)
        references.pointee = first
      }
      for index in 0..<layout.numbers {
        if lanes == 1 {
          group.set(n + a + index, numbers[index])
        } else {
          group.spread(n + a + index)[lane] = numbers[index]
        }
      }
    }
    group.steps += max(cost, 0)
    for index in 0..<held { group.r[b + index] = 0 }
    return layout.references > 0 ? part(group, by: objects, in: b) : .goesOn
  }

  /// Lanes for which a call gave different objects part.
  private func part(_ group: BatchGroup, by objects: [UInt], in register: Int) -> Turn {
    guard let first = objects.first else { return .leaves }
    group.r[register] = first
    var objects = objects
    while let other = objects.first(where: { $0 != group.r[register] }) {
      for lane in objects.indices { decisions[lane] = objects[lane] == other ? 1 : 0 }
      guard let taken = part(group) else { return .leaves }
      taken.r[register] = other
      objects.removeAll { $0 == other }
    }
    return .goesOn
  }

  /// Holds an object as long as the batch runs.
  func keep(_ object: AnyObject) {
    if !kept.contains(where: { $0 === object }) { kept.append(object) }
  }

  // MARK: Messages

  /// A getter of the receiver's own state.
  func readNumbers(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let site = group.code.pointee.sites + Int(i.c)
    guard let own = ownState(site, group.r[Int(i.b)]),
      let count = site.pointee.function?.takeUnretainedValue().result.layout.numbers,
      count <= Self.hostNumbers
    else { return .leaves }
    group.steps += 1
    site.pointee.read.certain()(own, numbers)
    for index in 0..<count { group.set(group.n + Int(i.a) + index, numbers[index]) }
    group.next += Int(i.k)
    return .goesOn
  }

  func readObject(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let site = group.code.pointee.sites + Int(i.c)
    guard let own = ownState(site, group.r[Int(i.b)]),
      let object = site.pointee.readObject.certain()(own)
    else { return .leaves }
    group.steps += 1
    group.r[Int(i.a)] = UInt(bitPattern: object)
    group.next += Int(i.k)
    return .goesOn
  }

  /// The state of a receiver whose message the host's own code answers; nil where it does not.
  private func ownState(_ site: Site, _ word: UInt) -> UnsafeRawPointer? {
    guard let place = machine.answerPlace, word != 0 else { return nil }
    func known() -> UnsafeRawPointer? {
      guard site.pointee.known.changes == place.changes.pointee,
        let own = UnsafeRawPointer(bitPattern: word)?
          .load(fromByteOffset: place.offset, as: UnsafeRawPointer?.self),
        site.pointee.known.isNative(own.load(as: UInt.self))
      else { return nil }
      return own
    }
    if let own = known() { return own }
    return answerer(site, word, isSuper: false) == nil ? known() : nil
  }

  private func answerer(_ site: Site, _ word: UInt, isSuper: Bool) -> Entry? {
    references.pointee = Self.object(word)
    defer { references.pointee = nil }
    return machine.script(site, references, isSuper: isSuper)
  }

  /// A message: the script's answer is entered, the host's computed where it does nothing else.
  func send(_ group: BatchGroup, _ i: Instruction, isSuper: Bool) -> Turn {
    let site = group.code.pointee.sites + Int(i.c)
    let word = group.r[Int(i.b)]
    guard let object = Self.object(word),
      let function = site.pointee.function?.takeUnretainedValue()
    else { return .leaves }
    group.steps += 1
    if let entry = answerer(site, word, isSuper: isSuper) {
      return enter(entry, group, Int(i.a), Int(i.b))
    }
    guard function.onlyComputes || onlyComputes(site.pointee.message, object, isSuper: isSuper)
    else { return .leaves }
    return compute(group, site, function, Int(i.a), Int(i.b))
  }

  /// Whether the host answers one of its messages, and does nothing else.
  private func onlyComputes(_ message: Int, _ object: AnyObject, isSuper: Bool) -> Bool {
    (isSuper || machine.host.answersItself(message, object))
      && machine.host.onlyComputes(message, object)
  }

  func sendMethod(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let index = Int(i.k) | Int(group.next.pointee.a) << 8
    group.next += 1
    group.steps += 1
    references.pointee = Self.object(group.r[Int(i.b)])
    defer { references.pointee = nil }
    guard let entry = machine.method(index, of: references, isHostDerived: i.c == 1) else {
      machine.problem = nil
      return .leaves
    }
    return enter(entry, group, Int(i.a), Int(i.b))
  }
}
