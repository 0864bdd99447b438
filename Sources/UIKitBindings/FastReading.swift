import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Reads of a rectangle's numbers into registers, for the machine's own loop.
nonisolated enum RectangleNumbers {
  /// Reads a number of the rectangle in `source`.
  @inline(__always)
  static func set(
    _ target: UnsafeMutablePointer<UInt64>, _ source: UnsafePointer<UInt64>,
    _ value: (CGRect) -> CGFloat
  ) {
    let rectangle = UnsafeRawPointer(source).load(as: CGRect.self)
    target[0] = Double(value(rectangle)).bitPattern
  }
}

/// A view's subviews as a script reads them: one array for all reads until the children change. A
/// script that changes its copy makes another one first, because the view retains this one.
nonisolated struct SubviewsOfScripts: Bridged {
  private let storage: AnyObject

  @MainActor
  init(of view: UIView) {
    if let known = view.scriptsSubviews {
      storage = known
      return
    }
    let objects = unsafeBitCast(view.subviews, to: [AnyObject].self)
    storage = ArrayStorage(objects: objects)
    view.scriptsSubviews = storage
  }

  static var layout: Layout { .reference }
  static var isNullable: Bool { true }
  static var hostType: HostType { [UIView].hostType }

  static func read(_ registers: Registers) -> SubviewsOfScripts {
    SubviewsOfScripts(registers.references.pointee.certain())
  }

  func write(to registers: Registers) {
    registers.references.pointee = storage
  }

  private init(_ storage: AnyObject) {
    self.storage = storage
  }
}
