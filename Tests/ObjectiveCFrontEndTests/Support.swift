import Foundation
import ObjectiveCFrontEnd
import ObjectiveCTree
import Records
import SourceTree

/// Parses a text as the only file of a program.
func parsed(_ text: String, isTyped: Bool = false) -> (unit: Tree.Unit, file: SourceFile) {
  let file = SourceFile(name: "Circle.m", text: text)
  let program = ObjectiveCFrontEnd.parse([file], isTyped: isTyped)
  return (program.units[0], file)
}

/// The errors of a text, as clang's own problems.
func errors(in text: String, isTyped: Bool = false) -> [ClangProblem] {
  parsed(text, isTyped: isTyped).unit.diagnostics.filter { $0.severity == .error }.compactMap {
    if case .clang(let problem) = $0.problem { problem } else { nil }
  }
}

/// Statements in a method of a class whose names are known.
func method(_ statements: String) -> String {
  """
  @interface A : UIView
  @end
  @implementation A
  - (void)go:(UIView *)v {
    int i = 0;
  \(statements)
  }
  @end

  """
}

/// A file beside these tests.
func content(of name: String, file: String = #filePath) throws -> String {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
}
