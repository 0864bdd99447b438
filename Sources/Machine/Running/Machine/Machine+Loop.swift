import CProcess
import Foundation
import Records
import TypedProgram

extension Machine {
  /// Runs a body whose arguments are in `numbers` and `references`; its results replace them.
  ///
  /// One switch in one loop: rare operations are methods that are called from here. Every case that
  /// succeeds continues with the loop; leaving the switch means to enter `target`, or, without one,
  /// that something went wrong: `thrown` is an error, or `problem` is the reason why the code
  /// stops.
  ///
  /// - Returns: Returns whether it came to its end; otherwise the reason is in `failure`.
  func execute(
    _ entry: Entry, _ numbers: UnsafeMutablePointer<UInt64>,
    _ references: UnsafeMutablePointer<AnyObject?>
  ) -> Bool {
    let state = self.state
    var mode = state.pointee.mode
    let bottom = state.pointee.framesTop
    var frame = bottom
    var n = numbers
    var r = references
    guard var code = body(of: entry, mode) else { return refuse() }
    guard bottom < state.pointee.framesEnd,
      n + code.pointee.frameNumbers <= state.pointee.numbersEnd,
      r + code.pointee.frameReferences <= state.pointee.referencesEnd
    else {
      problem = .callDepth(limit: limits.callDepth)
      return refuse()
    }
    var pc = code.pointee.instructions
    enter(frame, code, pc, n, r)
    var target: UnsafeMutableRawPointer?
    var targetNumbers = n
    var targetReferences = r

    while true {
      // Operands are read where they are used: in registers of their own they would spill the
      // position in the code to memory.
      let i = pc
      pc += 1
      switch i.op {
      case .move:
        n[i.a] = n[i.b]
        continue
      case .moveTwo:
        let (first, second) = (n[i.b], n[i.b + 1])
        n[i.a] = first
        n[i.a + 1] = second
        continue
      case .moveMany:
        // Nearly always few registers, for which a system call would cost more.
        if i.a <= i.b {
          var index = 0
          while index < i.c {
            n[i.a + index] = n[i.b + index]
            index += 1
          }
        } else {
          var index = i.c
          while index > 0 {
            index -= 1
            n[i.a + index] = n[i.b + index]
          }
        }
        continue
      case .constant:
        n[i.a] = code.pointee.constants[i.b]
        continue
      case .zero:
        for index in i.a..<(i.a + i.c) { n[index] = 0 }
        continue
      case .copy:
        Self.copy(r + i.b, to: r + i.a)
        continue
      case .copyMany:
        if i.a <= i.b {
          for index in 0..<i.c { Self.copy(r + i.b + index, to: r + i.a + index) }
        } else {
          for index in stride(from: i.c - 1, through: 0, by: -1) {
            Self.copy(r + i.b + index, to: r + i.a + index)
          }
        }
        continue
      case .take:
        Self.take(r + i.b, to: r + i.a)
        continue
      case .takeMany:
        if i.a <= i.b {
          for index in 0..<i.c { Self.take(r + i.b + index, to: r + i.a + index) }
        } else {
          for index in stride(from: i.c - 1, through: 0, by: -1) {
            Self.take(r + i.b + index, to: r + i.a + index)
          }
        }
        continue
      case .clear:
        var index = i.a
        let end = i.a + i.c
        while index < end {
          Self.drop(r + index)
          index += 1
        }
        continue
      case .object:
        r[i.a] = code.pointee.objects[i.b]
        continue
      case .extra:
        continue

      // Made by script/generate: arithmetic of doubles.
      case .addDouble:
        n[i.a] = (Double(bitPattern: n[i.b]) + Double(bitPattern: n[i.c])).bitPattern
        continue
      case .subtractDouble:
        n[i.a] = (Double(bitPattern: n[i.b]) - Double(bitPattern: n[i.c])).bitPattern
        continue
      case .multiplyDouble:
        n[i.a] = (Double(bitPattern: n[i.b]) * Double(bitPattern: n[i.c])).bitPattern
        continue
      case .divideDouble:
        n[i.a] = (Double(bitPattern: n[i.b]) / Double(bitPattern: n[i.c])).bitPattern
        continue
      case .remainderDouble:
        n[i.a] = fmod(Double(bitPattern: n[i.b]), Double(bitPattern: n[i.c])).bitPattern
        continue
      case .addDoubleConstant:
        n[i.a] =
          (Double(bitPattern: n[i.b]) + Double(bitPattern: code.pointee.constants[i.c])).bitPattern
        continue
      case .subtractDoubleConstant:
        n[i.a] =
          (Double(bitPattern: n[i.b]) - Double(bitPattern: code.pointee.constants[i.c])).bitPattern
        continue
      case .multiplyDoubleConstant:
        n[i.a] =
          (Double(bitPattern: n[i.b]) * Double(bitPattern: code.pointee.constants[i.c])).bitPattern
        continue
      case .divideDoubleConstant:
        n[i.a] =
          (Double(bitPattern: n[i.b]) / Double(bitPattern: code.pointee.constants[i.c])).bitPattern
        continue
      // As written.
      case .negateDouble:
        n[i.a] = n[i.b] ^ 0x8000_0000_0000_0000
        continue
      case .absoluteDouble:
        n[i.a] = n[i.b] & 0x7FFF_FFFF_FFFF_FFFF
        continue
      case .minimumDouble:
        let (left, right) = (Double(bitPattern: n[i.b]), Double(bitPattern: n[i.c]))
        n[i.a] = (right < left ? right : left).bitPattern
        continue
      case .maximumDouble:
        let (left, right) = (Double(bitPattern: n[i.b]), Double(bitPattern: n[i.c]))
        n[i.a] = (right >= left ? right : left).bitPattern
        continue
      case .mathematics:
        n[i.a] =
          Mathematics.value(
            i.k, Double(bitPattern: n[i.b]), Double(bitPattern: n[i.c])
          ).bitPattern
        continue
      case .roundToFloat:
        n[i.a] = Double(Float(Double(bitPattern: n[i.a]))).bitPattern
        continue
      // Made by script/generate: comparisons of doubles.
      case .lessDouble:
        n[i.a] = Double(bitPattern: n[i.b]) < Double(bitPattern: n[i.c]) ? 1 : 0
        continue
      case .lessOrEqualDouble:
        n[i.a] = Double(bitPattern: n[i.b]) <= Double(bitPattern: n[i.c]) ? 1 : 0
        continue
      case .equalDouble:
        n[i.a] = Double(bitPattern: n[i.b]) == Double(bitPattern: n[i.c]) ? 1 : 0
        continue
      case .notEqualDouble:
        n[i.a] = Double(bitPattern: n[i.b]) != Double(bitPattern: n[i.c]) ? 1 : 0
        continue
      // As written.

      // Made by script/generate: arithmetic of whole numbers.
      case .addInteger:
        let (value, overflow) = Int64(bitPattern: n[i.b]).addingReportingOverflow(
          Int64(bitPattern: n[i.c]))
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = UInt64(bitPattern: value)
        continue
      case .addIntegerConstant:
        let (value, overflow) = Int64(bitPattern: n[i.b]).addingReportingOverflow(
          Int64(bitPattern: code.pointee.constants[i.c]))
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = UInt64(bitPattern: value)
        continue
      case .subtractInteger:
        let (value, overflow) = Int64(bitPattern: n[i.b]).subtractingReportingOverflow(
          Int64(bitPattern: n[i.c]))
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = UInt64(bitPattern: value)
        continue
      case .subtractIntegerConstant:
        let (value, overflow) = Int64(bitPattern: n[i.b]).subtractingReportingOverflow(
          Int64(bitPattern: code.pointee.constants[i.c]))
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = UInt64(bitPattern: value)
        continue
      case .multiplyInteger:
        let (value, overflow) = Int64(bitPattern: n[i.b]).multipliedReportingOverflow(
          by: Int64(bitPattern: n[i.c]))
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = UInt64(bitPattern: value)
        continue
      case .divideInteger:
        if n[i.c] == 0 {
          problem = .divisionByZero
          break
        }
        let (value, overflow) = Int64(bitPattern: n[i.b]).dividedReportingOverflow(
          by: Int64(bitPattern: n[i.c]))
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = UInt64(bitPattern: value)
        continue
      case .remainderInteger:
        if n[i.c] == 0 {
          problem = .divisionByZero
          break
        }
        let (value, overflow) = Int64(bitPattern: n[i.b]).remainderReportingOverflow(
          dividingBy: Int64(bitPattern: n[i.c]))
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = UInt64(bitPattern: value)
        continue
      case .addUnsigned:
        let (value, overflow) = n[i.b].addingReportingOverflow(n[i.c])
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = value
        continue
      case .subtractUnsigned:
        let (value, overflow) = n[i.b].subtractingReportingOverflow(n[i.c])
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = value
        continue
      case .multiplyUnsigned:
        let (value, overflow) = n[i.b].multipliedReportingOverflow(by: n[i.c])
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = value
        continue
      case .divideUnsigned:
        if n[i.c] == 0 {
          problem = .divisionByZero
          break
        }
        n[i.a] = n[i.b] / n[i.c]
        continue
      case .remainderUnsigned:
        if n[i.c] == 0 {
          problem = .divisionByZero
          break
        }
        n[i.a] = n[i.b] % n[i.c]
        continue
      case .wrappingAdd:
        n[i.a] = n[i.b] &+ n[i.c]
        continue
      case .wrappingSubtract:
        n[i.a] = n[i.b] &- n[i.c]
        continue
      case .wrappingMultiply:
        n[i.a] = n[i.b] &* n[i.c]
        continue
      // As written.
      case .negateInteger:
        let (value, overflow) = Int64(0).subtractingReportingOverflow(Int64(bitPattern: n[i.b]))
        if overflow {
          problem = .overflow
          break
        }
        n[i.a] = UInt64(bitPattern: value)
        continue
      case .checkRange:
        if Numbers.truncated(n[i.a], i.k) != n[i.a] {
          problem = .overflow
          break
        }
        continue
      case .truncateInteger:
        n[i.a] = Numbers.truncated(n[i.a], i.k)
        continue
      // Made by script/generate: bits.
      case .bitAnd:
        n[i.a] = n[i.b] & n[i.c]
        continue
      case .bitOr:
        n[i.a] = n[i.b] | n[i.c]
        continue
      case .bitExclusiveOr:
        n[i.a] = n[i.b] ^ n[i.c]
        continue
      // As written.
      case .shiftLeft:
        n[i.a] = Numbers.shifted(n[i.b], by: Int64(bitPattern: n[i.c]), i.k)
        continue
      case .shiftRight:
        n[i.a] = Numbers.shifted(n[i.b], by: 0 &- Int64(bitPattern: n[i.c]), i.k)
        continue
      case .complement:
        n[i.a] = ~n[i.b]
        continue
      // Made by script/generate: comparisons of whole numbers.
      case .lessInteger:
        n[i.a] = Int64(bitPattern: n[i.b]) < Int64(bitPattern: n[i.c]) ? 1 : 0
        continue
      case .lessOrEqualInteger:
        n[i.a] = Int64(bitPattern: n[i.b]) <= Int64(bitPattern: n[i.c]) ? 1 : 0
        continue
      case .lessUnsigned:
        n[i.a] = n[i.b] < n[i.c] ? 1 : 0
        continue
      case .lessOrEqualUnsigned:
        n[i.a] = n[i.b] <= n[i.c] ? 1 : 0
        continue
      case .equalNumber:
        n[i.a] = n[i.b] == n[i.c] ? 1 : 0
        continue
      case .notEqualNumber:
        n[i.a] = n[i.b] != n[i.c] ? 1 : 0
        continue
      // As written.

      case .integerToDouble:
        n[i.a] = Double(Int64(bitPattern: n[i.b])).bitPattern
        continue
      case .unsignedToDouble:
        n[i.a] = Double(n[i.b]).bitPattern
        continue
      case .doubleToInteger:
        guard let value = Numbers.integer(Double(bitPattern: n[i.b]), i.k) else {
          problem = .notRepresentable
          break
        }
        n[i.a] = value
        continue
      case .integerToInteger:
        guard let value = Numbers.integer(n[i.b], isUnsigned: i.c == 1, i.k) else {
          problem = .notRepresentable
          break
        }
        n[i.a] = value
        continue
      case .not:
        n[i.a] = n[i.b] ^ 1
        continue

      case .jump:
        pc = code.pointee.instructions + i.c
        continue
      case .jumpBack:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        pc = code.pointee.instructions + i.c
        continue
      case .jumpTrue:
        if n[i.a] != 0 { pc = code.pointee.instructions + i.c }
        continue
      case .jumpFalse:
        if n[i.a] == 0 { pc = code.pointee.instructions + i.c }
        continue
      // Made by script/generate: jumps that compare.
      case .jumpLessDouble:
        if (Double(bitPattern: n[i.a]) < Double(bitPattern: n[i.b])) == (i.k != 0) {
          pc = code.pointee.instructions + i.c
        }
        continue
      case .jumpLessOrEqualDouble:
        if (Double(bitPattern: n[i.a]) <= Double(bitPattern: n[i.b])) == (i.k != 0) {
          pc = code.pointee.instructions + i.c
        }
        continue
      case .jumpEqualDouble:
        if (Double(bitPattern: n[i.a]) == Double(bitPattern: n[i.b])) == (i.k != 0) {
          pc = code.pointee.instructions + i.c
        }
        continue
      case .jumpLessInteger:
        if (Int64(bitPattern: n[i.a]) < Int64(bitPattern: n[i.b])) == (i.k != 0) {
          pc = code.pointee.instructions + i.c
        }
        continue
      case .jumpLessOrEqualInteger:
        if (Int64(bitPattern: n[i.a]) <= Int64(bitPattern: n[i.b])) == (i.k != 0) {
          pc = code.pointee.instructions + i.c
        }
        continue
      case .jumpEqualNumber:
        if (n[i.a] == n[i.b]) == (i.k != 0) { pc = code.pointee.instructions + i.c }
        continue
      case .jumpLessUnsigned:
        if (n[i.a] < n[i.b]) == (i.k != 0) { pc = code.pointee.instructions + i.c }
        continue
      case .jumpLessOrEqualUnsigned:
        if (n[i.a] <= n[i.b]) == (i.k != 0) { pc = code.pointee.instructions + i.c }
        continue
      // As written.
      case .jumpNil:
        if Self.holds(r + i.a) != (i.k != 0) { pc = code.pointee.instructions + i.c }
        continue
      case .jumpIdentical:
        if (Self.word(r + i.a) == Self.word(r + i.b)) == (i.k != 0) {
          pc = code.pointee.instructions + i.c
        }
        continue
      case .isNil:
        n[i.a] = Self.holds(r + i.b) ? 0 : 1
        continue
      case .identical:
        n[i.a] = Self.word(r + i.b) == Self.word(r + i.c) ? 1 : 0
        continue

      case .loadNumbers:
        let cell = Self.cell(r + i.b)
        let source = cell.numbers + i.c
        if i.k == 1 {
          n[i.a] = source.pointee
        } else {
          for index in 0..<Int(i.k) { n[i.a + index] = source[index] }
        }
        continue
      case .loadReferences:
        let source = Self.cell(r + i.b).references + i.c
        for index in 0..<Int(i.k) { r[i.a + index] = source[index] }
        continue
      case .loadRequired:
        let source = Self.cell(r + i.b).references + i.c
        guard Self.holds(source) else {
          problem = .uninitialized(name(in: code, Int(pc.pointee.a)))
          break
        }
        r[i.a] = source.pointee
        pc += 1
        continue
      case .takeReferences:
        let source = Self.cell(r + i.b).references + i.c
        for index in 0..<Int(i.k) { Self.take(source + index, to: r + i.a + index) }
        continue
      case .storeNumbers:
        let place = Self.cell(r + i.b).numbers + i.c
        state.pointee.writes &+= 1
        for index in 0..<Int(i.k) { place[index] = n[i.a + index] }
        continue
      case .storeReferences:
        let place = Self.cell(r + i.b).references + i.c
        state.pointee.writes &+= 1
        for index in 0..<Int(i.k) { place[index] = r[i.a + index] }
        continue
      case .fieldsOf:
        guard let object = r[i.b], let fields = fields(of: object) else {
          problem = .superInitializerNotRun
          break
        }
        r[i.a] = fields
        continue
      case .globalCell:
        let variable = code.pointee.code.takeUnretainedValue().globals[i.c]
        if let storage = variable.storage, variable.isInitialized || variable.initializer == nil {
          r[i.a] = storage
          continue
        }
        frame.pointee.next = pc
        guard let storage = initialize(variable) else { break }
        r[i.a] = storage
        continue
      case .newBox:
        r[i.a] = newBox(code.pointee.code.takeUnretainedValue().layouts[i.c])
        continue
      case .makeWeak:
        r[i.a] = r[i.b].map { WeakBox($0) }
        continue
      case .loadWeak:
        let object = r[i.b].flatMap { downcast($0, to: WeakBox.self).object }
        if i.k == 1, object == nil {
          problem = .danglingUnowned
          break
        }
        r[i.a] = object
        continue

      case .call:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        let entry = code.pointee.functions[i.c]
        target = entry[mode]
        if target == nil { target = compile(entry, mode) }
        targetNumbers = n + i.a
        targetReferences = r + i.b
      case .callHost:
        let site = code.pointee.sites + i.c
        if let plain = site.pointee.plain {
          plain(n + i.a, n + i.a)
          continue
        }
        frame.pointee.next = pc
        guard callHost(site, n + i.a, r + i.b) else { break }
        continue
      case .callPlain:
        (code.pointee.sites + i.c).pointee.plain.certain()(n + i.b, n + i.a)
        continue
      case .callClosure:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        guard let object = r[i.c] else {
          problem = .uninitialized("")
          break
        }
        targetNumbers = n + i.a
        targetReferences = r + i.b
        target = prepare(object, targetNumbers, targetReferences, mode)
      case .sendMethod:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        let index = Int(i.k) | Int(pc.pointee.a) << 8
        pc += 1
        guard let entry = method(index, of: r + i.b, isHostDerived: i.c == 1) else { break }
        target = entry[mode]
        if target == nil { target = compile(entry, mode) }
        targetNumbers = n + i.a
        targetReferences = r + i.b
      case .readNumbers:
        let site = code.pointee.sites + i.c
        if let own = ownState(site, r + i.b) {
          state.pointee.budget &-= 1
          if state.pointee.budget < 0, !look() { break }
          site.pointee.read.certain()(own, n + i.a)
          pc += Int(i.k)
        }
        continue
      case .readObject:
        let site = code.pointee.sites + i.c
        if let own = ownState(site, r + i.b),
          let object = site.pointee.readObject.certain()(own)
        {
          state.pointee.budget &-= 1
          if state.pointee.budget < 0, !look() { break }
          Self.copy(UInt(bitPattern: object), to: r + i.a)
          pc += Int(i.k)
        }
        continue
      case .sendMessage, .sendSuper:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        let site = code.pointee.sites + i.c
        let entry: Entry?
        if site.pointee.known.isKept, let place = answerPlace, Self.holds(r + i.b),
          site.pointee.known.changes == place.changes.pointee,
          let own = Self.pointer(in: r + i.b, at: place.offset),
          site.pointee.known.word == own.load(as: UInt.self)
        {
          entry = site.pointee.known.entry
        } else {
          entry = script(site, r + i.b, isSuper: i.op == .sendSuper)
        }
        if let entry {
          target = entry[mode]
          if target == nil { target = compile(entry, mode) }
          targetNumbers = n + i.a
          targetReferences = r + i.b
        } else {
          frame.pointee.next = pc
          guard callHost(site, n + i.a, r + i.b) else { break }
          continue
        }
      case .sendWitness:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        frame.pointee.next = pc
        switch witness(code.pointee.sites + i.c, n + i.a, r + i.b) {
        case .done: continue
        case .failed: break
        case .enter(let entry):
          target = entry[mode]
          if target == nil { target = compile(entry, mode) }
          targetNumbers = n + i.a
          targetReferences = r + i.b
        }
      case .implementing:
        r[i.a] = implementing(code.pointee.sites + i.c, r[i.b])
        continue
      case .giveBack:
        let results = code.pointee.resultReferences
        if i.a != 0 {
          for index in 0..<code.pointee.resultNumbers { n[index] = n[i.a + index] }
        }
        if i.b != 0 {
          for index in 0..<results { Self.swap(r + index, r + i.b + index) }
        }
        var index = results
        let end = code.pointee.frameReferences
        while index < end {
          Self.drop(r + index)
          index += 1
        }
        if frame == bottom {
          state.pointee.framesTop = bottom
          state.pointee.numbersTop = numbers
          state.pointee.referencesTop = references
          return true
        }
        frame -= 1
        code = frame.pointee.code
        pc = frame.pointee.next
        n = frame.pointee.numbers
        r = frame.pointee.references
        state.pointee.framesTop = frame + 1
        state.pointee.numbersTop = n + code.pointee.frameNumbers
        state.pointee.referencesTop = r + code.pointee.frameReferences
        continue

      case .newObject:
        r[i.a] = newObject(code.pointee.code.takeUnretainedValue().types[i.c], fieldsOnly: i.k == 1)
        continue
      case .constructHost:
        let site = code.pointee.sites + i.c
        let fields = r[Int(pc.pointee.a)]
        pc += 1
        frame.pointee.next = pc
        guard constructHost(site, fields, n + i.a, r + i.b) else { break }
        continue
      case .delegateInitializer:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        let site = code.pointee.sites + i.c
        if let entry = initializer(site, r + i.b) {
          target = entry[mode]
          if target == nil { target = compile(entry, mode) }
          targetNumbers = n + i.a
          targetReferences = r + i.b
        } else {
          // A class of the host itself: the host alone creates the object.
          frame.pointee.next = pc
          guard delegateToHost(site, n + i.a, r + i.b) else { break }
          continue
        }
      case .newClosure:
        let extra = pc.pointee
        pc += 1
        let owner = code.pointee.code.takeUnretainedValue()
        r[i.a] = newClosure(
          code.pointee.functions[i.c], owner.layouts[i.b], owner.layouts[Int(extra.c)],
          Registers(n + Int(extra.a), r + Int(extra.b)))
        continue

      case .stopWith:
        problem = stop(i.k, i.b == 1 ? r[i.a] : nil)
      case .throwError:
        if code.pointee.code.takeUnretainedValue().catchesExceptions {
          problem = host.problem(raising: r[i.a])
        } else {
          thrown = r[i.a]
        }
        r[i.a] = nil
      case .uncaught:
        problem = .uncaughtError(errorText(r[i.a]))

      case .concatenate:
        guard let text = concatenate(r + i.b, r + i.c) else { break }
        r[i.a] = text
        continue
      case .concatenateMany:
        guard let text = concatenate(r + i.b, count: i.c) else { break }
        r[i.a] = text
        continue
      case .compareStrings:
        n[i.a] = Self.compare(r + i.b, r + i.c, i.k) ? 1 : 0
        if state.pointee.isStopped { break }
        continue
      case .describe:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        frame.pointee.next = pc
        let text = text(of: Registers(n + i.b, r + i.c), type, isDebug: i.k == 1)
        if state.pointee.isStopped { break }
        r[i.a] = StringObject(text)
        continue
      case .print:
        guard write(r[i.a]) else { break }
        continue
      case .equal:
        let extra = pc.pointee
        pc += 1
        let type = code.pointee.code.takeUnretainedValue().types[Int(extra.c)]
        frame.pointee.next = pc
        let answer = isEqual(
          Registers(n + i.b, r + i.c), Registers(n + Int(extra.a), r + Int(extra.b)), type)
        if state.pointee.isStopped { break }
        n[i.a] = answer ? 1 : 0
        continue
      case .hash:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        n[i.a] = UInt64(bitPattern: Int64(KeyShape(type).hash(Registers(n + i.b, r + i.c))))
        if state.pointee.isStopped { break }
        continue
      case .equalObjects:
        n[i.a] = isEqual(r[i.b], r[i.c]) ? 1 : 0
        if state.pointee.isStopped { break }
        continue
      case .boxAny:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        r[i.a] = box(Registers(n + i.b, r + i.c), type)
        continue
      case .unboxAny:
        let extra = pc.pointee
        pc += 1
        let type = code.pointee.code.takeUnretainedValue().types[Int(extra.a)]
        n[i.c] = unbox(r[i.b], to: type, Registers(n + i.a, r + Int(extra.b))) ? 1 : 0
        continue
      case .convertValue:
        let extra = pc.pointee
        pc += 1
        let types = code.pointee.code.takeUnretainedValue().types
        r[i.a] = converted(r[i.b], types[Int(extra.a)], types[Int(extra.b)])
        continue
      case .isType:
        n[i.a] = isValue(r[i.b], of: code.pointee.code.takeUnretainedValue().types[i.c]) ? 1 : 0
        continue
      case .castFailed:
        let type = code.pointee.code.takeUnretainedValue().types[i.c]
        problem = castProblem(r[i.b], type)
      case .dynamicType:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        r[i.a] = MetatypeObject(dynamicType(Registers(n + i.b, r + i.c), type))
        continue
      case .checkBounds:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        guard isOrdered(Registers(n + i.b, r + i.c), type) else {
          problem = .invalidRange
          break
        }
        continue

      case .newArray:
        let element = code.pointee.code.takeUnretainedValue().types[i.c]
        r[i.a] = ArrayStorage(element: element.layout, holdsObjects: element.isNullable)
        continue
      case .appendElement:
        downcast(r[i.a].certain(), to: ArrayStorage.self).append(
          from: Registers(n + i.b, r + i.c))
        continue
      case .arrayCount:
        guard let array = r[i.b] else {
          problem = .uninitialized("")
          break
        }
        n[i.a] = UInt64(downcast(array, to: ArrayStorage.self).count)
        continue
      case .objectElement:
        guard let object = Self.object(r + i.b, n[i.c]) else {
          problem = .indexOutOfRange
          break
        }
        r[i.a] = object
        continue
      case .numberElement:
        guard let array = r[i.b] else {
          problem = .uninitialized("")
          break
        }
        let storage = downcast(array, to: ArrayStorage.self)
        guard n[i.c] < UInt64(storage.count) else {
          problem = .indexOutOfRange
          break
        }
        n[i.a] = storage.numbers[Int(n[i.c])]
        continue
      case .arrayElement:
        guard let array = r[i.a] else {
          problem = .uninitialized("")
          break
        }
        let storage = downcast(array, to: ArrayStorage.self)
        guard n[i.b] < UInt64(storage.count) else {
          problem = .indexOutOfRange
          break
        }
        storage.read(Int(n[i.b]), into: Registers(n + i.c, r + Int(pc.pointee.a)))
        pc += 1
        continue
      case .newDictionary:
        r[i.a] = Self.newHashed(code.pointee.code.takeUnretainedValue().types[i.c])
        continue
      case .setKey:
        let extra = pc.pointee
        pc += 1
        guard
          setKey(
            r[i.a], Registers(n + i.b, r + i.c), Registers(n + Int(extra.a), r + Int(extra.b)),
            isUnique: i.k == 1)
        else { break }
        continue
      case .dictionaryCount:
        guard let storage = r[i.b] else {
          problem = .uninitialized("")
          break
        }
        n[i.a] = UInt64(downcast(storage, to: HashedStorage.self).count)
        continue
      case .dictionaryEntry:
        let index = Int(n[Int(pc.pointee.a)])
        pc += 1
        let storage = downcast(r[i.a].certain(), to: HashedStorage.self)
        guard index < storage.count else {
          problem = .indexOutOfRange
          break
        }
        Registers(n + i.b, r + i.c).copy(
          from: storage.keyRegisters(index), storage.key + storage.value)
        continue
      case .characters:
        // A character alone requires a string of its own.
        if let text = r[i.b] as? StringObject, !hasMemory(for: text.value.utf8.count * 64) { break }
        r[i.a] = Self.characters(r[i.b])
        continue

      case .traceLine:
        traceLine(code, i.c, frame, bottom)
        mode = state.pointee.mode
        continue
      case .traceFact:
        frame.pointee.next = pc
        traceFact(code, i.c, n, r)
        if state.pointee.isStopped { break }
        continue
      case .traceEnd:
        traceEnd(frame)
        mode = state.pointee.mode
        continue
      case .jumpUntold:
        if mode == 0 { pc = code.pointee.instructions + i.c }
        continue
      case .show:
        frame.pointee.next = pc
        show(code, i.c, Registers(n + i.a, r + i.b))
        if state.pointee.isStopped { break }
        continue
      }

      if let body = target {
        target = nil
        let next = body.assumingMemoryBound(to: CodeHeader.self)
        if frame < state.pointee.framesEnd,
          targetNumbers + next.pointee.frameNumbers <= state.pointee.numbersEnd,
          targetReferences + next.pointee.frameReferences <= state.pointee.referencesEnd
        {
          frame.pointee.next = pc
          frame += 1
          code = next
          pc = next.pointee.instructions
          n = targetNumbers
          r = targetReferences
          enter(frame, code, pc, n, r)
          continue
        }
        problem = .callDepth(limit: limits.callDepth)
      }

      let isException = catchException(frame, bottom, pc)
      // Searches for a `catch` for an error, from here outwards.
      if thrown != nil, problem == nil, !state.pointee.isStopped {
        var isCaught = false
        while true {
          let place = pc - code.pointee.instructions - 1
          if let handler = handler(in: code, at: place, ofException: isException) {
            for index in handler.register..<code.pointee.frameReferences
            where Self.holds(r + index) {
              r[index] = nil
            }
            r[handler.register] = thrown
            thrown = nil
            pc = code.pointee.instructions + handler.target
            isCaught = true
            enter(frame, code, pc, n, r)
            break
          }
          if frame == bottom { break }
          traceEnd(frame)
          Self.empty(r, code.pointee.frameReferences)
          frame -= 1
          code = frame.pointee.code
          pc = frame.pointee.next
          n = frame.pointee.numbers
          r = frame.pointee.references
        }
        if isCaught { continue }
        problem = .uncaughtError(errorText(thrown))
        thrown = nil
      }
      frame.pointee.next = pc
      noteFailure(frame + 1)
      while true {
        traceEnd(frame)
        Self.empty(r, code.pointee.frameReferences)
        if frame == bottom { break }
        frame -= 1
        code = frame.pointee.code
        r = frame.pointee.references
      }
      state.pointee.framesTop = bottom
      state.pointee.numbersTop = numbers
      state.pointee.referencesTop = references
      return false
    }
  }

  /// The state of an object with the word that identifies its overrides, if the host's own code is
  /// known to be the callee of a site.
  @inline(__always)
  private func ownState(
    _ site: UnsafePointer<CallSite>, _ register: UnsafeMutablePointer<AnyObject?>
  ) -> UnsafeRawPointer? {
    guard let place = answerPlace, site.pointee.known.changes == place.changes.pointee,
      Self.holds(register), let own = Self.pointer(in: register, at: place.offset),
      site.pointee.known.isNative(own.load(as: UInt.self))
    else { return nil }
    return own
  }

  /// Begins a frame: nested calls are above it from now on.
  @inline(__always)
  private func enter(
    _ frame: UnsafeMutablePointer<Frame>, _ code: UnsafeMutablePointer<CodeHeader>,
    _ next: UnsafePointer<Instruction>, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) {
    frame.pointee = Frame(code: code, next: next, numbers: n, references: r)
    state.pointee.framesTop = frame + 1
    state.pointee.numbersTop = n + code.pointee.frameNumbers
    state.pointee.referencesTop = r + code.pointee.frameReferences
  }
}

// MARK: - Registers as words

extension Machine {
  @inline(__always)
  nonisolated static func word(_ register: UnsafeMutablePointer<AnyObject?>) -> UInt {
    UnsafeRawPointer(register).load(as: UInt.self)
  }

  @inline(__always)
  nonisolated static func holds(_ register: UnsafeMutablePointer<AnyObject?>) -> Bool {
    word(register) != 0
  }

  /// The pointer in an object, without reference counting.
  @inline(__always)
  nonisolated static func pointer(
    in register: UnsafeMutablePointer<AnyObject?>, at offset: Int
  ) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: word(register))?
      .load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
  }

  /// Copies an object, and releases the earlier one.
  @inline(__always)
  nonisolated static func copy(
    _ source: UnsafeMutablePointer<AnyObject?>, to target: UnsafeMutablePointer<AnyObject?>
  ) {
    copy(word(source), to: target)
  }

  /// The same for an object in a word. Registers belong to the main actor, so no other thread
  /// counts their references meanwhile. Most registers are empty before and many objects are nil,
  /// so both are tested before any call.
  @inline(__always)
  nonisolated static func copy(_ word: UInt, to target: UnsafeMutablePointer<AnyObject?>) {
    let old = self.word(target)
    if let object = UnsafeMutableRawPointer(bitPattern: word) { _ = swift_nonatomic_retain(object) }
    UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt.self)
    if let object = UnsafeMutableRawPointer(bitPattern: old) { swift_nonatomic_release(object) }
  }

  /// Releases an object.
  @inline(__always)
  nonisolated static func drop(_ register: UnsafeMutablePointer<AnyObject?>) {
    guard let object = UnsafeMutableRawPointer(bitPattern: word(register)) else { return }
    UnsafeMutableRawPointer(register).storeBytes(of: 0, as: UInt.self)
    swift_nonatomic_release(object)
  }

  /// Moves an object without reference counting.
  @inline(__always)
  nonisolated static func take(
    _ source: UnsafeMutablePointer<AnyObject?>, to target: UnsafeMutablePointer<AnyObject?>
  ) {
    guard source != target else { return }
    if holds(target) { target.pointee = nil }
    let word = word(source)
    UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt.self)
    UnsafeMutableRawPointer(source).storeBytes(of: 0, as: UInt.self)
  }

  @inline(__always)
  nonisolated static func swap(
    _ one: UnsafeMutablePointer<AnyObject?>, _ other: UnsafeMutablePointer<AnyObject?>
  ) {
    let (first, second) = (word(one), word(other))
    UnsafeMutableRawPointer(one).storeBytes(of: second, as: UInt.self)
    UnsafeMutableRawPointer(other).storeBytes(of: first, as: UInt.self)
  }

  nonisolated static func empty(_ references: UnsafeMutablePointer<AnyObject?>, _ count: Int) {
    for index in 0..<count where holds(references + index) { references[index] = nil }
  }

  /// The cell in a register, without reference counting.
  @inline(__always)
  nonisolated static func cell(_ register: UnsafeMutablePointer<AnyObject?>) -> CellMemory {
    CellMemory(downcast(register.pointee.certain(), to: Cell.self))
  }

  @inline(__always)
  nonisolated static func object(
    _ register: UnsafeMutablePointer<AnyObject?>, _ index: UInt64
  ) -> AnyObject? {
    guard let array = register.pointee else { return nil }
    let storage = downcast(array, to: ArrayStorage.self)
    guard index < UInt64(storage.count) else { return nil }
    return storage.objects[Int(index)]
  }
}

extension UnsafePointer<Instruction> {
  @inline(__always)
  fileprivate var a: Int { Int(pointee.a) }
  @inline(__always)
  fileprivate var b: Int { Int(pointee.b) }
  @inline(__always)
  fileprivate var c: Int { Int(pointee.c) }
  @inline(__always)
  fileprivate var k: UInt8 { pointee.k }
  @inline(__always)
  fileprivate var op: Opcode { pointee.op }
}

/// The memory of a cell.
struct CellMemory {
  let numbers: UnsafeMutablePointer<UInt64>
  let references: UnsafeMutablePointer<AnyObject?>

  @inline(__always)
  init(_ cell: Cell) {
    numbers = cell.numbers
    references = cell.references
  }
}
