import Records
import Testing

@Suite struct RefusalTests {
  @Test(
    "What does not run is refused by name, where it stands",
    arguments: [
      ("func a() async { }", UnsupportedFeature.asyncFunction, "async"),
      ("a = { () async in }", .asyncFunction, "async"),
      ("a = await b()", .await, "await"),
      ("async let a = b", .asyncLet, "async"),
      ("for await a in b { }", .await, "await"),
      ("actor A { }", .actor, "actor"),
      ("#Preview { A() }", .macro("#Preview"), "#Preview"),
      ("@Observable class A { }", .macro("@Observable"), "@Observable"),
      ("@State var a = 1", .propertyWrapper("State"), "@State"),
      ("@resultBuilder struct A { }", .attribute("resultBuilder"), "@resultBuilder"),
      ("@_silgen_name(\"a\") func b() { }", .attribute("_silgen_name"), "@_silgen_name"),
      ("infix operator <->", .operatorDeclaration("<->"), "operator"),
      ("precedencegroup A { }", .precedenceGroup("A"), "precedencegroup"),
      ("a = /b+c/", .regexLiteral, "/b+c/"),
      ("a = consume b", .ownership("consume"), "consume"),
      ("struct A: ~Copyable { }", .ownership("~Copyable"), "~Copyable"),
      ("func a(b: borrowing C) { }", .ownership("borrowing"), "borrowing"),
      ("func a<each T>() { }", .parameterPack, "each"),
      ("var a: B { _read { yield c } }", .accessor("_read"), "_read"),
      ("var a: B { get async { c } }", .asyncFunction, "async"),
      ("var a: B { get throws { c } }", .throwingAccessor, "throws"),
      ("typealias A<B> = [B]", .genericAlias, "<B>"),
      (#"a = \B.c?.d"#, .keyPathPart("?"), "?"),
      ("macro a() = b", .macroDeclaration, "macro"),
      ("a = #fileLiteral(resourceName: 1)", .macro("#fileLiteral"), "#fileLiteral"),
      ("a = unsafe b", .unsafeExpression, "unsafe"),
      ("let a: [3 of Int] = b", .inlineArray, "[3 of Int]"),
    ])
  func refused(source: String, feature: UnsupportedFeature, place: String) {
    #expect(problems(source) == [.unsupported(feature)])
    #expect(marked(source) == [place])
  }

  @Test func `the tree goes on without what is refused`() {
    let source = "class A { func b() async { await c() }\n@State var d = consume e }"
    let unit = diagnosed(source)
    #expect(unit == "(class A (func b () {(call c)}) (var (d = e)))")
  }

  @Test func `other modules are refused by name, with those that exist`() {
    #expect(
      problems("import SwiftUI")
        == [
          .unknownModule(
            "SwiftUI",
            known: ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "UserNotifications"])
        ])
    #expect(marked("import SwiftUI") == ["SwiftUI"])
  }

  @Test func `error and warning say what they say`() {
    #expect(problems("#error(\"a\")") == [.message("a")])
    #expect(diagnostics("#warning(\"b\")").map(\.severity) == [.warning])
    #expect(diagnosed("#warning(\"b\")\nc") == "c")
  }
}
