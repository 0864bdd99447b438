import Foundation
import Machine
import ScriptLibrary
import UIKitModel

nonisolated extension CGGradientDrawingOptions: BridgedOptionSet {}

/// Gradients that a context draws.
extension UIKitTable {
  static func addGradients(_ table: Table) {
    // Core Foundation's array is only used for passing the elements of one of Swift's.
    table.alias("CFArray", [AnyValue].type(in: table.library))
    table.optionSet(
      CGGradientDrawingOptions.self,
      [
        ("drawsBeforeStartLocation", .drawsBeforeStartLocation),
        ("drawsAfterEndLocation", .drawsAfterEndLocation),
      ], "Where a gradient is drawn besides between its ends.")
    table.class(
      CGGradient.self, superclass: NSObject.self, isFinal: true,
      "Colours that run into each other; CAGradientLayer shows them without code."
    ) {
      $0.initializer(
        "init(colorsSpace:colors:locations:)",
        "Colours, as CGColor, and where each is, 0 to 1; nil for even distances."
      ) { (space: CGColorSpace?, colors: [AnyValue], locations: [CGFloat]?) -> CGGradient? in
        CGGradient(colorsSpace: space, colors: colors.map(\.object), locations: locations)
      }
      addGradientOfParts($0)
    }
  }

  static func addGradientDrawing(_ type: TypeTable) {
    type.method("drawLinearGradient(_:start:end:options:)", "Draws colours along a line.") {
      (
        c: CGContext, gradient: CGGradient, start: CGPoint, end: CGPoint,
        options: CGGradientDrawingOptions
      ) in
      c.chargedForGradient().drawLinearGradient(gradient, start: start, end: end, options: options)
    }
    type.method(
      "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)",
      "Draws colours from one circle to another."
    ) {
      (
        c: CGContext, gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat,
        endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions
      ) in
      c.chargedForGradient().drawRadialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius, options: options)
    }
  }
}

extension CGContext {
  fileprivate func chargedForGradient() -> CGContext {
    Allowance.spend(workOfDrawing)
    return self
  }
}
