import Records
import Testing
import TypedProgram

@Suite("Programs that run") struct RunningTests {
  @Test("What ran at the prompt is let go of; closures that it made run on, and keep it")
  func entriesGo() throws {
    let runner = MachineRunner()
    weak var entry: Function?
    runner.onEntry = { entry = $0 }
    runner.run("let three = [1, 2].map { $0 + 1 }.reduce(0, { $0 + $1 }) - 2")
    #expect(entry == nil)
    runner.run("let add = { (a: Int) in { (b: Int) in a + b } }")
    runner.run("print(add(20)(22), three)")
    #expect(runner.printed == "42 3\n")
  }

  @Test("Structures are values, and mutating methods write back")
  func values() {
    let text = """
      struct Point {
        var x = 0.0, y = 0.0
        mutating func move(by d: Double) { x += d; y += d }
        var length: Double { (x * x + y * y).squareRoot() }
      }
      var p = Point(x: 3, y: 4)
      var q = p
      q.move(by: 1)
      print(p, q, p.length)
      struct Line { var from = Point(); var to = Point() }
      var line = Line()
      line.to.x = 5
      line.to.move(by: 1)
      print(line)
      """
    #expect(
      MachineRunner.output(text) == """
        Point(x: 3.0, y: 4.0) Point(x: 4.0, y: 5.0) 5.0
        Line(from: Point(x: 0.0, y: 0.0), to: Point(x: 6.0, y: 1.0))

        """)
  }

  @Test("Classes dispatch on the object, initialize in order, and say goodbye in order")
  func classes() {
    let text = """
      class Animal {
        let name: String
        var legs = 4
        init(name: String) { self.name = name; print("animal") }
        func speak() -> String { "..." }
        deinit { print("bye", name) }
      }
      class Dog: Animal {
        var tricks: [String] = []
        override init(name: String) { tricks = ["sit"]; super.init(name: name); print("dog") }
        override func speak() -> String { super.speak() + "woof" }
        deinit { print("dog goes") }
      }
      func talk(_ animal: Animal) { print(animal.speak(), animal.legs) }
      do {
        let dog = Dog(name: "Rex")
        dog.tricks.append("roll")
        print(dog.tricks.count)
        talk(dog)
      }
      """
    #expect(
      MachineRunner.output(text) == """
        animal
        dog
        2
        ...woof 4
        dog goes
        bye Rex

        """)
  }

  @Test("Closures share what they capture and write")
  func closures() {
    let text = """
      func counter() -> () -> Int {
        var n = 0
        return { n += 1; return n }
      }
      let a = counter(), b = counter()
      print(a(), a(), b())
      func even(_ n: Int) -> Bool {
        func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
        func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
        return isEven(n)
      }
      print(even(10), even(7))
      """
    #expect(MachineRunner.output(text) == "1 2 1\ntrue false\n")
  }

  @Test("Observers run, lazy properties wait, weak references let go")
  func properties() {
    let text = """
      class Thing {
        var value = 1 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }
        lazy var late: Int = { print("late"); return 42 }()
        weak var other: Thing?
        init() { value = 2 }
      }
      let thing = Thing()
      thing.value += 5
      print(thing.late, thing.late)
      do { let short = Thing(); thing.other = short; print(thing.other === short) }
      print(thing.other == nil)
      """
    #expect(
      MachineRunner.output(text) == """
        will 7
        did 2
        late
        42 42
        true
        true

        """)
  }

  @Test("Errors pass defers on their way to who catches them")
  func errors() {
    let text = """
      enum Fault: Error { case bad(Int), worse }
      func risky(_ n: Int) throws -> Int {
        defer { print("defer", n) }
        if n > 2 { throw Fault.bad(n) }
        return n
      }
      do {
        print(try risky(1))
        print(try risky(3))
      } catch Fault.bad(let n) {
        print("caught", n)
      }
      print((try? risky(5)) ?? -1)
      """
    #expect(
      MachineRunner.output(text) == """
        defer 1
        1
        defer 3
        caught 3
        defer 5
        -1

        """)
  }

  @Test("Loops leave and go on where their labels say")
  func loops() {
    let text = """
      outer: for i in 0..<4 {
        for j in 0..<4 {
          if j == 2 { continue outer }
          if i == 2 { break outer }
          print(i, j, terminator: ";")
        }
      }
      for x in stride(from: 1.0, through: 0.0, by: -0.25) { print(x, terminator: ";") }
      var n = 3
      repeat { n -= 1; if n == 1 { continue }; print(n, terminator: ";") } while n > 0
      let objects = ["a", "b", "c"]
      for o in objects { if o == "b" { continue }; print(o, terminator: ";") }
      """
    #expect(
      MachineRunner.output(text) == "0 0;0 1;1 0;1 1;1.0;0.75;0.5;0.25;0.0;2;0;a;c;")
  }

  @Test(
    "Values print as Swift prints them",
    arguments: [
      (
        "print(1.0, 1e16, 0.1 + 0.2, -0.0, 1.0 / 0, Float(0.1))",
        "1.0 1e+16 0.30000000000000004 -0.0 inf 0.1\n"
      ),
      ("let o: Int? = 5; let n: String? = nil; print(o as Any, n as Any)", "Optional(5) nil\n"),
      (
        "let o: String? = \"a\"; print(o as Any, [\"x\"], [o])",
        "Optional(\"a\") [\"x\"] [Optional(\"a\")]\n"
      ),
      ("print((a: 1, b: \"two\"), 0..<5, 1...2)", "(a: 1, b: \"two\") 0..<5 1...2\n"),
      (
        "enum E { case plain, some(Int), pair(a: Int, b: String) }\n"
          + "print(E.plain, E.some(1), [E.pair(a: 1, b: \"x\")])",
        "plain some(1) [pair(a: 1, b: \"x\")]\n"
      ),
      (
        "struct S: CustomStringConvertible { var description: String { \"me\" } }\n"
          + "print(S(), [S()], \"\\(S())\")", "me [me] me\n"
      ),
      ("print([\"a\": 1], [Int](), [String: Int]())", "[\"a\": 1] [] [:]\n"),
    ])
  func prints(_ text: String, _ expected: String) {
    #expect(MachineRunner.output(text) == expected)
  }

  @Test("Existentials call the members of what is in them")
  func protocols() {
    let text = """
      protocol Shape { var area: Double { get }; func scaled(by k: Double) -> Double }
      struct Square: Shape {
        let side: Double
        var area: Double { side * side }
        func scaled(by k: Double) -> Double { area * k }
      }
      class Round: Shape {
        var area: Double { 3 }
        func scaled(by k: Double) -> Double { area + k }
      }
      let shapes: [any Shape] = [Square(side: 2), Round()]
      for shape in shapes { print(shape.area, shape.scaled(by: 10)) }
      """
    #expect(MachineRunner.output(text) == "4.0 40.0\n3.0 13.0\n")
  }

  @Test("The prompt hears of a value that stands alone")
  func shown() {
    let runner = MachineRunner()
    runner.run("1 + 2")
    #expect(runner.shown.map(\.type.description) == ["Int"])
    #expect(runner.shown.map(\.value) == ["3"])
    #expect(runner.shown.map(\.text) == ["1 + 2"])
  }

  @Test("Cycles go when everything is cleared")
  func cycles() {
    let runner = MachineRunner()
    runner.run(
      """
      class Node { var next: Node?; deinit { print("gone") } }
      do { let a = Node(); a.next = a }
      """)
    runner.machine.clearAll()
    #expect(runner.printed.isEmpty)
    #expect(runner.run("print(1)") == nil)
  }
}
