import SeededRandom

/// Makes well-typed programs of which it knows the output, because it runs each line itself while
/// it writes it.
struct ProgramMaker {
  private var random: SeededRandom
  private var lines: [String] = []
  private var output = ""
  private var integers: [(name: String, value: Int)] = []
  private var texts: [(name: String, value: String)] = []
  private var arrays: [(name: String, value: [Int])] = []
  private var functions: [(name: String, factor: Int, offset: Int)] = []
  private var names = 0

  init(random: SeededRandom) {
    self.random = random
  }

  /// A program of 10 to 40 statements and what it prints.
  mutating func program() -> (text: String, output: String) {
    for _ in 0..<Int.random(in: 1...3, using: &random) { declareFunction() }
    for _ in 0..<Int.random(in: 10...40, using: &random) { statement() }
    return (lines.joined(separator: "\n") + "\n", output)
  }

  private mutating func newName(_ stem: String) -> String {
    names += 1
    return "\(stem)\(names)"
  }

  private mutating func declareFunction() {
    let name = newName("f")
    let factor = Int.random(in: -9...9, using: &random)
    let offset = Int.random(in: -99...99, using: &random)
    functions.append((name, factor, offset))
    lines.append("func \(name)(_ x: Int) -> Int {")
    lines.append("  guard x > 0 else { return x &- \(offset) }")
    lines.append("  return x &* \(factor) &+ \(offset)")
    lines.append("}")
  }

  private func call(_ function: (name: String, factor: Int, offset: Int), _ x: Int) -> Int {
    x > 0 ? x &* function.factor &+ function.offset : x &- function.offset
  }

  private mutating func statement() {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let name = newName("n")
      let (text, value) = integer(3)
      lines.append("var \(name) = \(text)")
      integers.append((name, value))
    case 2:
      let name = newName("s")
      let (text, value) = string(2)
      lines.append("let \(name) = \(text)")
      texts.append((name, value))
    case 3:
      let name = newName("a")
      let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in integer(2) }
      lines.append("var \(name) = [\(parts.map(\.text).joined(separator: ", "))]")
      arrays.append((name, parts.map(\.value)))
    case 4: assignment()
    case 5: loop()
    case 6: condition()
    default:
      let (text, value) = string(3)
      lines.append("print(\(text))")
      output += value + "\n"
    }
  }

  private mutating func assignment() {
    guard !integers.isEmpty else { return }
    let index = Int.random(in: 0..<integers.count, using: &random)
    let (text, value) = integer(2)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      lines.append("\(integers[index].name) = \(text)")
      integers[index].value = value
    case 1:
      lines.append("\(integers[index].name) &+= \(text)")
      integers[index].value &+= value
    default:
      guard !arrays.isEmpty else { return }
      let array = Int.random(in: 0..<arrays.count, using: &random)
      lines.append("\(arrays[array].name).append(\(text))")
      arrays[array].value.append(value)
    }
  }

  private mutating func loop() {
    let total = newName("t")
    lines.append("var \(total) = 0")
    var value = 0
    if let array = arrays.randomElement(using: &random), Bool.random(using: &random) {
      lines.append("for x in \(array.name) where x != 3 { \(total) = \(total) &+ x &* 2 }")
      for x in array.value where x != 3 { value = value &+ x &* 2 }
    } else {
      let count = Int.random(in: 0...9, using: &random)
      lines.append("for i in 0..<\(count) {")
      lines.append("  if i == 4 { continue }")
      lines.append("  \(total) = \(total) &+ i &* i")
      lines.append("}")
      for i in 0..<count where i != 4 { value = value &+ i &* i }
    }
    integers.append((total, value))
  }

  private mutating func condition() {
    let name = newName("o")
    let (text, value) = integer(2)
    let isNil = Bool.random(using: &random)
    lines.append("let \(name): Int? = \(isNil ? "nil" : text)")
    lines.append(
      "if let \(name), \(name) > 0 { print(\"big\", \(name)) } else { print(\(name) ?? -7) }")
    if !isNil, value > 0 { output += "big \(value)\n" } else { output += "\(isNil ? -7 : value)\n" }
  }

  private mutating func integer(_ depth: Int) -> (text: String, value: Int) {
    if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
      if let variable = integers.randomElement(using: &random), Bool.random(using: &random) {
        return (variable.name, variable.value)
      }
      let value =
        Int.random(in: 0..<5, using: &random) == 0
        ? Int.random(in: Int.min...Int.max, using: &random)
        : Int.random(in: -50...50, using: &random)
      return value < 0 ? ("(\(value))", value) : ("\(value)", value)
    }
    let (left, l) = integer(depth - 1)
    let (right, r) = integer(depth - 1)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return ("(\(left) &+ \(right))", l &+ r)
    case 1: return ("(\(left) &- \(right))", l &- r)
    case 2: return ("(\(left) &* \(right))", l &* r)
    case 3: return ("(\(left) ^ \(right))", l ^ r)
    case 4: return ("(\(left) & \(right))", l & r)
    case 5: return ("max(\(left), \(right))", max(l, r))
    case 6:
      let (test, holds) = boolean(depth - 1)
      return ("(\(test) ? \(left) : \(right))", holds ? l : r)
    case 7:
      guard let function = functions.randomElement(using: &random) else { return (left, l) }
      return ("\(function.name)(\(left))", call(function, l))
    default:
      guard let array = arrays.randomElement(using: &random), !array.value.isEmpty else {
        return (right, r)
      }
      let index = Int.random(in: 0..<array.value.count, using: &random)
      return ("\(array.name)[\(index)]", array.value[index])
    }
  }

  private mutating func boolean(_ depth: Int) -> (text: String, value: Bool) {
    let (left, l) = integer(max(0, depth - 1))
    let (right, r) = integer(max(0, depth - 1))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ("(\(left) < \(right))", l < r)
    case 1: return ("(\(left) == \(right))", l == r)
    case 2: return ("(\(left) >= \(right) || \(left) != \(right))", l >= r || l != r)
    case 3: return ("(\(left) <= \(right) && \(left) != \(right))", l <= r && l != r)
    default: return ("!(\(left) > \(right))", !(l > r))
    }
  }

  private mutating func string(_ depth: Int) -> (text: String, value: String) {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &random) {
    case 0: return ("\"tip\"", "tip")
    case 1:
      if let known = texts.randomElement(using: &random) {
        return (known.name, known.value)
      }
      return ("\"点\"", "点")
    case 2:
      let (text, value) = integer(depth - 1)
      return ("\"<\\(\(text))>\"", "<\(value)>")
    case 3:
      let (left, l) = string(depth - 1)
      let (right, r) = string(depth - 1)
      return ("(\(left) + \(right))", l + r)
    case 4:
      let (text, value) = boolean(depth - 1)
      return ("\"\\(\(text))\"", "\(value)")
    default:
      guard let array = arrays.randomElement(using: &random) else { return ("\"\"", "") }
      return (
        "\"\\(\(array.name)) \\(\(array.name).count)\"", "\(array.value) \(array.value.count)"
      )
    }
  }
}
