import Records
import TypedProgram

// Calls of the host, which a batch makes only if they have no side effects.

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
    if function.onlyBuilds { return build(group, site, function, a, b) }
    return function.onlyComputes ? compute(group, site, function, a, b) : .leaves
  }

  /// Calls a body without side effects. Lanes with different result objects are split.
  private func compute(
    _ group: BatchGroup, _ site: Site, _ function: Function, _ a: Int, _ b: Int
  ) -> Turn {
    let layout = function.result.layout
    let arguments = (numbers: site.pointee.argumentNumbers, references: site.pointee.arguments)
    guard let body = site.pointee.body, layout.references <= 1, fits(layout, arguments),
      takeReferences(group, arguments.references, b)
    else { return .leaves }
    let n = group.n
    let lanes = group.isShared(a, arguments.numbers) ? 1 : group.count
    let held = max(arguments.references, layout.references)
    let first = Self.object(arguments.references > 0 ? group.r[b] : 0)
    defer { for index in 0..<held { references[index] = nil } }
    var cost = -1
    var objects: [UInt] = []
    for lane in 0..<lanes {
      for index in 0..<arguments.numbers { numbers[index] = group.number(n + a + index, lane) }
      // Its steps are charged to the question, as long as they are the same for all lanes.
      guard let spent = spent(by: body), cost < 0 || cost == spent else { return .leaves }
      cost = spent
      if layout.references > 0 {
        let word = Machine.word(references)
        if word != objects.last, let object = references.pointee {
          if lanes == 1, function.isInitializer { _ = keepMade(object) } else { keep(object) }
        }
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

  /// Calls a body that changes nothing but its receiver, if all lanes make the same change of an
  /// object that only they have, or of an array, which is copied for them.
  private func build(
    _ group: BatchGroup, _ site: Site, _ function: Function, _ a: Int, _ b: Int
  ) -> Turn {
    let arguments = (numbers: site.pointee.argumentNumbers, references: site.pointee.arguments)
    guard let body = site.pointee.body, arguments.references > 0, fits(.none, arguments),
      group.isShared(a, arguments.numbers), takeReferences(group, arguments.references, b)
    else { return .leaves }
    defer { for index in 0..<arguments.references { references[index] = nil } }
    if function.isMutating {
      guard let array = references.pointee as? ArrayStorage else { return .leaves }
      references.pointee = array.freeCopy()
    } else if !isOwn(group.r[b]) {
      return .leaves
    }
    for index in 0..<arguments.numbers { numbers[index] = group.n[a + index].value }
    guard let spent = spent(by: body) else { return .leaves }
    group.steps += spent
    for index in 0..<arguments.references { group.r[b + index] = 0 }
    if function.isMutating, let array = references.pointee { group.r[b] = keepMade(array) }
    return .goesOn
  }

  private func fits(_ result: Layout, _ arguments: (numbers: Int, references: Int)) -> Bool {
    max(arguments.numbers, result.numbers) <= Self.hostNumbers
      && max(arguments.references, result.references) <= Self.hostReferences
  }

  /// Prepares arguments for a call of the host; returns false if one of them exists only for a
  /// batch.
  private func takeReferences(_ group: BatchGroup, _ count: Int, _ b: Int) -> Bool {
    for index in 0..<count {
      let object = Self.object(group.r[b + index])
      if object is BatchClosure {
        for index in 0..<index { references[index] = nil }
        return false
      }
      references[index] = object
    }
    return true
  }

  /// Runs a body of the host on the registers for that: returns its steps, which are not charged
  /// yet; nil if it stops, or takes too many.
  private func spent(by body: HostFunction.Body) -> Int? {
    let state = machine.state
    let (budget, remaining) = (state.pointee.budget, state.pointee.remainingSteps)
    defer {
      state.pointee.budget = budget
      state.pointee.remainingSteps = remaining
    }
    state.pointee.budget = Self.mostSteps
    do throws(RunStop) { try body(Registers(numbers, references)) } catch { return nil }
    let spent = Self.mostSteps - state.pointee.budget
    return spent < Self.mostSteps && state.pointee.remainingSteps == remaining ? spent : nil
  }

  /// Splits lanes for which a call returned different objects.
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

  // MARK: Messages

  /// Reads a property in the receiver's own state. If that is not possible, the message is sent,
  /// which comes next.
  func readNumbers(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let site = group.code.pointee.sites + Int(i.c)
    guard let own = ownState(site, group.r[Int(i.b)]),
      let count = site.pointee.function?.takeUnretainedValue().result.layout.numbers,
      count <= Self.hostNumbers
    else { return .goesOn }
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
    else { return .goesOn }
    group.steps += 1
    group.r[Int(i.a)] = UInt(bitPattern: object)
    group.next += Int(i.k)
    return .goesOn
  }

  /// The state of a receiver for whose message the host's own code is the callee; nil otherwise.
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

  /// Sends a message: a script's override is entered, and the host's method is called if it has no
  /// side effects.
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
    if function.onlyBuilds { return build(group, site, function, Int(i.a), Int(i.b)) }
    if function.onlyComputes(for: object) {
      return compute(group, site, function, Int(i.a), Int(i.b))
    }
    let message = site.pointee.message
    let isNative = isSuper || machine.host.answersItself(message, object)
    switch machine.host.conduct(message, object) {
    case .computes where isNative:
      return compute(group, site, function, Int(i.a), Int(i.b))
    case .asks:
      return askTogether(group, message, object, isSuper: isSuper, Int(i.a), Int(i.b))
    case .computes, .acts: return .leaves
    }
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
