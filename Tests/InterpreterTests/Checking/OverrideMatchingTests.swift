import Records
import SwiftChecker
import Testing
import TypedProgram

/// Which inherited function a function overrides, and why one does not.
struct OverrideMatchingTests {
  private let world = TypeWorld()
  private var matching: OverrideMatching { OverrideMatching(relations: world.relations) }
  private var animal: Type { .nominal(world.animal, []) }
  private var dog: Type { .nominal(world.dog, []) }

  /// Why a function of `Dog` does not override one of `Animal`; nil when it does.
  private func difference(
    _ own: KeyValuePairs<String, Type>, _ result: Type,
    from above: KeyValuePairs<String, Type>, _ resultAbove: Type
  ) -> OverrideDifference? {
    matching.difference(
      of: TypeWorld.function("f", own, returns: result, in: world.dog),
      from: TypeWorld.function("f", above, returns: resultAbove, in: world.animal), in: world.dog)
  }

  @Test func `the same labels and types override`() {
    #expect(difference(["to": .int], .bool, from: ["to": .int], .bool) == nil)
  }

  @Test func `an override may return a derived class, and what is there for an optional`() {
    #expect(difference([:], dog, from: [:], animal) == nil)
    #expect(difference([:], dog, from: [:], .optional(animal)) == nil)
  }

  @Test func `an override with another result is refused for its result`() {
    #expect(difference([:], .int, from: [:], .string) == .result)
    #expect(difference([:], animal, from: [:], dog) == .result)
    #expect(difference([:], .void, from: [:], .optional(.int)) == .result)
  }

  @Test func `an override may take a superclass, and is refused for a parameter that takes less`() {
    #expect(difference(["_": animal], .void, from: ["_": dog], .void) == nil)
    #expect(
      difference(["_": .int, "_": dog], .void, from: ["_": .int, "_": animal], .void)
        == .parameter(1))
  }

  @Test func `a parameter that is only not optional is not what hinders`() {
    #expect(difference(["_": .int], .void, from: ["_": .optional(.int)], .void) == nil)
  }

  @Test func `another label or number of parameters is refused as that`() {
    #expect(difference(["to": .int], .void, from: ["by": .int], .void) == .label(0))
    #expect(difference([:], .void, from: ["by": .int], .void) == .parameterCount)
  }

  @Test func `a function that differs in labels alone is found as such`() {
    let above = TypeWorld.function("move", ["to": .int], in: world.animal)
    let labelled = TypeWorld.function("move", ["by": .int], in: world.dog)
    let other = TypeWorld.function("move", ["by": .string], in: world.dog)
    #expect(matching.differsInLabels(labelled, from: above, in: world.dog))
    #expect(!matching.differsInLabels(other, from: above, in: world.dog))
  }

  @Test func `the inherited name that shares the most words is the one that was meant`() {
    let above = TypeWorld.function("touchesBegan", ["_": .int, "with": .int], in: world.animal)
    _ = TypeWorld.function("layOut", [:], in: world.animal)
    let own = TypeWorld.function("touchesBegin", ["touches": .int, "with": .int], in: world.dog)
    let near = TypeWorld.function("touchesBegan", ["touches": .int, "with": .int], in: world.dog)
    #expect(matching.nearMethod(near, world.dog) === above)
    #expect(matching.nearMethod(own, world.dog) == nil)
  }

  @Test func `a property hides one above only with accessors that do as much`() {
    func property(_ name: String, setter: Bool) -> Property {
      let getter = TypeWorld.function(name, [:], returns: .int)
      let set = setter ? TypeWorld.function(name, ["_": .int]) : nil
      let property = Property(
        name: name, type: .int, owner: nil, isStatic: false, isConstant: false,
        storage: .computed(getter: getter, setter: set))
      property.isSettable = setter
      return property
    }
    let stored = Property(
      name: "tag", type: .int, owner: nil, isStatic: false, isConstant: false, storage: .field(0))
    let above = property("tag", setter: true)
    #expect(matching.accessorProblem(property("tag", setter: true), above) == nil)
    #expect(
      matching.accessorProblem(property("tag", setter: false), above) == .overridesReadOnly("tag"))
    #expect(matching.accessorProblem(stored, above) == .overridesWithStored("tag"))
  }
}
