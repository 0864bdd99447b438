import Foundation
import Records

extension Machine {
  /// Runs a body whose arguments stand in `numbers` and `references`; its results take their place.
  ///
  /// One switch in one loop: what is rare is done by methods that are called from here. Every case
  /// that succeeds goes on with the loop; leaving the switch means to enter `target`, or, without
  /// one, that something went wrong: `thrown` holds an error, or `problem` says why the code stops.
  ///
  /// - Returns: whether it came to its end; otherwise `failure` says why.
  func execute(
    _ entry: Entry, _ numbers: UnsafeMutablePointer<UInt64>,
    _ references: UnsafeMutablePointer<AnyObject?>
  ) -> Bool {
    let state = self.state
    let mode = state.pointee.mode
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
      let i = pc.pointee
      pc += 1
      let a = Int(i.a)
      let b = Int(i.b)
      let c = Int(i.c)
      switch i.op {
      case .move:
        n[a] = n[b]
        continue
      case .moveMany:
        // Few registers nearly always, for which a call of the system's would cost more.
        if a <= b {
          var index = 0
          while index < c {
            n[a + index] = n[b + index]
            index += 1
          }
        } else {
          var index = c
          while index > 0 {
            index -= 1
            n[a + index] = n[b + index]
          }
        }
        continue
      case .constant:
        n[a] = code.pointee.constants[b]
        continue
      case .zero:
        for index in a..<(a + c) { n[index] = 0 }
        continue
      case .copy:
        Self.copy(r + b, to: r + a)
        continue
      case .copyMany:
        if a <= b {
          for index in 0..<c { Self.copy(r + b + index, to: r + a + index) }
        } else {
          for index in stride(from: c - 1, through: 0, by: -1) {
            Self.copy(r + b + index, to: r + a + index)
          }
        }
        continue
      case .take:
        Self.take(r + b, to: r + a)
        continue
      case .takeMany:
        if a <= b {
          for index in 0..<c { Self.take(r + b + index, to: r + a + index) }
        } else {
          for index in stride(from: c - 1, through: 0, by: -1) {
            Self.take(r + b + index, to: r + a + index)
          }
        }
        continue
      case .clear:
        for index in a..<(a + c) where Self.holds(r + index) { r[index] = nil }
        continue
      case .object:
        r[a] = code.pointee.objects[b]
        continue
      case .extra:
        continue

      case .addDouble:
        n[a] = (Double(bitPattern: n[b]) + Double(bitPattern: n[c])).bitPattern
        continue
      case .subtractDouble:
        n[a] = (Double(bitPattern: n[b]) - Double(bitPattern: n[c])).bitPattern
        continue
      case .multiplyDouble:
        n[a] = (Double(bitPattern: n[b]) * Double(bitPattern: n[c])).bitPattern
        continue
      case .divideDouble:
        n[a] = (Double(bitPattern: n[b]) / Double(bitPattern: n[c])).bitPattern
        continue
      case .remainderDouble:
        n[a] = fmod(Double(bitPattern: n[b]), Double(bitPattern: n[c])).bitPattern
        continue
      case .addDoubleConstant:
        n[a] =
          (Double(bitPattern: n[b]) + Double(bitPattern: code.pointee.constants[c])).bitPattern
        continue
      case .subtractDoubleConstant:
        n[a] =
          (Double(bitPattern: n[b]) - Double(bitPattern: code.pointee.constants[c])).bitPattern
        continue
      case .multiplyDoubleConstant:
        n[a] =
          (Double(bitPattern: n[b]) * Double(bitPattern: code.pointee.constants[c])).bitPattern
        continue
      case .divideDoubleConstant:
        n[a] =
          (Double(bitPattern: n[b]) / Double(bitPattern: code.pointee.constants[c])).bitPattern
        continue
      case .negateDouble:
        n[a] = n[b] ^ 0x8000_0000_0000_0000
        continue
      case .absoluteDouble:
        n[a] = n[b] & 0x7FFF_FFFF_FFFF_FFFF
        continue
      case .minimumDouble:
        let (left, right) = (Double(bitPattern: n[b]), Double(bitPattern: n[c]))
        n[a] = (right < left ? right : left).bitPattern
        continue
      case .maximumDouble:
        let (left, right) = (Double(bitPattern: n[b]), Double(bitPattern: n[c]))
        n[a] = (right >= left ? right : left).bitPattern
        continue
      case .mathematics:
        n[a] =
          Mathematics.value(
            i.k, Double(bitPattern: n[b]), Double(bitPattern: n[c])
          ).bitPattern
        continue
      case .roundToFloat:
        n[a] = Double(Float(Double(bitPattern: n[a]))).bitPattern
        continue
      case .lessDouble:
        n[a] = Double(bitPattern: n[b]) < Double(bitPattern: n[c]) ? 1 : 0
        continue
      case .lessOrEqualDouble:
        n[a] = Double(bitPattern: n[b]) <= Double(bitPattern: n[c]) ? 1 : 0
        continue
      case .equalDouble:
        n[a] = Double(bitPattern: n[b]) == Double(bitPattern: n[c]) ? 1 : 0
        continue
      case .notEqualDouble:
        n[a] = Double(bitPattern: n[b]) != Double(bitPattern: n[c]) ? 1 : 0
        continue

      case .addInteger:
        let (value, overflow) = Int64(bitPattern: n[b]).addingReportingOverflow(
          Int64(bitPattern: n[c]))
        if overflow {
          problem = .overflow
          break
        }
        n[a] = UInt64(bitPattern: value)
        continue
      case .addIntegerConstant:
        let (value, overflow) = Int64(bitPattern: n[b]).addingReportingOverflow(
          Int64(bitPattern: code.pointee.constants[c]))
        if overflow {
          problem = .overflow
          break
        }
        n[a] = UInt64(bitPattern: value)
        continue
      case .subtractInteger:
        let (value, overflow) = Int64(bitPattern: n[b]).subtractingReportingOverflow(
          Int64(bitPattern: n[c]))
        if overflow {
          problem = .overflow
          break
        }
        n[a] = UInt64(bitPattern: value)
        continue
      case .subtractIntegerConstant:
        let (value, overflow) = Int64(bitPattern: n[b]).subtractingReportingOverflow(
          Int64(bitPattern: code.pointee.constants[c]))
        if overflow {
          problem = .overflow
          break
        }
        n[a] = UInt64(bitPattern: value)
        continue
      case .multiplyInteger:
        let (value, overflow) = Int64(bitPattern: n[b]).multipliedReportingOverflow(
          by: Int64(bitPattern: n[c]))
        if overflow {
          problem = .overflow
          break
        }
        n[a] = UInt64(bitPattern: value)
        continue
      case .divideInteger:
        if n[c] == 0 {
          problem = .divisionByZero
          break
        }
        let (value, overflow) = Int64(bitPattern: n[b]).dividedReportingOverflow(
          by: Int64(bitPattern: n[c]))
        if overflow {
          problem = .overflow
          break
        }
        n[a] = UInt64(bitPattern: value)
        continue
      case .remainderInteger:
        if n[c] == 0 {
          problem = .divisionByZero
          break
        }
        let (value, overflow) = Int64(bitPattern: n[b]).remainderReportingOverflow(
          dividingBy: Int64(bitPattern: n[c]))
        if overflow {
          problem = .overflow
          break
        }
        n[a] = UInt64(bitPattern: value)
        continue
      case .addUnsigned:
        let (value, overflow) = n[b].addingReportingOverflow(n[c])
        if overflow {
          problem = .overflow
          break
        }
        n[a] = value
        continue
      case .subtractUnsigned:
        let (value, overflow) = n[b].subtractingReportingOverflow(n[c])
        if overflow {
          problem = .overflow
          break
        }
        n[a] = value
        continue
      case .multiplyUnsigned:
        let (value, overflow) = n[b].multipliedReportingOverflow(by: n[c])
        if overflow {
          problem = .overflow
          break
        }
        n[a] = value
        continue
      case .divideUnsigned:
        if n[c] == 0 {
          problem = .divisionByZero
          break
        }
        n[a] = n[b] / n[c]
        continue
      case .remainderUnsigned:
        if n[c] == 0 {
          problem = .divisionByZero
          break
        }
        n[a] = n[b] % n[c]
        continue
      case .wrappingAdd:
        n[a] = n[b] &+ n[c]
        continue
      case .wrappingSubtract:
        n[a] = n[b] &- n[c]
        continue
      case .wrappingMultiply:
        n[a] = n[b] &* n[c]
        continue
      case .negateInteger:
        let (value, overflow) = Int64(0).subtractingReportingOverflow(Int64(bitPattern: n[b]))
        if overflow {
          problem = .overflow
          break
        }
        n[a] = UInt64(bitPattern: value)
        continue
      case .checkRange:
        if Numbers.truncated(n[a], i.k) != n[a] {
          problem = .overflow
          break
        }
        continue
      case .truncateInteger:
        n[a] = Numbers.truncated(n[a], i.k)
        continue
      case .bitAnd:
        n[a] = n[b] & n[c]
        continue
      case .bitOr:
        n[a] = n[b] | n[c]
        continue
      case .bitExclusiveOr:
        n[a] = n[b] ^ n[c]
        continue
      case .shiftLeft:
        n[a] = Numbers.shifted(n[b], by: Int64(bitPattern: n[c]), i.k)
        continue
      case .shiftRight:
        n[a] = Numbers.shifted(n[b], by: 0 &- Int64(bitPattern: n[c]), i.k)
        continue
      case .complement:
        n[a] = ~n[b]
        continue
      case .lessInteger:
        n[a] = Int64(bitPattern: n[b]) < Int64(bitPattern: n[c]) ? 1 : 0
        continue
      case .lessOrEqualInteger:
        n[a] = Int64(bitPattern: n[b]) <= Int64(bitPattern: n[c]) ? 1 : 0
        continue
      case .lessUnsigned:
        n[a] = n[b] < n[c] ? 1 : 0
        continue
      case .lessOrEqualUnsigned:
        n[a] = n[b] <= n[c] ? 1 : 0
        continue
      case .equalNumber:
        n[a] = n[b] == n[c] ? 1 : 0
        continue
      case .notEqualNumber:
        n[a] = n[b] != n[c] ? 1 : 0
        continue

      case .integerToDouble:
        n[a] = Double(Int64(bitPattern: n[b])).bitPattern
        continue
      case .unsignedToDouble:
        n[a] = Double(n[b]).bitPattern
        continue
      case .doubleToInteger:
        guard let value = Numbers.integer(Double(bitPattern: n[b]), i.k) else {
          problem = .notRepresentable
          break
        }
        n[a] = value
        continue
      case .integerToInteger:
        guard let value = Numbers.integer(n[b], isUnsigned: c == 1, i.k) else {
          problem = .notRepresentable
          break
        }
        n[a] = value
        continue
      case .not:
        n[a] = n[b] ^ 1
        continue

      case .jump:
        pc = code.pointee.instructions + c
        continue
      case .jumpBack:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        pc = code.pointee.instructions + c
        continue
      case .jumpTrue:
        if n[a] != 0 { pc = code.pointee.instructions + c }
        continue
      case .jumpFalse:
        if n[a] == 0 { pc = code.pointee.instructions + c }
        continue
      case .jumpLessDouble:
        if (Double(bitPattern: n[a]) < Double(bitPattern: n[b])) == (i.k != 0) {
          pc = code.pointee.instructions + c
        }
        continue
      case .jumpLessOrEqualDouble:
        if (Double(bitPattern: n[a]) <= Double(bitPattern: n[b])) == (i.k != 0) {
          pc = code.pointee.instructions + c
        }
        continue
      case .jumpEqualDouble:
        if (Double(bitPattern: n[a]) == Double(bitPattern: n[b])) == (i.k != 0) {
          pc = code.pointee.instructions + c
        }
        continue
      case .jumpLessInteger:
        if (Int64(bitPattern: n[a]) < Int64(bitPattern: n[b])) == (i.k != 0) {
          pc = code.pointee.instructions + c
        }
        continue
      case .jumpLessOrEqualInteger:
        if (Int64(bitPattern: n[a]) <= Int64(bitPattern: n[b])) == (i.k != 0) {
          pc = code.pointee.instructions + c
        }
        continue
      case .jumpEqualNumber:
        if (n[a] == n[b]) == (i.k != 0) { pc = code.pointee.instructions + c }
        continue
      case .jumpLessUnsigned:
        if (n[a] < n[b]) == (i.k != 0) { pc = code.pointee.instructions + c }
        continue
      case .jumpLessOrEqualUnsigned:
        if (n[a] <= n[b]) == (i.k != 0) { pc = code.pointee.instructions + c }
        continue
      case .jumpNil:
        if Self.holds(r + a) != (i.k != 0) { pc = code.pointee.instructions + c }
        continue
      case .jumpIdentical:
        if (Self.word(r + a) == Self.word(r + b)) == (i.k != 0) {
          pc = code.pointee.instructions + c
        }
        continue
      case .isNil:
        n[a] = Self.holds(r + b) ? 0 : 1
        continue
      case .identical:
        n[a] = Self.word(r + b) == Self.word(r + c) ? 1 : 0
        continue

      case .loadNumbers:
        let cell = Self.cell(r + b)
        let source = cell.numbers + c
        if i.k == 1 {
          n[a] = source.pointee
        } else {
          for index in 0..<Int(i.k) { n[a + index] = source[index] }
        }
        continue
      case .loadReferences:
        let source = Self.cell(r + b).references + c
        for index in 0..<Int(i.k) { r[a + index] = source[index] }
        continue
      case .loadRequired:
        let source = Self.cell(r + b).references + c
        guard Self.holds(source) else {
          problem = .uninitialized(name(in: code, Int(pc.pointee.a)))
          break
        }
        r[a] = source.pointee
        pc += 1
        continue
      case .takeReferences:
        let source = Self.cell(r + b).references + c
        for index in 0..<Int(i.k) { Self.take(source + index, to: r + a + index) }
        continue
      case .storeNumbers:
        let place = Self.cell(r + b).numbers + c
        state.pointee.writes &+= 1
        for index in 0..<Int(i.k) { place[index] = n[a + index] }
        continue
      case .storeReferences:
        let place = Self.cell(r + b).references + c
        state.pointee.writes &+= 1
        for index in 0..<Int(i.k) { place[index] = r[a + index] }
        continue
      case .fieldsOf:
        guard let object = r[b], let fields = fields(of: object) else {
          problem = .superInitializerNotRun
          break
        }
        r[a] = fields
        continue
      case .globalCell:
        let variable = code.pointee.code.takeUnretainedValue().globals[c]
        if let storage = variable.storage, variable.isInitialized || variable.initializer == nil {
          r[a] = storage
          continue
        }
        frame.pointee.next = pc
        guard let storage = initialize(variable) else { break }
        r[a] = storage
        continue
      case .newBox:
        r[a] = newBox(code.pointee.code.takeUnretainedValue().layouts[c])
        continue
      case .makeWeak:
        r[a] = r[b].map { WeakBox($0) }
        continue
      case .loadWeak:
        let object = r[b].flatMap { unsafeDowncast($0, to: WeakBox.self).object }
        if i.k == 1, object == nil {
          problem = .danglingUnowned
          break
        }
        r[a] = object
        continue

      case .call:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        let entry = code.pointee.functions[c]
        target = entry[mode]
        if target == nil { target = compile(entry, mode) }
        targetNumbers = n + a
        targetReferences = r + b
      case .callHost:
        let site = code.pointee.sites + c
        if let plain = site.pointee.plain {
          plain(n + a, n + a)
          continue
        }
        frame.pointee.next = pc
        guard callHost(site, n + a, r + b) else { break }
        continue
      case .callPlain:
        (code.pointee.sites + c).pointee.plain.unsafelyUnwrapped(n + b, n + a)
        continue
      case .callClosure:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        guard let object = r[c] else {
          problem = .uninitialized("")
          break
        }
        targetNumbers = n + a
        targetReferences = r + b
        target = prepare(object, targetNumbers, targetReferences, mode)
      case .sendMethod:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        let index = Int(i.k) | Int(pc.pointee.a) << 8
        pc += 1
        guard let entry = method(index, of: r + b, isHostDerived: c == 1) else { break }
        target = entry[mode]
        if target == nil { target = compile(entry, mode) }
        targetNumbers = n + a
        targetReferences = r + b
      case .readNumbers:
        let site = code.pointee.sites + c
        if let own = ownState(site, r + b) {
          state.pointee.budget &-= 1
          if state.pointee.budget < 0, !look() { break }
          site.pointee.read.unsafelyUnwrapped(own, n + a)
          pc += Int(i.k)
        }
        continue
      case .readObject:
        let site = code.pointee.sites + c
        if let own = ownState(site, r + b),
          let object = site.pointee.readObject.unsafelyUnwrapped(own)
        {
          state.pointee.budget &-= 1
          if state.pointee.budget < 0, !look() { break }
          Self.copy(UInt(bitPattern: object), to: r + a)
          pc += Int(i.k)
        }
        continue
      case .sendMessage, .sendSuper:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        let site = code.pointee.sites + c
        let entry: Entry?
        if site.pointee.known.isKept, let place = answerPlace, Self.holds(r + b),
          site.pointee.known.changes == place.changes.pointee,
          let own = Self.pointer(in: r + b, at: place.offset),
          site.pointee.known.word == own.load(as: UInt.self)
        {
          entry = site.pointee.known.entry
        } else {
          entry = script(site, r + b, isSuper: i.op == .sendSuper)
        }
        if let entry {
          target = entry[mode]
          if target == nil { target = compile(entry, mode) }
          targetNumbers = n + a
          targetReferences = r + b
        } else {
          frame.pointee.next = pc
          guard callHost(site, n + a, r + b) else { break }
          continue
        }
      case .sendWitness:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        frame.pointee.next = pc
        switch witness(code.pointee.sites + c, n + a, r + b) {
        case .done: continue
        case .failed: break
        case .enter(let entry):
          target = entry[mode]
          if target == nil { target = compile(entry, mode) }
          targetNumbers = n + a
          targetReferences = r + b
        }
      case .implementing:
        r[a] = implementing(code.pointee.sites + c, r[b])
        continue
      case .giveBack:
        let results = code.pointee.resultReferences
        if a != 0 {
          for index in 0..<code.pointee.resultNumbers { n[index] = n[a + index] }
        }
        if b != 0 {
          for index in 0..<results { Self.swap(r + index, r + b + index) }
        }
        var index = results
        let end = code.pointee.frameReferences
        while index < end {
          if Self.holds(r + index) { r[index] = nil }
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
        r[a] = newObject(code.pointee.code.takeUnretainedValue().types[c], fieldsOnly: i.k == 1)
        continue
      case .constructHost:
        let site = code.pointee.sites + c
        let fields = r[Int(pc.pointee.a)]
        pc += 1
        frame.pointee.next = pc
        guard constructHost(site, fields, n + a, r + b) else { break }
        continue
      case .delegateInitializer:
        state.pointee.budget &-= 1
        if state.pointee.budget < 0, !look() { break }
        let site = code.pointee.sites + c
        if let entry = initializer(site, r + b) {
          target = entry[mode]
          if target == nil { target = compile(entry, mode) }
          targetNumbers = n + a
          targetReferences = r + b
        } else {
          // A class of the host itself: the object is made by the host alone.
          for index in 1..<max(1, site.pointee.arguments) {
            Self.take(r + b + index, to: r + b + index - 1)
          }
          frame.pointee.next = pc
          guard callHost(site, n + a, r + b) else { break }
          continue
        }
      case .newClosure:
        let extra = pc.pointee
        pc += 1
        let owner = code.pointee.code.takeUnretainedValue()
        r[a] = newClosure(
          code.pointee.functions[c], owner.layouts[b], owner.layouts[Int(extra.c)],
          Registers(n + Int(extra.a), r + Int(extra.b)))
        continue

      case .stopWith:
        problem = stop(i.k, b == 1 ? r[a] : nil)
      case .throwError:
        thrown = r[a]
        r[a] = nil
      case .uncaught:
        problem = .uncaughtError(errorText(r[a]))

      case .concatenate:
        guard let text = concatenate(r + b, r + c) else { break }
        r[a] = text
        continue
      case .concatenateMany:
        guard let text = concatenate(r + b, count: c) else { break }
        r[a] = text
        continue
      case .compareStrings:
        n[a] = Self.compare(r + b, r + c, i.k) ? 1 : 0
        continue
      case .describe:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        frame.pointee.next = pc
        let text = text(of: Registers(n + b, r + c), type, isDebug: i.k == 1)
        if state.pointee.isStopped { break }
        r[a] = StringObject(text)
        continue
      case .print:
        guard write(r[a]) else { break }
        continue
      case .equal:
        let extra = pc.pointee
        pc += 1
        let type = code.pointee.code.takeUnretainedValue().types[Int(extra.c)]
        frame.pointee.next = pc
        let answer = isEqual(
          Registers(n + b, r + c), Registers(n + Int(extra.a), r + Int(extra.b)), type)
        if state.pointee.isStopped { break }
        n[a] = answer ? 1 : 0
        continue
      case .hash:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        n[a] = UInt64(bitPattern: Int64(KeyShape(type).hash(Registers(n + b, r + c))))
        continue
      case .equalObjects:
        n[a] = isEqual(r[b], r[c]) ? 1 : 0
        continue
      case .boxAny:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        r[a] = box(Registers(n + b, r + c), type)
        continue
      case .unboxAny:
        let extra = pc.pointee
        pc += 1
        let type = code.pointee.code.takeUnretainedValue().types[Int(extra.a)]
        n[c] = unbox(r[b], to: type, Registers(n + a, r + Int(extra.b))) ? 1 : 0
        continue
      case .convertValue:
        let extra = pc.pointee
        pc += 1
        let types = code.pointee.code.takeUnretainedValue().types
        r[a] = converted(r[b], types[Int(extra.a)], types[Int(extra.b)])
        continue
      case .isType:
        n[a] = isValue(r[b], of: code.pointee.code.takeUnretainedValue().types[c]) ? 1 : 0
        continue
      case .castFailed:
        let type = code.pointee.code.takeUnretainedValue().types[c]
        problem = castProblem(r[b], type)
      case .dynamicType:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        r[a] = MetatypeObject(dynamicType(Registers(n + b, r + c), type))
        continue
      case .checkBounds:
        let type = code.pointee.code.takeUnretainedValue().types[Int(pc.pointee.a)]
        pc += 1
        guard isOrdered(Registers(n + b, r + c), type) else {
          problem = .invalidRange
          break
        }
        continue

      case .newArray:
        let element = code.pointee.code.takeUnretainedValue().types[c]
        r[a] = ArrayStorage(element: element.layout, holdsObjects: element.isNullable)
        continue
      case .appendElement:
        unsafeDowncast(r[a].unsafelyUnwrapped, to: ArrayStorage.self).append(
          from: Registers(n + b, r + c))
        continue
      case .arrayCount:
        guard let array = r[b] else {
          problem = .uninitialized("")
          break
        }
        n[a] = UInt64(unsafeDowncast(array, to: ArrayStorage.self).count)
        continue
      case .objectElement:
        guard let object = Self.object(r + b, n[c]) else {
          problem = .indexOutOfRange
          break
        }
        r[a] = object
        continue
      case .numberElement:
        guard let array = r[b] else {
          problem = .uninitialized("")
          break
        }
        let storage = unsafeDowncast(array, to: ArrayStorage.self)
        guard n[c] < UInt64(storage.count) else {
          problem = .indexOutOfRange
          break
        }
        n[a] = storage.numbers[Int(n[c])]
        continue
      case .arrayElement:
        guard let array = r[a] else {
          problem = .uninitialized("")
          break
        }
        let storage = unsafeDowncast(array, to: ArrayStorage.self)
        guard n[b] < UInt64(storage.count) else {
          problem = .indexOutOfRange
          break
        }
        storage.read(Int(n[b]), into: Registers(n + c, r + Int(pc.pointee.a)))
        pc += 1
        continue
      case .newDictionary:
        r[a] = Self.newHashed(code.pointee.code.takeUnretainedValue().types[c])
        continue
      case .setKey:
        let extra = pc.pointee
        pc += 1
        guard
          setKey(
            r[a], Registers(n + b, r + c), Registers(n + Int(extra.a), r + Int(extra.b)),
            isUnique: i.k == 1)
        else { break }
        continue
      case .dictionaryCount:
        guard let storage = r[b] else {
          problem = .uninitialized("")
          break
        }
        n[a] = UInt64(unsafeDowncast(storage, to: HashedStorage.self).count)
        continue
      case .dictionaryEntry:
        let index = Int(n[Int(pc.pointee.a)])
        pc += 1
        let storage = unsafeDowncast(r[a].unsafelyUnwrapped, to: HashedStorage.self)
        guard index < storage.count else {
          problem = .indexOutOfRange
          break
        }
        Registers(n + b, r + c).copy(
          from: storage.keyRegisters(index), storage.key + storage.value)
        continue
      case .characters:
        // A character alone takes a text of its own.
        if let text = r[b] as? StringObject, !hasMemory(for: text.value.utf8.count * 64) { break }
        r[a] = Self.characters(r[b])
        continue

      case .traceLine:
        traceLine(code, c, frame, bottom)
        continue
      case .traceFact:
        frame.pointee.next = pc
        traceFact(code, c, n, r)
        if state.pointee.isStopped { break }
        continue
      case .traceEnd:
        traceEnd(frame)
        continue
      case .show:
        frame.pointee.next = pc
        show(code, c, Registers(n + a, r + b))
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

      // An error looks for somebody who catches it, from here outwards.
      if thrown != nil, problem == nil, !state.pointee.isStopped {
        var isCaught = false
        while true {
          let place = pc - code.pointee.instructions - 1
          if let handler = handler(in: code, at: place) {
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

  /// The state of an object that keeps who answers its messages, where the host's own code is known
  /// to answer a site's.
  @inline(__always)
  private func ownState(
    _ site: UnsafePointer<CallSite>, _ register: UnsafeMutablePointer<AnyObject?>
  ) -> UnsafeRawPointer? {
    guard let place = answerPlace, site.pointee.known.changes == place.changes.pointee,
      Self.holds(register), let own = Self.pointer(in: register, at: place.offset),
      site.pointee.known.nativeWord == own.load(as: UInt.self)
    else { return nil }
    return own
  }

  /// A frame begins: nested calls stand above it from now on.
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

  /// The pointer that stands in an object, without counting.
  @inline(__always)
  nonisolated static func pointer(
    in register: UnsafeMutablePointer<AnyObject?>, at offset: Int
  ) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: word(register))?
      .load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
  }

  /// Copies an object, and lets go of what stood there.
  @inline(__always)
  nonisolated static func copy(
    _ source: UnsafeMutablePointer<AnyObject?>, to target: UnsafeMutablePointer<AnyObject?>
  ) {
    copy(word(source), to: target)
  }

  /// The same for an object that stands in a word. Most registers are empty before and many objects
  /// are nil, so both are tested before anything is called.
  @inline(__always)
  nonisolated static func copy(_ word: UInt, to target: UnsafeMutablePointer<AnyObject?>) {
    let old = self.word(target)
    if let object = UnsafeRawPointer(bitPattern: word) {
      _ = Unmanaged<AnyObject>.fromOpaque(object).retain()
    }
    UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt.self)
    if let object = UnsafeRawPointer(bitPattern: old) {
      Unmanaged<AnyObject>.fromOpaque(object).release()
    }
  }

  /// Moves an object without counting.
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

  /// The cell in a register, without counting it.
  @inline(__always)
  nonisolated static func cell(_ register: UnsafeMutablePointer<AnyObject?>) -> CellMemory {
    CellMemory(unsafeDowncast(register.pointee.unsafelyUnwrapped, to: Cell.self))
  }

  @inline(__always)
  nonisolated static func object(
    _ register: UnsafeMutablePointer<AnyObject?>, _ index: UInt64
  ) -> AnyObject? {
    guard let array = register.pointee else { return nil }
    let storage = unsafeDowncast(array, to: ArrayStorage.self)
    guard index < UInt64(storage.count) else { return nil }
    return storage.objects[Int(index)]
  }
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
