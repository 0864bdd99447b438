import Scenes
import Testing
import Workbench

/// Files that several scenes begin with, one after the other: they are checked once, and no scene
/// sees that another one had them.
@Suite struct DeclaredFilesTests {
  private static let counter = CodeFile(
    text: """
      var total = 10
      class Counter: UIView {
        static var count = 0
        lazy var late = 7
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          Counter.count += 1
          total += 1
          return point.x < 20
        }
      }
      func doubled<T>(_ value: T) -> [T] { [value, value] }
      """, name: "Counter.swift")

  /// Runs lines in a separate scene that begins with the file, and releases it.
  private func begin(with lines: [String]) throws {
    let session = freshSession()
    try session.declare([Self.counter])
    session.mustRun(lines)
  }

  private static let use = [
    "expect Counter.count == 0", "expect total == 10",
    "add Counter c 0 0 50 50", "expect hit 10 10 is c", "expect hit 30 10 is root",
    "expect Counter.count == 2", "expect total == 12",
    "expect doubled(c).count == 2", "expect c.late == 7",
  ]

  @Test("Variables of the top level and static ones begin again in each scene")
  func variables() throws {
    for _ in 0..<3 { try begin(with: Self.use) }
  }

  @Test("What one scene declares is not there in the next")
  func declarations() throws {
    try begin(with: Self.use + ["let mine = 3", "expect mine == 3"])
    try begin(with: ["expect error \"cannot find\"", "print(mine)"] + Self.use)
    try begin(with: ["extension Counter { var extra: Int { 1 } }", "class More: Counter {}"])
    try begin(with: ["expect error \"cannot find\"", "print(More())"] + Self.use)
    try begin(with: ["expect error \"no member\"", "print(Counter().extra)"] + Self.use)
  }

  @Test("An override declared in one scene does not answer in the next")
  func overrides() throws {
    try begin(with: [
      "class Wide: Counter { override var late: Int { get { 9 } set {} } }",
      "expect Wide().late == 9",
    ])
    try begin(with: Self.use)
  }

  @Test("Two scenes that are there at the same time have nothing in common")
  func together() throws {
    let (first, second) = (freshSession(), freshSession())
    try first.declare([Self.counter])
    try second.declare([Self.counter])
    first.mustRun(["Counter.count = 5", "total = 6"])
    second.mustRun(Self.use)
    first.mustRun(["expect Counter.count == 5", "expect total == 6"])
  }

  @Test("Undo makes the scene again with the files, which is as before")
  func undo() throws {
    let session = freshSession()
    try session.declare([Self.counter])
    session.mustRun(["add Counter c 0 0 50 50", "hit 10 10", "undo"])
    session.mustRun(["expect Counter.count == 0", "undo"])
    session.mustRun(["expect error \"nothing is named\"", "inspect c"])
    session.mustRun(["add Counter c 0 0 50 50", "expect hit 10 10 is c"])
  }

  @Test("A file that names an object of its scene is checked again in the next")
  func objects() throws {
    for _ in 0..<2 {
      let session = freshSession()
      session.mustRun(["screen 100 100"])
      try session.declare([CodeFile(text: "func hides() { root.isHidden = true }", name: "f.swift")]
      )
      session.mustRun(["hides()", "expect root.isHidden"])
    }
  }
}
