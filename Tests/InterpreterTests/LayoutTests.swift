import Testing
import TypedProgram

@Suite struct LayoutTests {
  @Test func anOptionalOfAReferenceNeedsNoFlag() {
    #expect(Type.optional(.string).layout == Layout(0, 1))
    #expect(Type.optional(.double).layout == Layout(2, 0))
  }

  @Test func anOptionalOfAnOptionalHasAFlagOfItsOwn() {
    #expect(Type.optional(.optional(.string)).layout == Layout(1, 1))
  }
}
