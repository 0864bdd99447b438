import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension CATextLayerTruncationMode: BridgedName {}
nonisolated extension CATextLayerAlignmentMode: BridgedName {}
nonisolated extension CAScrollLayerScrollMode: BridgedName {}

/// Layers that draw text, show their sublayers several times, or contain others.
extension UIKitTable {
  static let transformLayer = ModelClass.layer(
    CATransformLayer.self,
    "A layer that holds others in space: nothing of it shows but its sublayers.",
    fresh: "Without sublayers.", make: { CATransformLayer() })

  static func addScrollTypes(_ table: Table) {
    table.name(CAScrollLayerScrollMode.self, "The ways that a scroll layer moves.") {
      $0.staticProperty("none", get: { CAScrollLayerScrollMode.none }, "Not at all.")
      $0.staticProperty("vertically", get: { CAScrollLayerScrollMode.vertically }, "Up and down.")
      $0.staticProperty(
        "horizontally", get: { CAScrollLayerScrollMode.horizontally }, "Left and right.")
      $0.staticProperty("both", get: { CAScrollLayerScrollMode.both }, "In all directions.")
    }
  }

  static let scrollLayer = ModelClass.layer(
    CAScrollLayer.self,
    "A layer whose bounds code moves over its sublayers; fingers do not (LA-3).",
    fresh: "At the origin.", make: { CAScrollLayer() },
    {
      $0.stored("scrollMode", \CAScrollLayer.scrollMode, "The ways that it moves.")
      $0.method("scroll(to:)", "Moves the origin of its bounds to a point.") {
        (l: CAScrollLayer, point: CGPoint) in l.scroll(to: point)
      }
      $0.method("scroll(to:)", "Moves its bounds until a rectangle is in them.") {
        (l: CAScrollLayer, rectangle: CGRect) in l.scroll(to: rectangle)
      }
    })

  static func addTextTypes(_ table: Table) {
    // Core Foundation's type of any object is only used for passing a font.
    table.alias("CFTypeRef", .anyObject)
    table.name(CATextLayerTruncationMode.self, "Where text that is too wide is cut off.") {
      $0.staticProperty("none", get: { CATextLayerTruncationMode.none }, "At the layer's edge.")
      $0.staticProperty("start", get: { CATextLayerTruncationMode.start }, "At its beginning.")
      $0.staticProperty("middle", get: { CATextLayerTruncationMode.middle }, "In its middle.")
      $0.staticProperty("end", get: { CATextLayerTruncationMode.end }, "At its end.")
    }
    table.name(CATextLayerAlignmentMode.self, "How lines of a text layer are aligned.") {
      $0.staticProperty("natural", get: { CATextLayerAlignmentMode.natural }, "As the text says.")
      $0.staticProperty("left", get: { CATextLayerAlignmentMode.left }, "To the left.")
      $0.staticProperty("right", get: { CATextLayerAlignmentMode.right }, "To the right.")
      $0.staticProperty("center", get: { CATextLayerAlignmentMode.center }, "In the middle.")
      $0.staticProperty(
        "justified", get: { CATextLayerAlignmentMode.justified }, "To both sides.")
    }
  }

  static let textLayer = ModelClass.layer(
    CATextLayer.self, "A layer that draws text from its top on: a box for each line (DR-52).",
    fresh: "Without text.", make: { CATextLayer() },
    {
      $0.property(
        "string", as: .optional(HostType { _ in .any }),
        get: { (l: CATextLayer) -> AnyValue? in
          l.string.map { AnyValue(Crossing.boxed($0)) }
        }, set: { (l: CATextLayer, new: AnyValue?) in l.string = new.map(drawn) },
        "The text, a String or an NSAttributedString.")
      $0.property(
        "font",
        get: { (l: CATextLayer) -> AnyReference? in
          l.font.map { AnyReference(Crossing.boxed($0)) }
        },
        set: { (l: CATextLayer, new: AnyReference?) in
          l.font = new.map { drawn(AnyValue($0.object)) }
        }, "The font, or its name as CFTypeRef; its size does not count.")
      $0.stored("truncationMode", \CATextLayer.truncationMode, "Where lines are cut off.")
      $0.stored("alignmentMode", \CATextLayer.alignmentMode, "How lines are aligned.")
    },
    settings: {
      $0.forCommands(
        "string",
        get: { (l: CATextLayer) -> String? in
          (l.string as? AttributedText)?.string ?? l.string as? String
        }, set: { $0.string = $1 })
      $0.stored("fontSize", \CATextLayer.fontSize, "The size of the font, 36 points.")
      $0.color("foregroundColor", \CATextLayer.foregroundColor, "The colour, white.")
      $0.stored("isWrapped", \CATextLayer.isWrapped, "Whether lines wrap at its width.")
    })

  /// A text, or the name of a font, in the model's types.
  private static func drawn(_ given: AnyValue) -> Any {
    let value = Crossing.native(given)
    return (value as? TextObject)?.drawnText ?? value
  }

  static let replicatorLayer = ModelClass.layer(
    CAReplicatorLayer.self,
    "A layer that shows its sublayers several times; only the first can be hit.",
    fresh: "Shows them once.", make: { CAReplicatorLayer() },
    {
      $0.stored(
        "instanceTransform", \CAReplicatorLayer.instanceTransform,
        "What makes a copy of the one before, from the middle.")
      $0.stored("instanceColor", \CAReplicatorLayer.instanceColor, "What colours are times.")
      $0.stored(
        "instanceRedOffset", \CAReplicatorLayer.instanceRedOffset, "More red for each copy.")
      $0.stored(
        "instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset, "More green for each copy.")
      $0.stored(
        "instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset, "More blue for each copy.")
      $0.stored(
        "instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset, "More alpha for each copy.")
      $0.silently(.copies) {
        $0.kept(
          "instanceDelay", \CAReplicatorLayer.instanceDelay, decides: [.drawing],
          "The delay of each copy.")
        $0.kept(
          "preservesDepth", \CAReplicatorLayer.preservesDepth, decides: [.drawing],
          "Whether copies are in space.")
      }
    },
    settings: {
      $0.stored("instanceCount", \CAReplicatorLayer.instanceCount, "How often they are shown.")
    })
}
