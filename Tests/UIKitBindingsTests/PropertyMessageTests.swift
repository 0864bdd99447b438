import Foundation
import Testing
import TypedProgram
import UIKitBindings
import UIKitModel

/// Whether each property that scripts may override sends messages of its own.
///
/// A property's two messages are written at its row, and again in its getter and setter in the
/// model: three chances to name another's. A property wrapper that reaches the enclosing object
/// would leave one, and cost thirteen times as much: 310 ns in place of 24 for a read and a write
/// without an override.
@Suite struct PropertyMessageTests {
  /// Hears what is sent to an object, and answers nothing.
  private final class Spy: UIKitModel.Method {
    var heard: [Message] = []
    var implementation: AnyObject? { nil }

    func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any? {
      heard.append(message)
      return nil
    }
  }

  private static let library: Library = {
    let library = Library()
    UIKitTable.install(in: library)
    return library
  }()

  /// An object that has the members of a class.
  private func object(of row: ModelClass) -> ModelObject? {
    switch row.maker {
    case .view(let make): make(CGRect(x: 0, y: 0, width: 10, height: 10))
    case .controller(let make): make()
    case .recognizer(let make): make()
    case .layer(let make): make()
    case .none: row.name == "UIResponder" ? UIView() : nil
    }
  }

  private func properties(of row: ModelClass) -> [TypedProgram.Property] {
    for case .type(.nominal(let nominal, _)) in Self.library.members[row.name] ?? [] {
      return nominal.members.values.flatMap { $0 }.compactMap {
        if case .property(let property) = $0, !property.isStatic { property } else { nil }
      }
    }
    return []
  }

  @Test
  func `a property is read and written by the messages that its row names, which are its own`()
    throws
  {
    var count = 0
    for row in UIKitTable.classes {
      for property in properties(of: row) {
        guard let object = object(of: row) else { continue }
        let place = "\(row.name).\(property.name)"
        let capital = property.name.prefix(1).uppercased() + property.name.dropFirst()
        // What is only read is asked by who reads it, as `next` is.
        guard case .computed(let getter, let setter?) = property.storage,
          let message = message(property.getterMessage),
          let setterMessage = self.message(property.setterMessage)
        else { continue }
        count += 1
        #expect("\(message)" == property.name || "\(message)" == "get\(capital)", "\(place)")
        var registers = Window()
        #expect(try heard(message, object, getter, &registers).contains(message), "\(place)")
        #expect("\(setterMessage)" == "set\(capital)", "\(place)")
        let told = try heard(setterMessage, object, setter, &registers)
        #expect(told == [setterMessage], "\(place)")
      }
    }
    #expect(count > 30)
  }

  /// A message that the model itself sends; nil for one that only scripts do.
  private func message(_ number: Int?) -> Message? {
    number.flatMap { UInt8(exactly: $0) }.flatMap { Message(rawValue: $0) }
  }

  /// Room for the arguments and the result of one call: what a getter gave is what the setter gets.
  private struct Window {
    var numbers = [UInt64](repeating: 0, count: 16)
    var values: [AnyObject?] = []
  }

  /// The messages that a call sends to the object, as far as it is asked about this one.
  private func heard(
    _ message: Message, _ object: ModelObject, _ function: Function, _ window: inout Window
  ) throws -> [Message] {
    guard case .host(let host) = function.implementation else { return [] }
    let spy = Spy()
    object.setMethod(spy, for: message)
    defer { object.setMethod(nil, for: message) }
    var references: [AnyObject?] = [object] + window.values
    references += [AnyObject?](repeating: nil, count: 16 - references.count)
    try window.numbers.withUnsafeMutableBufferPointer { numbers in
      try references.withUnsafeMutableBufferPointer { references in
        guard let first = numbers.baseAddress, let object = references.baseAddress else { return }
        try host.body(Registers(first, object))
      }
    }
    window.values = Array(references.prefix(4))
    return spy.heard
  }
}
