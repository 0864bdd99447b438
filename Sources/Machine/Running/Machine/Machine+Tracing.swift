import Foundation
import Records
import SourceTree
import TypedProgram

/// A line that runs, until it is complete.
struct PendingLine {
  let frame: UnsafeMutablePointer<Frame>
  let file: String
  let line: Int
  let depth: Int
  let function: String
  let language: SourceLanguage
  var facts: [ScriptFact]
}

// The records of traced code. A line is recorded when it is complete, so after the lines of the
// functions that it called.

extension Machine {
  func traceLine(
    _ header: UnsafeMutablePointer<CodeHeader>, _ index: Int,
    _ frame: UnsafeMutablePointer<Frame>, _ bottom: UnsafeMutablePointer<Frame>
  ) {
    guard recorder != nil else { return }
    let code = header.pointee.code.takeUnretainedValue()
    // Code that was generated around a typed line has no line numbers to show.
    let line = (code.file?.linesBefore ?? 0) < 0 ? 0 : code.lines[index]
    if let last = pendingLines.last, last.frame == frame {
      if last.line == line { return }
      flushLine()
    }
    pendingLines.append(
      PendingLine(
        frame: frame, file: code.file?.name ?? "", line: line, depth: frame - bottom,
        function: code.name, language: code.file?.language ?? .typed, facts: []))
  }

  /// Records the present line of one frame.
  func traceEnd(_ frame: UnsafeMutablePointer<Frame>) {
    while let last = pendingLines.last, last.frame >= frame { flushLine() }
  }

  private func flushLine() {
    guard let line = pendingLines.popLast(), let recorder else { return }
    recorder.record(
      ScriptLine(
        file: line.file, line: line.line, depth: line.depth, function: line.function,
        facts: line.facts, language: line.language))
    // Describing values takes many times as long as running the line.
    guard recorder.isFull else { return }
    self.recorder = nil
    pendingLines.removeAll()
  }

  func flushLines() {
    while !pendingLines.isEmpty { flushLine() }
  }

  func traceFact(
    _ header: UnsafeMutablePointer<CodeHeader>, _ index: Int, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) {
    guard recorder != nil, let last = pendingLines.indices.last,
      pendingLines[last].facts.count < Self.mostFacts
    else { return }
    let template = header.pointee.code.takeUnretainedValue().facts[index]
    let language = pendingLines[last].language
    func traceText(_ value: Registers, _ type: Type) -> String {
      self.traceText(value, type, in: language)
    }
    var operands = template.operands.map { operand in
      (
        registers: Registers(n + operand.slot.number, r + operand.slot.reference),
        type: operand.type
      )
    }
    switch template.kind {
    case .assigned(let name):
      let value = operands.first.map { traceText($0.registers, $0.type) } ?? ""
      pendingLines[last].facts.append(.assigned(name: name, value: value))
    case .bound(let name):
      guard let operand = operands.first else { return }
      let value = traceText(operand.registers, operand.type)
      pendingLines[last].facts.append(.bound(name: name, value: value == "nil" ? nil : value))
    case .returned:
      let value = operands.first.map { traceText($0.registers, $0.type) } ?? ""
      pendingLines[last].facts.append(.returned(value: value))
    case .decided(let texts):
      let answer = operands.removeFirst()
      var text = texts.first ?? ""
      for (operand, next) in zip(operands, texts.dropFirst()) {
        text += traceText(operand.registers, operand.type) + next
      }
      pendingLines[last].facts.append(
        .decided(text: text, result: answer.registers.numbers.pointee != 0))
    case .show: break
    }
  }

  /// The maximum number of facts of one line.
  private static let mostFacts = 200
  /// The maximum number of bytes of a value that a trace shows.
  private static let longestFact = 500

  /// Adds the output of the present line to the trace.
  func tracePrinted(_ text: String) {
    guard state.pointee.mode == 1, let last = pendingLines.indices.last,
      pendingLines[last].facts.count < Self.mostFacts
    else { return }
    let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
    pendingLines[last].facts.append(.printed(Self.short(Excerpt(line, longest: Self.longestFact))))
  }

  private static func short(_ text: Excerpt) -> String {
    text.isWhole ? text.text : text.text + "…"
  }

  /// A value as a trace shows it: short, objects by their names.
  private func traceText(
    _ value: Registers, _ type: Type, in language: SourceLanguage
  ) -> String {
    Self.short(
      excerpt(longest: Self.longestFact) {
        switch language {
        case .swift: wholeTraceText(value, type)
        case .objectiveC: objectiveCText(of: value, type)
        }
      })
  }

  private func wholeTraceText(_ value: Registers, _ type: Type) -> String {
    guard textRoom.take(1) else { return TextRoom.end }
    switch type {
    case .floating: return Self.shortText(Double(bitPattern: value.numbers.pointee))
    case .optional(let wrapped):
      if wrapped.isNullable {
        return value.references.pointee == nil ? "nil" : wholeTraceText(value, wrapped)
      }
      guard value.numbers.pointee != 0 else { return "nil" }
      return wholeTraceText(value.advanced(by: .number), wrapped)
    case .string, .character: return text(of: value, type, isDebug: true)
    case .array(let element):
      guard value.references.pointee != nil else { return "[]" }
      return wholeTraceText(value.array, element)
    case .tuple(let elements):
      var place = value
      var parts: [String] = []
      for element in elements where textRoom.take(0) {
        let label = element.label.map { $0 + ": " } ?? ""
        parts.append(label + wholeTraceText(place, element.type))
        place = place.advanced(by: element.type.layout)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .any, .anyObject: return wholeTraceText(value.references.pointee)
    case .nominal(let nominal, _):
      return wholeTraceText(value, type, nominal)
    default: return text(of: value, type, isDebug: false)
    }
  }

  private func wholeTraceText(_ object: AnyObject?) -> String {
    guard let object else { return "nil" }
    if let box = object as? AnyBox {
      let scratch = box.unpacked()
      defer { withExtendedLifetime(scratch) {} }
      return wholeTraceText(scratch.registers, box.type)
    }
    if let fields = object as? Fields { return fields.type.name }
    return host.traceName(of: object)
  }

  private func wholeTraceText(_ storage: ArrayStorage, _ element: Type) -> String {
    let scratch = Scratch(element.layout)
    var parts: [String] = []
    for index in 0..<min(storage.count, 8) where textRoom.take(0) {
      storage.read(index, into: scratch.registers)
      parts.append(wholeTraceText(scratch.registers, element))
    }
    if parts.count < storage.count { parts.append(parts.count < 8 ? TextRoom.end : "…") }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private func wholeTraceText(_ value: Registers, _ type: Type, _ nominal: Nominal) -> String {
    switch nominal.kind {
    case .class, .protocol: return wholeTraceText(value.references.pointee)
    case .enumeration: return "." + shownText(of: value, type, isDebug: false)
    case .structure: break
    }
    let layout = type.layout
    guard !nominal.isScript, layout.references == 0, !nominal.storedProperties.isEmpty else {
      return text(of: value, type, isDebug: false)
    }
    let numbers = (0..<layout.numbers).map {
      Self.shortText(Double(bitPattern: value.numbers[$0]))
    }
    if nominal.name == "CGRect", numbers.count == 4 {
      return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }
    if ["CGPoint", "CGSize", "CGVector"].contains(nominal.name) {
      return "(" + numbers.joined(separator: ", ") + ")"
    }
    return text(of: value, type, isDebug: false)
  }

  /// A number without needless digits: at most six after the point.
  nonisolated static func shortText(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    if value == value.rounded(), abs(value) < 1e15 {
      return value == 0 ? "0" : String(Int64(value))
    }
    guard abs(value) >= 1e-6, abs(value) < 1e15 else { return value.description }
    var text = String(format: "%.6f", value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  // MARK: The prompt

  func show(_ header: UnsafeMutablePointer<CodeHeader>, _ index: Int, _ value: Registers) {
    let code = header.pointee.code.takeUnretainedValue()
    let template = code.facts[index]
    guard case .show(let text) = template.kind, let type = template.operands.first?.type,
      let onShow
    else { return }
    let isVoid = type.isVoid
    let language = code.file?.language ?? .typed
    onShow(
      ShownValue(
        text: text, type: type,
        value: isVoid ? "()" : shownValue(value, type, in: language), language: language,
        isVoid: isVoid,
        isOfClass: type.refersToObject,
        object: type.refersToObject ? value.references[0] : nil))
  }
}
