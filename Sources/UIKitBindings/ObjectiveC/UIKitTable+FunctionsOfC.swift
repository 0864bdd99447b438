import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The C functions for which Swift has no row. Their names begin with an underscore, which hides
/// them from Swift.
extension UIKitTable {
  static func addFunctionsOfC(_ table: Table) {
    addDispatch(table)
    addComparisons(table)
    addReleases(table)
    addExchanges(table)
    addDivision(table)
    addTexts(table)
    addBitmapsOfC(table)
    addComponentsOfC(table)
    addAccessibilityOfC(table)
    addChangeKeys(table)
    table.function("_NSLocalizedStringFromTable(_:_:_:)", "The key itself: nothing is translated.")
    {
      (key: String, _: AnyReference?, _: AnyReference?) in key
    }
    table.function("_NSLog(_:arguments:)", "Prints a text by a format.") {
      (format: String, values: [AnyValue]) throws(RunStop) in
      let line = try text(format, values) + "\n"
      ScriptHost.active?.write(line)
    }
    table.function("_printf(_:arguments:)", "Prints a text by a format, without a line's end.") {
      (format: String, values: [AnyValue]) throws(RunStop) in
      ScriptHost.active?.write(try text(format, values))
    }
    table.function("_abs(_:)", "A whole number without its sign.") { (value: Int) in
      value < 0 ? 0 &- value : value
    }
    table.function("_labs(_:)", "A whole number without its sign.") { (value: Int) in
      value < 0 ? 0 &- value : value
    }
    table.function("_isnan(_:)", "1 for a value that is not a number, 0 for numbers.") {
      (value: Double) in
      Int32(value.isNaN ? 1 : 0)
    }
    table.function("_isinf(_:)", "1 for infinity, with either sign.") { (value: Double) in
      Int32(value.isInfinite ? 1 : 0)
    }
    table.function("_isfinite(_:)", "1 for all other numbers.") { (value: Double) in
      Int32(value.isFinite ? 1 : 0)
    }
  }

  /// The functions for C strings, whose characters are bytes.
  private static func addTexts(_ table: Table) {
    table.function("_puts(_:)", "Prints a text and a line's end.") {
      (text: String) -> Int32 in
      ScriptHost.active?.write(text + "\n")
      return 1
    }
    table.function("_putchar(_:)", "Prints a character.") { (code: Int32) -> Int32 in
      let byte = UInt8(truncatingIfNeeded: code)
      ScriptHost.active?.write(String(UnicodeScalar(byte)))
      return Int32(byte)
    }
    table.function("_strlen(_:)", "How many bytes a text has.") { (text: String) -> UInt in
      Allowance.spend(bytes: text.utf8.count)
      return UInt(text.utf8.count)
    }
    table.function("_strcmp(_:_:)", "0 for equal texts; below or above 0 for others.") {
      (text: String, other: String) -> Int32 in
      Allowance.spend(bytes: min(text.utf8.count, other.utf8.count))
      if text.utf8.elementsEqual(other.utf8) { return 0 }
      return text.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }
    table.function("_atoi(_:)", "The whole number at the beginning of a text; 0 without one.") {
      (text: String) -> Int32 in Int32(clamping: TextObject(text).charged().integerValue)
    }
    table.function("_atof(_:)", "The number at the beginning of a text; 0 without one.") {
      (text: String) -> Double in TextObject(text).charged().doubleValue
    }
    table.function("&character(_:_:)", "A byte of a text; 0 after the last one.") {
      (text: String?, index: Int) throws(RunStop) -> Int8 in
      guard let text, index >= 0, index <= text.utf8.count else {
        throw RunStop(
          .fatalError(
            Excerpt("EXC_BAD_ACCESS: a character before or after a text of C was read")))
      }
      let bytes = text.utf8
      guard index < bytes.count else { return 0 }
      return Int8(bitPattern: bytes[bytes.index(bytes.startIndex, offsetBy: index)])
    }
  }

  private static func addDispatch(_ table: Table) {
    table.function("_dispatch_get_main_queue()", "The queue of the main thread.") { () in
      MainQueue.main
    }
    table.function("_dispatch_async(_:_:)", "Runs a block in a turn of its own, after this one.") {
      (_: MainQueue, block: Callback0<NoValue>) in later(0, block)
    }
    table.function("_dispatch_time(_:_:)", "A time, in nanoseconds after another one.") {
      (base: UInt64, nanoseconds: Int64) -> UInt64 in
      let from = base == 0 ? present : base
      return nanoseconds < 0
        ? from &- min(from, nanoseconds.magnitude) : from &+ UInt64(nanoseconds)
    }
    table.function("_dispatch_after(_:_:_:)", "Runs a block once the clock is there.") {
      (time: UInt64, _: MainQueue, block: Callback0<NoValue>) in
      later(time > present ? Double(time - present) / 1e9 : 0, block)
    }
    addOnce(table)
  }

  /// The time of the device in nanoseconds.
  private static var present: UInt64 {
    UInt64(exactly: (UIApplication.shared.clock.now * 1e9).rounded()) ?? 0
  }

  private static func later(_ delay: Double, _ block: Callback0<NoValue>) {
    MainQueue.run(after: delay, keeping: block.object) {
      ScriptCalls.run { () throws(RunStop) in _ = try block() }
    }
  }

  /// `dispatch_once`: the token, which is 0 at first, records whether the block has run.
  private static func addOnce(_ table: Table) {
    let body: HostFunction.Body = { registers throws(RunStop) in
      guard registers.numbers.pointee == 0 else { return }
      registers.numbers.pointee = .max
      guard registers.references.pointee != nil else { return }
      try Callback0<NoValue>.read(registers)()
    }
    var token = ParameterInfo(label: nil, name: "token", type: .int)
    token.isInout = true
    let block = ParameterInfo(
      label: nil, name: "block", type: .function(FunctionType([], .void)))
    let function = Function(
      name: "_dispatch_once", parameters: [token, block], result: .void, owner: nil,
      implementation: .host(HostFunction("_dispatch_once", body)))
    table.library.add(.function(function), named: function.name)
  }

  private static func addComparisons(_ table: Table) {
    table.function("_CGAffineTransformEqualToTransform(_:_:)", "Whether both maps are the same.") {
      (one: CGAffineTransform, other: CGAffineTransform) in one == other
    }
    table.function("_UIEdgeInsetsEqualToEdgeInsets(_:_:)", "Whether both insets are the same.") {
      (one: UIEdgeInsets, other: UIEdgeInsets) in one == other
    }
    // The values of `UIDeviceOrientation`, which a part of the library in Swift declares.
    table.function("_UIDeviceOrientationIsPortrait(_:)", "Whether the device is upright.") {
      (orientation: Int) in orientation == 1 || orientation == 2
    }
    table.function("_UIDeviceOrientationIsLandscape(_:)", "Whether the device is on its side.") {
      (orientation: Int) in orientation == 3 || orientation == 4
    }
    table.function("_NSEqualRanges(_:_:)", "Whether both parts are the same.") {
      (one: NSRange, other: NSRange) in one == other
    }
    table.function("_NSStringFromRange(_:)", "The text of a part: `{1, 2}`.") {
      (range: NSRange) in "{\(range.location), \(range.length)}"
    }
    table.function("_NSStringFromCGAffineTransform(_:)", "The text of a map.") {
      (transform: CGAffineTransform) in NSCoder.string(for: transform)
    }
    table.function("_CGPathContainsPoint(_:_:_:_:)", "Whether a point is inside of a path.") {
      (path: CGPath, _: UnsafeRawPointer?, point: CGPoint, isEvenOdd: Bool) in
      path.contains(point, using: isEvenOdd ? .evenOdd : .winding)
    }
    table.function("_NSIntersectionRange(_:_:)", "The part that is in both; empty for none.") {
      (one: NSRange, other: NSRange) in
      let first = max(one.location, other.location)
      let end = min(one.location &+ one.length, other.location &+ other.length)
      return first < end ? NSRange(location: first, length: end &- first) : NSRange()
    }
  }

  /// `CGRectDivide`, which has two results.
  private static func addDivision(_ table: Table) {
    let body: HostFunction.Body = { registers throws(RunStop) in
      let layout = CGRect.layout
      var place = registers.advanced(by: layout).advanced(by: layout).advanced(by: layout)
      let amount = CGFloat.read(place)
      place = place.advanced(by: CGFloat.layout)
      let parts = CGRect.read(registers).divided(atDistance: amount, from: CGRectEdge.read(place))
      parts.slice.write(to: registers)
      parts.remainder.write(to: registers.advanced(by: layout))
    }
    let library = table.library
    var parameters = [ParameterInfo(label: nil, name: "rect", type: CGRect.type(in: library))]
    for name in ["slice", "remainder"] {
      var info = ParameterInfo(label: nil, name: name, type: CGRect.type(in: library))
      info.isInout = true
      parameters.append(info)
    }
    parameters.append(ParameterInfo(label: nil, name: "amount", type: .cgFloat))
    parameters.append(
      ParameterInfo(label: nil, name: "edge", type: CGRectEdge.type(in: library)))
    let function = Function(
      name: "_CGRectDivide", parameters: parameters, result: .void, owner: nil,
      implementation: .host(HostFunction("_CGRectDivide", body)))
    library.add(.function(function), named: function.name)
  }

  private static func addExchanges(_ table: Table) {
    table.function("_class_getInstanceMethod(_:_:)", "A method, to exchange it with another one.") {
      (type: TypeValue?, selector: Selector?) -> AnyValue? in
      guard let host = ScriptHost.active, let selector, let nominal = type?.type.hostDeclaration
      else { return nil }
      return host.methodObject(selector.name, of: nominal).map { AnyValue($0) }
    }
    table.function(
      "_method_exchangeImplementations(_:_:)", "Makes each of two methods run the other's code."
    ) { (one: AnyValue?, other: AnyValue?) throws(RunStop) in
      guard let one = one?.object as? MethodObject, let other = other?.object as? MethodObject
      else { return }
      try ScriptHost.active?.exchange(one, other)
    }
  }

  /// The reference counting functions of Core Foundation; objects are counted automatically here.
  private static func addReleases(_ table: Table) {
    for type in ["CGColor", "CGColorSpace", "CGContext", "CGGradient", "CGImage", "CGPath", "CF"] {
      table.function("_\(type)Release(_:)", "Nothing: objects are released by themselves.") {
        (_: AnyReference?) in
      }
      table.function("_\(type)Retain(_:)", "The object itself.") {
        (object: AnyReference?) in object
      }
    }
  }
}
