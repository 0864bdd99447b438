import SourceTree
import SwiftFrontEnd
import Testing

@Suite struct DeclarationTests {
  @Test(
    "Properties",
    arguments: [
      ("let a = 1, b: Int", "(let (a = 1) (b : Int))"),
      ("var x, y: CGFloat", "(var (x : CGFloat) (y : CGFloat))"),
      ("var (a, b) = (1, 2)", "(var ((tuple a b) = (tuple 1 2)))"),
      ("weak var a: B?", "(weak var (a : B?))"),
      ("unowned(unsafe) let a: B", "(unowned let (a : B))"),
      ("lazy var a = B()", "(lazy var (a = (call B)))"),
      ("public private(set) var a = 1", "(public setterAccess var (a = 1))"),
      ("static let a = 1", "(static let (a = 1))"),
      ("@IBOutlet var a: B!", "(@IBOutlet var (a : B!))"),
      ("var a: Int { 1 }", "(var (a : Int (get {1})))"),
      ("var a: Int { get { 1 } set(b) { c } }", "(var (a : Int (get {1}) (set b {c})))"),
      (
        "var a = 1 { willSet { b } didSet(c) { d } }",
        "(var (a = 1 (willSet {b}) (didSet c {d})))"
      ),
      (
        "override class var a: B.Type { C.self }",
        "(override class var (a : B.Type (get {C.self})))"
      ),
    ])
  func properties(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  @Test(
    "Functions, initializers and subscripts",
    arguments: [
      (
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }",
        "(override func point (inside point: CGPoint with event: UIEvent?) -> Bool {true})"
      ),
      (
        "func f(_ a: Int = 1, b c: inout D...) throws {}",
        "(func f (_ a: Int = 1 b c: inout D...) throws {})"
      ),
      (
        "func f<T: A, U>(a: T) -> U where U == T.B {}",
        "(func f <T: A, U> (a: T) -> U where U == T.B {})"
      ),
      ("@objc(foo:) private func f() {}", "(@objc private func f () {})"),
      (
        "@discardableResult mutating func f() -> Self {}",
        "(@discardableResult mutating func f () -> Self {})"
      ),
      (
        "static func == (a: A, b: A) -> Bool { true }",
        "(static func == (a: A b: A) -> Bool {true})"
      ),
      ("static prefix func - (a: A) -> A { a }", "(static prefix func - (a: A) -> A {a})"),
      ("func f(_: Int) {}", "(func f (_: Int) {})"),
    ])
  func functions(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  @Test(
    "Members of types",
    arguments: [
      ("required init?(coder: NSCoder) { }", "(required init? (coder: NSCoder) {})"),
      ("convenience init<T>(_ a: T) throws { }", "(convenience init <T> (_ a: T) throws {})"),
      ("deinit { a }", "(deinit {a})"),
      (
        "subscript(i: Int, at j: Int) -> A { b }", "(subscript (_ i: Int at j: Int) -> A (get {b}))"
      ),
      ("typealias A = B", "(typealias A B)"),
      ("enum A: Int { case a = 1, b }", "(enumeration A : Int (case a = 1 b))"),
      (
        "indirect enum A { case a(Int, b: A) }",
        "(indirect enumeration A (case a(_: Int b: A)))"
      ),
      ("struct A<B>: C, D { }", "(structure A <B> : C, D)"),
    ])
  func members(source: String, tree: String) {
    #expect(lowered("class X { \(source) }") == "(class X \(tree))")
  }

  @Test(
    "Protocols and extensions",
    arguments: [
      (
        "protocol A: AnyObject { associatedtype B: C; var d: Int { get set }; func e() }",
        "(protocol A : AnyObject (associatedtype B C) (var (d : Int (get) (set))) (func e ()))"
      ),
      ("protocol A: class {}", "(protocol A : AnyObject)"),
      (
        "extension Array: A where Element == UIView { }",
        "(extension Array : A where Element == UIView)"
      ),
      (
        "@objc protocol A { @objc optional func b() }",
        "(@objc protocol A (@objc optional func b ()))"
      ),
    ])
  func protocols(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  @Test(
    "Types",
    arguments: [
      ("[Int?]", "[Int?]"), ("[A: [B]]", "[A: [B]]"), ("A.B<C>", "A.B<C>"), ("A!", "A!"),
      ("(A, b: B)", "(A, b: B)"), ("()", "()"), ("(A)", "A"), ("(A) -> B", "((A) -> B)"),
      ("@escaping (A, inout B) throws -> Void", "((A, inout B) throws -> Void)"),
      ("any A & B", "any (A & B)"), ("some A", "some A"), ("A.Type", "A.Type"),
      ("((A) -> B)?", "((A) -> B)?"), ("@MainActor () -> Void", "(() -> Void)"),
    ])
  func types(source: String, tree: String) {
    #expect(lowered("let a: \(source)") == "(let (a : \(tree)))")
  }

  @Test func `modules that exist are dropped, also implied ones`() {
    let source =
      "import UIKit\nimport Foundation\nimport CoreGraphics\nimport QuartzCore\nimport ObjectiveC"
    #expect(lowered(source) == "")
    #expect(lowered("import class UIKit.UIView") == "")
  }

  @Test func `ranges are offsets of bytes`() {
    let source = "// 按钮\nlet 红 = view.alpha"
    let unit = SwiftFrontEnd.parse(source, name: "test.swift")
    #expect(unit.items.map { String(unit.file.text(of: $0.range)) } == ["let 红 = view.alpha"])
    #expect(unit.items[0].range.start == 10)
  }
}
