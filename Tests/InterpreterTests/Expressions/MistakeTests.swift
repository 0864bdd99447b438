import Records
import Rendering
import SourceTree
import SwiftFrontEnd
import Testing
import TypedProgram
import Wording

/// Learners' typical mistakes, and their diagnostics.
@Suite struct MistakeTests {
  @Test(arguments: [
    (
      "let a = 1 + CGFloat(2) + Int(3)",
      "binary operator '+' cannot be applied to operands of type 'CGFloat' and 'Int'"
    ),
    ("let a: Int = 2.5", "cannot convert value of type 'Double' to specified type 'Int'"),
    ("let a: String = 1", "cannot convert value of type 'Int' to specified type 'String'"),
    ("let a = missing", "cannot find 'missing' in scope"),
    ("let count = 1\nlet a = cuont", "cannot find 'cuont' in scope; did you mean 'count'?"),
    ("let a: Strin = 1", "cannot find type 'Strin' in scope; did you mean 'String'?"),
    (
      "let a = UIView().bonds",
      "value of type 'UIView' has no member 'bonds'; did you mean 'bounds'?"
    ),
    (
      "let a = UIView().hidden",
      "value of type 'UIView' has no member 'hidden'; it has been renamed to 'isHidden'"
    ),
    (
      "let a = UIView().superview.bounds",
      "value of optional type 'UIView?' must be unwrapped to refer to member 'bounds' of wrapp"
    ),
    (
      "let a: UIView = UIView().superview",
      "value of optional type 'UIView?' must be unwrapped to a value of type 'UIView'"
    ),
    ("let a = nil", "'nil' requires a contextual type"),
    ("let a: Int = nil", "'nil' cannot initialize specified type 'Int'"),
    ("let a = UIView().convert(.zero)", "missing argument for parameter 'to' in call"),
    ("let a = UIView().convert(CGPoint.zero, nil)", "missing argument label 'to:' in call"),
    ("let a = CGPoint(1, 2)", "missing argument labels 'x:y:' in call"),
    (
      "let a = UIView().point(at: .zero, with: nil)",
      "incorrect argument label in call (have 'at:with:', expected 'inside:with:')"
    ),
    (
      "let a = UIView().point(inside: 3, with: nil)",
      "cannot convert value of type 'Int' to expected argument type 'CGPoint'"
    ),
    (
      "let a = UIView().point(inside: nil, with: nil)",
      "'nil' is not compatible with expected argument type 'CGPoint'"
    ),
    ("let a = UIView().bounds.contains(.zero, 1)", "extra argument in call"),
    ("let a = 5\na = 6", "cannot assign to value: 'a' is a 'let' constant"),
    ("let p = CGPoint.zero\np.x = 6", "cannot assign to property: 'p' is a 'let' constant"),
    (
      "let v = UIView()\nv.superview = nil",
      "cannot assign to property: 'superview' is a get-only property"
    ),
    (
      "let v = UIView()\nv.bounds.width = 1",
      "cannot assign to property: 'width' is a get-only property"
    ),
    (
      "let a = [1]\na.append(2)",
      "cannot use mutating member on immutable value: 'a' is a 'let' constant"
    ),
    ("let a = 1\nlet b = a()", "cannot call value of non-function type 'Int'"),
    (
      "let v = UIView().superview\nif v { }",
      "optional type 'UIView?' cannot be used as a boolean; test for '!= nil' instead"
    ),
    ("if 1 { }", "type 'Int' cannot be used as a boolean; test for '!= 0' instead"),
    ("let a = UIView", "expected member name or constructor call after type name"),
    ("let a = .zero", "cannot infer contextual base in reference to member 'zero'"),
    ("let a: CGRect = .nul", "type 'CGRect' has no member 'nul'"),
    ("let a = []", "empty collection literal requires an explicit type"),
    ("let a = [1, \"a\"]", "heterogeneous collection literal could only be inferred to '[Any]'"),
    ("let a: UInt8 = 256", "integer literal '256' overflows when stored into 'UInt8'"),
    (
      "let a = { $0 + 1 }",
      "unable to infer type of a closure parameter '$0' in the current context"
    ),
    (
      "let a = [1].map { 2 }",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly"
    ),
    ("let a = 1?.description", "cannot use optional chaining on non-optional value of type 'Int'"),
    ("let a = 1!", "cannot force unwrap value of non-optional type 'Int'"),
    ("let a = !1", "type 'Int' cannot be used as a boolean"),
    ("let a = -true", "unary operator '-' cannot be applied to an operand of type 'Bool'"),
    ("let a = 2.5 % 2", "'%' is unavailable"),
    (
      "let a = UIView() as UIButton",
      "'UIView' is not convertible to 'UIButton'; did you mean to use 'as!' to force downcast?"
    ),
    ("let a = UIView.bounds", "instance member 'bounds' cannot be used on type 'UIView'"),
    (
      "let a = CGPoint.zero < CGPoint.zero",
      "binary operator '<' cannot be applied to two 'CGPoint' operands"
    ),
    ("func f() throws -> Int { 1 }\nlet a = f()", "call can throw but is not marked with 'try'"),
    (
      "func f(_ a: inout Int) {}\nvar b = 1\nf(b)",
      "passing value of type 'Int' to an inout parameter requires explicit '&'"
    ),
    (
      "func f(_ a: inout Int) {}\nlet b = 1\nf(&b)",
      "cannot pass immutable value as inout argument: 'b' is a 'let' constant"
    ),
    (
      "let a = CGRectMake(0, 0, 1, 1)",
      "cannot find 'CGRectMake' in scope; it has been renamed to 'CGRect(x:y:width:height:)'"
    ),
    (
      "let a = true ? 1 : \"a\"",
      "result values in '? :' expression have mismatching types 'Int' and 'String'"
    ),
    ("let a = null", "cannot find 'null' in scope; did you mean 'nil'?"),
    ("let a = [1].length", "value of type '[Int]' has no member 'length'; did you mean 'count'?"),
    ("let a: boolean = true", "cannot find type 'boolean' in scope; did you mean 'Bool'?"),
    ("let a = true & false", "binary operator '&' cannot be applied to two 'Bool' operands; did"),
    ("let a = \"abc\"[0]", "'subscript(_:)' is unavailable: cannot subscript String with an Int"),
    ("let a = (1, 2).2", "value of tuple type '(Int, Int)' has no member '2'"),
    ("let a = !UIView().superview?.isHidden", "value of optional type 'Bool?' must be unwrapped"),
  ])
  func aMistakeIsToldInTheCompilersWords(text: String, message: String) {
    let messages = Checked.messages(text)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
  }

  @Test func aParameterHidesTheMethodOfItsName() throws {
    let text = """
      class Round: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if point(inside: point, with: event) { return self }
          return nil
        }
      }
      """
    let unit = Checked.unit(text, as: .file)
    let fault = try #require(unit.diagnostics.first)
    #expect(unit.diagnostics.count == 1)
    #expect(
      fault.problem.wording.en == "cannot call value of non-function type 'CGPoint'")
    #expect(
      fault.notes.first?.problem.wording.en.contains("'self.point(inside:with:)'") == true)
    #expect(fault.fixIt?.replacement == "self.")
  }

  @Test func aLocalsOwnValueSeesTheOuterName() {
    let text = """
      class Round: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let point = convert(point, to: superview)
          guard let superview = superview else { return false }
          let bounds = superview.bounds.insetBy(dx: -10, dy: -10)
          return bounds.contains(point) && !isHidden && alpha > 0.01
        }
      }
      """
    #expect(Checked.messages(text, as: .file).isEmpty)
  }

  @Test func oneRootErrorSilencesWhatFollows() {
    #expect(Checked.messages("let a = missing.bounds.width + 1 - \"a\"").count == 1)
    #expect(Checked.messages("let a = missing\nlet b = a + 1").count == 1)
  }

  @Test func everyMessageHasWordsInBothLanguages() {
    for diagnostic in Checked.unit("let a = missing\nlet b: Int = nil").diagnostics {
      #expect(!diagnostic.problem.wording.zh.isEmpty)
      #expect(diagnostic.problem.wording.zh != diagnostic.problem.wording.en)
    }
  }
}
