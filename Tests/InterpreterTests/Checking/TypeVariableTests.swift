import SwiftChecker
import Testing
import TypedProgram

/// The decisions about types that are not known yet.
struct TypeVariableTests {
  private let inference = Inference()

  @Test func `two types that are made equal decide what is open in them`() {
    let element = inference.freshType()
    #expect(inference.unify(.array(element), .array(.string)))
    #expect(inference.resolved(.optional(element)) == .optional(.string))
  }

  @Test func `a type that is decided is not decided again`() {
    let element = inference.freshType()
    #expect(inference.unify(element, .int))
    #expect(!inference.unify(element, .string))
    #expect(inference.known(element) == .int)
  }

  @Test func `a type is not made equal to one that holds it`() {
    let element = inference.freshType()
    #expect(!inference.unify(element, .array(element)))
  }

  @Test func `an attempt that fails leaves nothing decided`() {
    let key = inference.freshType()
    let result: Bool? = inference.attempt {
      inference.unify(.dictionary(key, .int), .dictionary(.string, .bool)) ? true : nil
    }
    #expect(result == nil)
    #expect(inference.known(key) == nil)
  }

  @Test func `a question about a choice does not take it`() {
    let element = inference.freshType()
    #expect(inference.wouldHold { inference.unify(element, .int) })
    #expect(inference.known(element) == nil)
  }
}
