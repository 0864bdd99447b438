/// The compiled code of a function.
package struct CompiledFunction {
  /// The compiled code, plain and traced; nil before the first call.
  package private(set) var code: AnyObject?
  /// The address of that code for the machine.
  package private(set) var address: UnsafeMutableRawPointer?

  package init() {}

  /// Stores the code, and its address as long as it is retained.
  package mutating func keep(_ code: AnyObject, at address: UnsafeMutableRawPointer) {
    self.code = code
    self.address = address
  }

  /// Releases the code, which is compiled again when it is next needed.
  package mutating func forget() {
    code = nil
    address = nil
  }
}
