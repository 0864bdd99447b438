import Practice
import Testing

@Suite struct MutantTests {
  /// The changes of a program, without asking what names are worth.
  private func changes(_ text: String) -> [String] {
    MutantFinder.mutants(of: Code(file: "A.swift", text: text), values: nil).map(\.change)
  }

  private func inside(_ body: String) -> [String] {
    changes(
      """
      class A: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      \(body)
        }
      }
      """)
  }

  private func hit(_ body: String) -> [String] {
    changes(
      """
      class A: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      \(body)
        }
      }
      """)
  }

  @Test func comparisonsAreTurnedAndMadeStrict() {
    let all = inside("return point.x <= bounds.midX")
    #expect(all.contains("return point.x >= bounds.midX"))
    #expect(all.contains("return point.x < bounds.midX"))
  }

  @Test func oneSwitchIsLeftOut() {
    let all = hit("guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }")
    #expect(all.contains("guard isUserInteractionEnabled, alpha >= 0.01 else { return nil }"))
    #expect(all.contains("guard !isHidden, alpha >= 0.01 else { return nil }"))
    #expect(all.contains("guard !isHidden, isUserInteractionEnabled else { return nil }"))
    #expect(
      inside("return !isHidden && alpha > 0.5 && contains(point)")
        .contains("return !isHidden && contains(point)"))
  }

  @Test func ofAllChildrenTheFirstOrTheLastIsAsked() {
    let all = hit("for child in subviews.reversed() { print(child) }")
    #expect(all.contains("for child in subviews.reversed().prefix(1) { print(child) }"))
    #expect(all.contains("for child in subviews { print(child) }"))
    #expect(all.contains("without for child in subviews.reversed() { print(child) }"))
  }

  @Test func aPointIsNotConvertedOrTheOtherWay() {
    let all = hit("return child.hitTest(convert(point, to: child), with: event)")
    #expect(all.contains("return child.hitTest(point, with: event)"))
    #expect(all.contains("return child.hitTest(convert(point, from: child), with: event)"))
    #expect(
      all.contains(
        "return (child.point(inside: convert(point, to: child), with: event) ? child : nil)"))
  }

  @Test func namesAreTakenForEachOther() {
    let all = inside("return min(bounds.width, 44) > bounds.midX")
    #expect(all.contains("return max(bounds.width, 44) > bounds.midX"))
    #expect(all.contains("return min(bounds.height, 44) > bounds.midX"))
    #expect(all.contains("return min(frame.width, 44) > bounds.midX"))
    #expect(all.contains("return min(bounds.width, 44) > bounds.midY"))
    #expect(all.contains("return min(bounds.width, 44) > (bounds.width / 2)"))
    #expect(all.contains("return min(bounds.width, 48) > bounds.midX"))
  }

  @Test func aNameOfItsOwnIsNotTakenForAnother() {
    #expect(!inside("let min = 3\nreturn point.x > min").contains("return point.x > max"))
  }

  @Test func theSuperviewIsReturnedForNil() {
    let all = hit("guard !isHidden else { return nil }\nreturn isMine ? self : nil")
    #expect(all.contains("guard !isHidden else { return superview }"))
    #expect(all.contains("return isMine ? self : superview"))
    #expect(!hit("return hitTest(point, with: nil)").contains { $0.contains("with: superview") })
  }

  @Test func callsAreCountedAndReturnsAreWrong() {
    let all = inside("return true")
    #expect(all.contains("return false"))
    #expect(all.contains("point answers false from its second call on"))
  }

  @Test func everyMutantIsAnotherTextAndHasItsPlace() {
    let code = Code(file: "A.swift", text: "class A: UIView {\n  func f() { a.layout() }\n}\n")
    let mutants = MutantFinder.mutants(of: code, values: nil)
    #expect(mutants.map(\.change) == ["without a.layout()"])
    #expect(mutants.map(\.line) == [2])
    #expect(mutants.map(\.code.text) == ["class A: UIView {\n  func f() {  }\n}\n"])
  }
}
