import ObjectiveCFrontEnd
import Records
import Rendering
import Testing
import Wording

@Suite struct MistakeTests {
  /// Clang's findings in wrong texts: `b` in a method or `t` a whole file, the text, the line of
  /// its first error and its words, which are left out where ours say more.
  @Test("The first error of a wrong text is on clang's line and in its words")
  func mistakes() throws {
    let lines = try content(of: "Mistakes.txt").split(separator: "\n")
    #expect(lines.count > 120)
    for line in lines {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      let source = parts[1..<(parts.count - 2)].joined(separator: "|")
        .replacing("\\n", with: "\n")
      let text = parts[0] == "b" ? method(source) : source + "\n"
      let (unit, file) = parsed(text)
      let first = unit.diagnostics.first { $0.severity == .error } ?? unit.diagnostics.first
      let diagnostic = try #require(first, "\(line)")
      #expect(file.line(of: diagnostic.range.start) == Int(parts[parts.count - 2]), "\(line)")
      let words = diagnostic.problem.wording
      #expect(words.en.hasPrefix(parts[parts.count - 1]), "\(line): \(words.en)")
      #expect(words.zh != words.en || source.contains("#error"), "\(line)")
    }
  }

  @Test("Several errors of one file are all found, in order")
  func several() {
    let (unit, file) = parsed(
      method("  i = 1\n  [v setNeedsDisplay;\n  i = 2;\n  v.alpha = ;\n  if i { }\n  i = (1;"))
    let lines = unit.diagnostics.map { file.line(of: $0.range.start) }
    #expect(lines == [6, 7, 9, 10, 11])
  }

  @Test("An assignment in a condition is a warning, unless it is one of clang's two idioms")
  func idioms() {
    func isQuiet(_ text: String) -> Bool { parsed(method(text)).unit.diagnostics.isEmpty }
    #expect(isQuiet("  if (self = [super init]) { i = 1; }"))
    #expect(isQuiet("  while (v = [e nextObject]) { i = 1; }"))
    #expect(!isQuiet("  if (i = [v tag]) { i = 2; }"))
    #expect(!isQuiet("  if (self = [v initials]) { i = 2; }"))
  }

  @Test(
    "What does not run here is refused by name",
    arguments: [
      ("  goto end;", ObjectiveCRefusal.goto), ("  asm(\"nop\");", .assembler),
      ("  union { int a; } u;", .union), ("  setjmp(b);", .nonlocalJump),
      ("  std::string s;", .cPlusPlus), ("  struct S { int a : 3; };", .bitField),
    ])
  func refused(source: String, refusal: ObjectiveCRefusal) {
    #expect(errors(in: method(source)).first == .refused(refusal))
  }

  @Test("C++ and functions of old C are refused where a file begins")
  func refusedFiles() {
    #expect(errors(in: "namespace a { }\n").first == .refused(.cPlusPlus))
    #expect(errors(in: "int f(a) int a; { return a; }\n").first == .refused(.oldFunction))
  }

  @Test("A method inside another one is named, and read as a method")
  func methodInMethod() {
    let (unit, _) = parsed(
      "@implementation A\n- (void)a {\n  if (1) {\n  }\n- (void)b {\n}\n@end\n")
    #expect(unit.diagnostics.count == 1)
    #expect(unit.diagnostics.first?.problem == .clang(.methodInFunction(name: "b")))
    #expect(unit.items.map { TreeDump.text($0) }.joined().contains("(- b void () {})"))
  }

  @Test("Where one semicolon is missing a fix-it writes it")
  func fixIt() throws {
    let (unit, _) = parsed(method("  i = 1"))
    let fixIt = try #require(unit.diagnostics.first?.fixIt)
    #expect(fixIt.replacement == ";")
    #expect(fixIt.range.start == unit.diagnostics[0].range.start)
  }

  @Test(
    "Full-width signs are named, and read as what was meant",
    arguments: ["  [v setNeedsDisplay]；", "  i = 1；", "  NSLog（@\"a\"）;", "  i = i ＋ 1;"])
  func fullWidth(source: String) {
    let found = errors(in: method(source))
    #expect(!found.isEmpty)
    for problem in found {
      guard case .fullWidth = problem else {
        Issue.record("\(problem)")
        continue
      }
    }
  }
}
