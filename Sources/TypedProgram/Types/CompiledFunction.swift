/// What the compiler made of a function's code.
package struct CompiledFunction {
  /// The compiled code, plain and traced; nil before the first call.
  package private(set) var code: AnyObject?
  /// Where the machine finds that code at once.
  package private(set) var address: UnsafeMutableRawPointer?

  package init() {}

  /// Keeps the code, and where it is as long as it is kept.
  package mutating func keep(_ code: AnyObject, at address: UnsafeMutableRawPointer) {
    self.code = code
    self.address = address
  }

  /// Lets go of the code, which is compiled again when it is next needed.
  package mutating func forget() {
    code = nil
    address = nil
  }
}
