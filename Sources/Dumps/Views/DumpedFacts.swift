import Foundation

/// The facts from one line of a dump about its view, without the views inside it.
///
/// UIKit prints most attributes only if they differ from the default, so nil means "not printed".
package nonisolated struct DumpedFacts: Sendable, Codable, Equatable {
  /// The class as printed, with module and generic arguments.
  package var className: String
  /// The nearest class that UIKit itself declares; printed for some subclasses only.
  package var baseClass: String?
  /// The address as printed, such as `0x16e82190`; nil if a tool left the addresses out.
  package var address: String?
  /// The variable that refers to the view, if a tool printed its name: `_buyButton`.
  package var variable: String?

  package var frame: CGRect?
  package var bounds: CGRect?
  /// The six numbers `a, b, c, d, tx, ty`.
  package var transform: [Double]?

  package var hidden = false
  package var alpha: Double?
  package var opaque: Bool?
  package var clipsToBounds: Bool?
  package var userInteractionEnabled: Bool?

  package var text: String?
  package var tag: Int?
  /// Whether recognizers were printed; their number and kinds never are.
  package var hasGestureRecognizers = false
  package var layerClass: String?
  /// The colour as printed, such as `<UIDynamicSystemColor: 0x6000; name = systemBackgroundColor>`.
  package var backgroundColor: String?

  /// Printed for scroll views.
  package var contentOffset: CGPoint?
  package var contentSize: CGSize?
  package var adjustedContentInset: DumpedInsets?

  /// All other attributes of the line, as printed and in order.
  package var furtherAttributes: [DumpedAttribute] = []
  /// The line of the text on which the view begins; the first is 1.
  package var line: Int

  package init(className: String, line: Int) {
    self.className = className
    self.line = line
  }
}

/// Four insets as a dump has them: top, left, bottom and right.
package nonisolated struct DumpedInsets: Sendable, Codable, Equatable {
  package var top, left, bottom, right: Double
}

/// An attribute without a property here; a word without a value has an empty one.
package nonisolated struct DumpedAttribute: Sendable, Codable, Hashable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

nonisolated extension DumpedFacts {
  /// Whether animations were printed. Motion effects, which depend on the device's attitude, move a
  /// view all the time and do not count.
  package var isAnimated: Bool {
    furtherAttributes.contains {
      $0.name == "animations" && $0.value.contains("Animation")
        && !$0.value.contains("UIMotionEffectGroup")
    }
  }
}
