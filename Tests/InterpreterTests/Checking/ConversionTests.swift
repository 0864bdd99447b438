import Records
import SourceTree
import SwiftChecker
import Testing
import TypedProgram

/// Implicit conversions of values to the contextual type.
struct ConversionTests {
  private let world = TypeWorld()
  private var conversion: Conversion { world.conversion }
  private var animal: Type { .nominal(world.animal, []) }
  private var dog: Type { .nominal(world.dog, []) }

  private func converted(_ type: Type, to wanted: Type) -> TypedExpression? {
    conversion.coerce(TypeWorld.variable(type), to: wanted)
  }

  @Test func `a value is wrapped where an optional of its type is wanted`() {
    let value = converted(.double, to: .optional(.double))
    #expect(value?.type == .optional(.double))
    guard case .wrap = value?.kind else { return #expect(Bool(false), "not wrapped") }
  }

  @Test func `an optional does not become its value`() {
    #expect(converted(.optional(.double), to: .double) == nil)
  }

  @Test func `Double and CGFloat become each other, and Int becomes neither`() {
    #expect(converted(.double, to: .cgFloat)?.type == .cgFloat)
    #expect(converted(.cgFloat, to: .optional(.double))?.type == .optional(.double))
    #expect(converted(.int, to: .double) == nil)
    #expect(converted(.float, to: .double) == nil)
  }

  @Test func `an object becomes one of its superclass, alone, in an optional and in an array`() {
    #expect(converted(dog, to: animal)?.type == animal)
    #expect(converted(.optional(dog), to: .optional(animal))?.type == .optional(animal))
    #expect(converted(.array(dog), to: .array(animal))?.type == .array(animal))
    #expect(converted(animal, to: dog) == nil)
  }

  @Test func `a text of one written character becomes a Character`() {
    func text(_ text: String) -> TypedExpression {
      TypedExpression(.string(text), .string, SourceRange(0, 0))
    }
    #expect(conversion.coerce(text("a"), to: .character)?.type == .character)
    #expect(conversion.coerce(text("ab"), to: .character) == nil)
  }

  @Test func `what is open becomes what is wanted`() {
    let open = world.inference.freshType()
    #expect(converted(.array(open), to: .array(.int))?.type == .array(.int))
    #expect(world.inference.known(open) == .int)
  }

  @Test func `nil becomes every optional and nothing else`() {
    let null = TypedExpression(.null, .nothing, SourceRange(0, 0))
    #expect(conversion.coerce(null, to: .optional(.int))?.type == .optional(.int))
    #expect(conversion.coerce(null, to: .int) == nil)
  }

  @Test func `the same type is nearer than an optional of it, and that than Any`() throws {
    let same = try #require(conversion.cost(from: .int, to: .int))
    let optional = try #require(conversion.cost(from: .int, to: .optional(.int)))
    let any = try #require(conversion.cost(from: .int, to: .any))
    #expect(same < optional && optional < any)
    #expect(conversion.cost(from: .int, to: .string) == nil)
  }

  @Test func `the nearest class that two share is their common type`() {
    let cat = TypeWorld.declared("Cat", .class)
    cat.superclass = animal
    #expect(conversion.commonType(dog, .nominal(cat, [])) == animal)
    #expect(conversion.commonType(dog, .nothing) == .optional(dog))
    #expect(conversion.commonType(dog, .int) == nil)
  }

  @Test func `an optional in the place of its value is told to be unwrapped`() {
    let mismatch = conversion.mismatch(
      TypeWorld.variable(.optional(.int)), .int, for: .argument,
      in: SourceFile(name: "test.swift", text: ""))
    #expect(mismatch.problem == .optionalNotUnwrapped(type: "Int?", wrapped: "Int"))
  }

  @Test func `a number of another kind is mended by a call of the wanted type`() {
    let file = SourceFile(name: "test.swift", text: "count")
    let variable = LocalVariable(
      name: "count", type: .int, isConstant: true, range: SourceRange(0, 5))
    let value = TypedExpression(.local(variable), .int, SourceRange(0, 5))
    let mismatch = conversion.mismatch(value, .cgFloat, for: .assignment, in: file)
    #expect(mismatch.problem == .cannotConvert(from: "Int", to: "CGFloat", .assignment))
    #expect(mismatch.fixIt?.replacement == "CGFloat(count)")
  }
}
