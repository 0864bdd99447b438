import Foundation
import ObjectiveCFrontEnd
import ObjectiveCTree
import SourceTree
import Testing

@Suite struct SnippetTests {
  @Test("Valid texts are read without a fault", arguments: ["declarations", "statements"])
  func valid(name: String) throws {
    let text = try content(of: "Snippets/\(name).m")
    let (unit, file) = parsed(text)
    let places = unit.diagnostics.map { "\(file.line(of: $0.range.start)): \($0.problem)" }
    #expect(places == [])
    let tree = unit.items.map { TreeDump.text($0) + "\n" }.joined()
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] != nil {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      try tree.write(
        to: folder.appendingPathComponent("Snippets/\(name).txt"), atomically: true, encoding: .utf8
      )
    }
    let golden = try content(of: "Snippets/\(name).txt")
    #expect(tree.split(separator: "\n") == golden.split(separator: "\n"))
  }

  @Test(
    "Expressions bind as in C",
    arguments: [
      ("a + b * c - d", "(- (+ a (* b c)) d)"), ("a = b = c", "(= a (= b c))"),
      ("!a.b && -c[0]", "(&& (! (. a b)) (- (at c 0)))"),
      ("a ? b : c ? d : e", "(? a b (? c d e))"),
      ("a ?: b", "(? a _ b)"), ("(CGFloat)a / b", "(/ (cast CGFloat a) b)"),
      ("(a) - b", "(- (a) b)"), ("(int)-b", "(cast int (- b))"), ("*p++", "(* (p ++))"),
      ("a, b", "(, a b)"), ("[a b:c d:e, f]", "[a b:d: c e f]"),
      ("[[A alloc] init]", "[[A alloc] init]"),
      ("[a ? b : c d]", "[(? a b c) d]"), ("[(id)a b]", "[(cast id a) b]"),
      ("[self.a[0] b:-1]", "[(at (. self a) 0) b: (- 1)]"), ("@(a)", "(box (a))"),
      ("x << 1 | y", "(| (<< x 1) y)"), ("a == b & c", "(& (== a b) c)"),
      ("[A b:^{ c; }]", "[A b: (block _ () {c})]"), ("[self a:b :c]", "[self a:: b c]"),
      ("a.b.c = 1", "(= (. (. a b) c) 1)"), ("(UIView *)a", "(cast *UIView a)"),
      ("@selector(a:b:)", "(selector a:b:)"), ("sizeof(int)", "(sizeof int)"),
      ("1.0f + 0x10", "(+ 1.0f 16)"), ("'a'", "(char 97)"),
    ])
  func expressions(source: String, tree: String) {
    let (unit, _) = parsed(source + ";", isTyped: true)
    #expect(unit.diagnostics.isEmpty)
    #expect(unit.items.map { TreeDump.text($0) } == [tree.replacing("(box (a))", with: "(box a)")])
  }

  @Test(
    "Of a name that nothing declares the words around it say whether it is a type",
    arguments: [
      ("Foo *x = y;", "(var x: *Foo = y)"), ("Foo x;", "(var x: Foo)"),
      ("Foo<Bar *> *x;", "(var x: *Foo<*Bar>)"), ("foo(x);", "(call foo x)"),
      ("(Foo)x;", "(cast Foo x)"), ("(foo) + x;", "(+ (foo) x)"), ("a * b + 1;", "(+ (* a b) 1)"),
      ("id<P> x = nil;", "(var x: id<P> = nil)"), ("[Foo bar];", "[Foo bar]"),
      ("__weak typeof(self) w = self;", "(var w: weak (typeof self) = self)"),
      ("unsigned long long n = 1;", "(var n: unsigned long long = 1)"),
    ])
  func names(source: String, tree: String) {
    let (unit, _) = parsed(source, isTyped: true)
    #expect(unit.diagnostics.isEmpty)
    #expect(unit.items.map { TreeDump.text($0) } == [tree])
  }

  @Test("A header among the files comes before what imports it, whatever their order")
  func headers() {
    let implementation = SourceFile(
      name: "A.m", text: "#import \"A.h\"\n@implementation A\n- (Kind)kind { return SIDE; }\n@end\n"
    )
    let header = SourceFile(
      name: "A.h", text: "#define SIDE 4\ntypedef int Kind;\n@interface A : NSObject\n@end\n",
      offset: 1_000)
    let program = ObjectiveCFrontEnd.parse([implementation, header])
    #expect(program.diagnostics.isEmpty)
    #expect(program.units.map(\.file.name) == ["A.h", "A.m"])
    #expect(
      TreeDump.text(program.units[1].items[0])
        == "(implementation A _ {}\n  (- kind Kind () {return 4}))")
    #expect((program.units[0].items.first?.range.start ?? 0) >= 1_000)
  }

  @Test("A header that is not there is a warning, and one that the caller has is read")
  func missingHeader() {
    let file = SourceFile(name: "A.m", text: "#import \"B.h\"\nB *b;\n")
    let without = ObjectiveCFrontEnd.parse([file])
    #expect(without.diagnostics.map(\.severity) == [.warning])
    let with = ObjectiveCFrontEnd.parse([file]) { name in
      SourceFile(name: name, text: "@class B;\n", offset: 100)
    }
    #expect(with.diagnostics.isEmpty)
    #expect(with.units.count == 2)
  }

  @Test("What a macro made has the range of its use")
  func macroRange() throws {
    let (unit, file) = parsed("#define TWICE(x) ((x) + (x))\nint y = TWICE(3);\n")
    guard case .declaration(let declaration) = unit.items[0],
      case .variables(let variables) = declaration.kind
    else {
      Issue.record("no variable")
      return
    }
    let value = try #require(variables[0].value)
    #expect(file.text(of: value.range) == "TWICE(3)")
    #expect(TreeDump.text(value) == "((+ (3) (3)))")
  }

  @Test("Macros and types that were typed are known to what is typed later")
  func context() {
    let first = ObjectiveCFrontEnd.parse(
      [SourceFile(name: "1", text: "#define SIDE 4\ntypedef int Kind;")], isTyped: true)
    let second = ObjectiveCFrontEnd.parse(
      [SourceFile(name: "2", text: "Kind k = SIDE;")], after: first.context, isTyped: true)
    #expect(second.units[0].items.map { TreeDump.text($0) } == ["(var k: Kind = 4)"])
  }
}
