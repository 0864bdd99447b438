import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Layers.
extension UIKitTable {
  static func addLayers(_ table: Table) {
    table.optionSet(
      CACornerMask.self,
      [
        ("layerMinXMinYCorner", .layerMinXMinYCorner),
        ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
        ("layerMinXMaxYCorner", .layerMinXMaxYCorner),
        ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
      ], "Corners of a layer.")
    addActionTypes(table)
    addShapeTypes(table)
    addTextTypes(table)
    addScrollTypes(table)
    addLayerAnimations(table)
    addTransaction(table)
  }

  static let layer = ModelClass.layer(
    CALayer.self, superclass: NSObject.self,
    "What shows a view: geometry and appearance. Hit testing of views does not ask it.",
    fresh: "A layer that shows no view.", make: { CALayer() },
    {
      addLayerGeometry($0)
      addLayerAppearance($0)
      addLayerHierarchy($0)
      addLayerConversion($0)
      addLayerDrawing($0)
      addLayerActions($0)
      addLayerTiming($0)
    },
    settings: {
      addLayerSettings($0)
      $0.forCommands(
        "transform", get: { (l: CALayer) in l.affineTransform() },
        set: { $0.setAffineTransform($1) })
      $0.color("backgroundColor", \CALayer.backgroundColor, "The view's backgroundColor.")
      $0.color("borderColor", \CALayer.borderColor, "The colour of the border.")
      $0.color("shadowColor", \CALayer.shadowColor, "The colour of the shadow.")
      $0.stored("name", \CALayer.name, "A name to find the layer by.")
      $0.stored("contentsScale", \CALayer.contentsScale, "How many pixels a point has.")
    })

  /// The settings that commands support, too, as parts of a view.
  static func addLayerSettings(_ rows: PropertyRows) {
    let all = [
      rows.stored("position", \CALayer.position, "The view's center (GE-3)."),
      rows.stored(
        "anchorPoint", \CALayer.anchorPoint, "What position and transform refer to (GE-10)."),
      rows.stored("zPosition", \CALayer.zPosition, "The order of drawing, not of hits (HT-8)."),
      rows.stored(
        "anchorPointZ", \CALayer.anchorPointZ, "The anchor point's distance from the layer (GE-32)."
      ),
      rows.stored(
        "isDoubleSided", \CALayer.isDoubleSided,
        "Whether its back is drawn; touches ignore it (GE-35)."),
      rows.stored(
        "cornerRadius", \CALayer.cornerRadius, "Drawn corners; touches ignore it (HT-17)."),
      rows.stored("opacity", \CALayer.opacity, "The view's alpha, a 32-bit float (HT-13)."),
      rows.stored("isHidden", \CALayer.isHidden, "The view's isHidden (HT-13)."),
      rows.stored("masksToBounds", \CALayer.masksToBounds, "The view's clipsToBounds (HT-16)."),
      rows.stored("borderWidth", \CALayer.borderWidth, "The width of the border."),
      rows.stored("shadowOpacity", \CALayer.shadowOpacity, "How opaque the shadow is."),
      rows.stored("shadowOffset", \CALayer.shadowOffset, "Where the shadow falls."),
      rows.stored("shadowRadius", \CALayer.shadowRadius, "How soft the shadow is."),
      rows.stored(
        "shouldRasterize", \CALayer.shouldRasterize, "Whether it is drawn once and kept."),
      rows.stored("bounds", \CALayer.bounds, "The layer's own coordinate space (GE-1)."),
      rows.stored("frame", \CALayer.frame, "The rectangle in the superlayer (GE-2, GE-4)."),
    ]
    for property in all { property?.markComputing() }
  }

  private static func addLayerGeometry(_ type: TypeTable) {
    type.stored("transform", \CALayer.transform, "The transform in space (GE-32).").markComputing()
    type.stored(
      "sublayerTransform", \CALayer.sublayerTransform,
      "A transform of all sublayers, such as a perspective (GE-33)."
    ).markComputing()
    type.method("affineTransform()", "The view's transform (GE-13).") {
      (l: CALayer) in l.affineTransform()
    }.markComputing()
    type.method("setAffineTransform(_:)", "Sets the view's transform.") {
      (l: CALayer, t: CGAffineTransform) in l.setAffineTransform(t)
    }
  }

  private static func addLayerAppearance(_ type: TypeTable) {
    type.stored("maskedCorners", \CALayer.maskedCorners, "The corners that the radius is for.")
    type.stored("mask", \CALayer.mask, "Cuts the drawing out; touches ignore it (HT-17).")
    type.stored("shadowPath", \CALayer.shadowPath, "The outline of the shadow.")
    type.kept(
      "rasterizationScale", \CALayer.rasterizationScale, decides: [.drawing],
      "Pixels per point of its raster.")
    type.kept(
      "contentsGravity", \CALayer.contentsGravity, decides: [.drawing],
      "How contents fill it.")
    type.kept(
      "contentsCenter", \CALayer.contentsCenter, decides: [.drawing],
      "The part of the contents that is stretched.")
    type.stored("allowsGroupOpacity", \CALayer.allowsGroupOpacity, "Fades as one (LA-40).")
    type.kept(
      "allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing, decides: [.drawing],
      "Whether its edges are smooth.")
    type.kept(
      "cornerCurve", \CALayer.cornerCurve, decides: [.drawing],
      "The shape of corners.")
    type.method("setNeedsLayout()", "Marks the layer for layout (LC-3).") {
      (l: CALayer) in l.setNeedsLayout()
    }
    type.message("layoutSublayers()", .layoutSublayers, "Places the sublayers (LC-5).") {
      (l: CALayer) in l.layoutSublayers()
    }
    type.method("layoutIfNeeded()", "Lays out the layer's tree now where it is marked (LC-3).") {
      (l: CALayer) in l.layoutIfNeeded()
    }
    type.method("removeAllAnimations()", "Stops what moves it (HT-20).") {
      (l: CALayer) in l.removeAllAnimations()
    }
    type.method("add(_:forKey:)", "Moves what presentation() shows; hits do not follow (HT-20).") {
      (l: CALayer, animation: CAAnimation, key: String?) in l.add(animation, forKey: key)
    }
    type.method("animation(forKey:)", "The animation of a key, until it is over.") {
      (l: CALayer, key: String) -> CAAnimation? in l.animation(forKey: key)
    }
    type.method("animationKeys()", "The keys of the animations that were added.") {
      (l: CALayer) -> [String]? in l.animationKeys()
    }
    type.method("removeAnimation(forKey:)", "Takes an animation away.") {
      (l: CALayer, key: String) in l.removeAnimation(forKey: key)
    }
    type.method("render(in:)", "Draws the layer and what is in it, with its opacity.") {
      (l: CALayer, context: CGContext) in l.render(in: context)
    }
    type.property(
      "contents", as: .optional(HostType { _ in .any }),
      get: { (l: CALayer) -> AnyReference? in l.contents.map { AnyReference($0 as AnyObject) } },
      set: { (l: CALayer, new: AnyReference?) in l.contents = new?.object },
      "What is shown: a CGImage, also what a view has drawn (DR-11).")
    let presentation = type.method("presentation()", "What is on screen at this moment (HT-20).") {
      (l: CALayer) -> CALayer? in l.presentation()
    }
    presentation.markComputing()
    presentation.returnsSelf = true
    let model = type.method("model()", "The layer whose values last.") { (l: CALayer) in l.model() }
    model.returnsSelf = true
  }

  private static func addLayerHierarchy(_ type: TypeTable) {
    type.readOnly("superlayer", \CALayer.superlayer, "The layer that holds this one.")
      .markComputing()
    type.property(
      "sublayers", get: { (l: CALayer) in l.charged().sublayers },
      set: { (l: CALayer, new: [CALayer]?) in
        for old in (l.charged().sublayers ?? []).reversed() { old.removeFromSuperlayer() }
        for layer in new ?? [] { l.addSublayer(layer) }
      },
      "From the back to the front; nil without any.")
    type.method("addSublayer(_:)", "Puts a layer in front of the others.") {
      (l: CALayer, other: CALayer) in l.charged().addSublayer(other)
    }
    type.method("insertSublayer(_:at:)", "Puts a layer at an index from the back.") {
      (l: CALayer, other: CALayer, index: UInt32) in l.charged().insertSublayer(other, at: index)
    }
    type.method("insertSublayer(_:below:)", "Puts a layer behind a sibling.") {
      (l: CALayer, other: CALayer, sibling: CALayer?) in
      l.charged().insertSublayer(other, below: sibling)
    }
    type.method("insertSublayer(_:above:)", "Puts a layer in front of a sibling.") {
      (l: CALayer, other: CALayer, sibling: CALayer?) in
      l.charged().insertSublayer(other, above: sibling)
    }
    type.method("replaceSublayer(_:with:)", "Replaces a layer by another.") {
      (l: CALayer, old: CALayer, new: CALayer) in l.charged().replaceSublayer(old, with: new)
    }
    type.method("removeFromSuperlayer()", "Takes the layer out of its superlayer.") {
      (l: CALayer) in l.removeFromSuperlayer()
    }
  }

  private static func addLayerConversion(_ type: TypeTable) {
    type.message(
      "contains(_:)", Message.layerContains.index,
      "Whether a point of its own coordinates is in its bounds (HT-10).",
      send: { (l: CALayer, p: CGPoint) in l.contains(p) },
      direct: { (l: CALayer, p: CGPoint) in l.contains(p) })
    type.message(
      "hitTest(_:)", Message.layerHitTest.index,
      "The farthest layer at a point of the SUPERLAYER's coordinates.",
      send: { (l: CALayer, p: CGPoint) -> CALayer? in l.hitTest(p) },
      direct: { (l: CALayer, p: CGPoint) -> CALayer? in l.hitTest(p) })
    type.method("convert(_:to:)", "A point in another layer's coordinates (GE-19).") {
      (l: CALayer, p: CGPoint, to: CALayer?) -> CGPoint in l.charged(across: to).convert(p, to: to)
    }.markComputing()
    type.method("convert(_:from:)", "A point of another layer in this one's (GE-19).") {
      (l: CALayer, p: CGPoint, from: CALayer?) -> CGPoint in
      l.charged(across: from).convert(p, from: from)
    }.markComputing()
    type.method("convert(_:to:)", "The box around a rectangle in another layer (GE-21).") {
      (l: CALayer, r: CGRect, to: CALayer?) -> CGRect in l.charged(across: to).convert(r, to: to)
    }
    type.method("convert(_:from:)", "The box around another layer's rectangle (GE-21).") {
      (l: CALayer, r: CGRect, from: CALayer?) -> CGRect in
      l.charged(across: from).convert(r, from: from)
    }
  }

  private static func addShapeTypes(_ table: Table) {
    table.name(CAShapeLayerFillRule.self, "How the inside of a path is filled.") {
      $0.staticProperty("nonZero", get: { CAShapeLayerFillRule.nonZero }, "By turns (GE-22).")
      $0.staticProperty("evenOdd", get: { CAShapeLayerFillRule.evenOdd }, "By crossings.")
    }
    table.name(CAShapeLayerLineCap.self, "How the ends of a shape's line look.") {
      $0.staticProperty("butt", get: { CAShapeLayerLineCap.butt }, "Cut off at the end.")
      $0.staticProperty("round", get: { CAShapeLayerLineCap.round }, "A half circle round it.")
      $0.staticProperty("square", get: { CAShapeLayerLineCap.square }, "Half a square beyond it.")
    }
    table.name(CAShapeLayerLineJoin.self, "How a shape's line turns.") {
      $0.staticProperty("miter", get: { CAShapeLayerLineJoin.miter }, "Pointed.")
      $0.staticProperty("round", get: { CAShapeLayerLineJoin.round }, "Round.")
      $0.staticProperty("bevel", get: { CAShapeLayerLineJoin.bevel }, "Cut off.")
    }
    table.name(CAGradientLayerType.self, "How the colours of a gradient run.") {
      $0.staticProperty("axial", get: { CAGradientLayerType.axial }, "Along a line.")
      $0.staticProperty("radial", get: { CAGradientLayerType.radial }, "From a point outwards.")
      $0.staticProperty("conic", get: { CAGradientLayerType.conic }, "Round a point.")
    }
  }

  static let shapeLayer = ModelClass.layer(
    CAShapeLayer.self,
    "A layer that draws a path; contains asks its bounds all the same (HT-17).",
    fresh: "Without a path.", make: { CAShapeLayer() },
    {
      $0.stored("path", \CAShapeLayer.path, "The path, in the layer's own coordinates.")
        .markComputing()
      $0.stored("fillRule", \CAShapeLayer.fillRule, "How the inside is filled.")
      $0.stored("strokeStart", \CAShapeLayer.strokeStart, "Where the line begins, 0 to 1.")
      $0.stored("strokeEnd", \CAShapeLayer.strokeEnd, "Where the line ends, 0 to 1.")
      $0.stored("lineCap", \CAShapeLayer.lineCap, "How the ends of the line look.")
      $0.stored("lineJoin", \CAShapeLayer.lineJoin, "How the line turns.")
      $0.stored("miterLimit", \CAShapeLayer.miterLimit, "How far a pointed turn may reach.")
      $0.decimals("lineDashPattern", \CAShapeLayer.lineDashPattern, "Lengths of dashes and gaps.")
      $0.stored("lineDashPhase", \CAShapeLayer.lineDashPhase, "Where in the pattern it begins.")
    },
    settings: {
      $0.color("fillColor", \CAShapeLayer.fillColor, "The colour of the inside.")
      $0.color("strokeColor", \CAShapeLayer.strokeColor, "The colour of the line.")
      $0.stored("lineWidth", \CAShapeLayer.lineWidth, "The width of the line.")
    })

  static let gradientLayer = ModelClass.layer(
    CAGradientLayer.self, "A layer of colours that run together.", fresh: "Without colours.",
    make: { CAGradientLayer() },
    {
      $0.property(
        "colors",
        get: { (l: CAGradientLayer) -> [AnyValue]? in
          l.colors?.map { AnyValue($0 as AnyObject) }
        },
        set: { (l: CAGradientLayer, colors: [AnyValue]?) in l.colors = colors?.map(\.object) },
        "The colours, as CGColor.")
      $0.stored("type", \CAGradientLayer.type, "How the colours run.")
      $0.decimals("locations", \CAGradientLayer.locations, "Where each colour is, 0 to 1.")
    },
    settings: {
      $0.stored("startPoint", \CAGradientLayer.startPoint, "Where the first colour is.")
      $0.stored("endPoint", \CAGradientLayer.endPoint, "Where the last colour is.")
    })

  static let openGLLayer = ModelClass.layer(
    CAEAGLLayer.self, "A layer that OpenGL draws: draw(_:) is not sent (LC-12).",
    fresh: "A layer.", make: { CAEAGLLayer() })

  static let metalLayer = ModelClass.layer(
    CAMetalLayer.self, "A layer that Metal draws: draw(_:) is not sent (LC-12).",
    fresh: "A layer.", make: { CAMetalLayer() })
}

extension Table {
  /// A type that contains only static members.
  func namespace(_ name: String, _ summary: String, _ declare: @escaping (TypeTable) -> Void) {
    let nominal = Nominal(name: name, kind: .enumeration, origin: .host(nil))
    nominal.hostLayout = .number
    nominal.summary = summary
    let type = Type.nominal(nominal, [])
    library.add(.type(type), named: name)
    extend(type, declare)
  }
}
