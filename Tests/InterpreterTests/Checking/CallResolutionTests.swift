import SourceTree
import SwiftChecker
import SwiftFrontEnd
import Testing
import TypedProgram

/// Which of several functions of a name a call means.
struct CallResolutionTests {
  private let world = TypeWorld()
  private let context = NoMembers()
  private var resolution: CallResolution {
    CallResolution(conversion: world.conversion, context: context)
  }

  /// Nothing is handed over by `&` here, and no type has members.
  private final class NoMembers: CallContext {
    func typeOfPlace(_ place: Expression, in scope: Scope) -> Type { .error }

    func hasStaticMember(named name: String, of type: Type) -> Bool { false }

    func hasInitializer(
      of base: Expression, like function: FunctionType, in scope: Scope
    ) -> Bool { false }
  }

  /// A call as it is written, with the types of the arguments that have one of their own.
  private func call(_ text: String, _ types: [Int: Type] = [:], wants hint: Type? = nil) -> Call {
    let unit = SwiftFrontEnd.parse(text, name: "test.swift")
    guard case .expression(let expression)? = unit.items.first?.kind,
      case .call(_, let arguments) = expression.kind
    else { preconditionFailure("\(text) is no call") }
    let context = FunctionContext(
      function: nil, parent: nil, file: unit.file, result: nil, isThrowing: false, selfType: nil,
      owner: nil, substitution: Substitution())
    var call = Call(
      arguments: arguments, range: expression.range, hint: hint,
      scope: Scope(parent: nil, context: context))
    for (index, type) in types { call.prepared[index] = TypeWorld.variable(type) }
    return call
  }

  private func callee(
    _ parameters: KeyValuePairs<String, Type>, returns result: Type = .void
  ) -> Callee {
    Callee(.function(TypeWorld.function("f", parameters, returns: result)))
  }

  /// The numbers of the callees that are as near to a call as any.
  private func chosen(_ callees: [Callee], _ call: Call) -> [Int] {
    let (candidates, _) = resolution.matched(callees, call)
    return resolution.cheapest(candidates, call).compactMap { candidate in
      callees.firstIndex { $0.function === candidate.callee.function }
    }
  }

  @Test func `labels decide between two functions`() {
    let callees = [callee(["to": .int]), callee(["by": .int])]
    #expect(chosen(callees, call("f(by: 1)")) == [1])
  }

  @Test func `the types of arguments decide where labels do not`() {
    let callees = [callee(["_": .string]), callee(["_": .int]), callee(["_": .any])]
    #expect(chosen(callees, call("f(x)", [0: .int])) == [1])
    #expect(chosen(callees, call("f(x)", [0: .bool])) == [2])
  }

  @Test
  func `a whole number that is written is an Int before a Double, and that before an optional`() {
    let (int, double, optional) = (
      callee(["_": .int]), callee(["_": .double]), callee(["_": .optional(.double)])
    )
    #expect(chosen([optional, double, int], call("f(1)")) == [2])
    #expect(chosen([optional, double], call("f(1)")) == [1])
    #expect(chosen([optional], call("f(1)")) == [0])
    #expect(chosen([int], call("f(1.5)")) == [])
  }

  @Test func `what the place wants decides between functions that take the same`() {
    let callees = [callee(["_": .int], returns: .string), callee(["_": .int], returns: .bool)]
    #expect(chosen(callees, call("f(1)", wants: .bool)) == [1])
    #expect(chosen(callees, call("f(1)")) == [0, 1])
  }

  @Test func `a closure decides by the number of its parameters`() {
    func taking(_ count: Int) -> Callee {
      let parameters = Array(repeating: FunctionTypeParameter(.int), count: count)
      return callee(["_": .function(FunctionType(parameters, .int))])
    }
    #expect(chosen([taking(1), taking(2)], call("f { $0 + $1 }")) == [1])
  }

  @Test func `arguments in another order are told apart from ones with other labels`() {
    let callees = [callee(["x": .int, "y": .int])]
    let order = resolution.matched(callees, call("f(y: 1, x: 2)")).failures
    guard case .order(argument: 0, before: 0)? = order.first?.failure else {
      return #expect(Bool(false), "\(order)")
    }
    let labels = resolution.matched(callees, call("f(a: 1, b: 2)")).failures
    guard case .labels? = labels.first?.failure else {
      return #expect(Bool(false), "\(labels)")
    }
  }

  @Test func `a question about costs decides no type`() {
    let open = world.inference.freshType()
    let callees = [callee(["_": .int]), callee(["_": .string])]
    #expect(chosen(callees, call("f(x)", [0: open])) == [0, 1])
    #expect(world.inference.known(open) == nil)
  }

  @Test func `the one argument that fits nowhere is laid to the nearest function`() {
    let callees = [
      callee(["_": .int, "_": .string]), callee(["_": .bool, "_": .bool]),
    ]
    let written = call("f(x, y)", [0: .int, 1: .double])
    let (candidates, _) = resolution.matched(callees, written)
    #expect(resolution.cheapest(candidates, written).isEmpty)
    #expect(resolution.nearest(candidates, written)?.callee.function === callees[0].function)
  }
}
