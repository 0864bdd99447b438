import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Constraints, anchors and guides.
extension UIKitTable {
  static func addAutoLayout(_ table: Table) {
    table.enumeration(
      NSLayoutConstraint.Axis.self, [("horizontal", .horizontal), ("vertical", .vertical)],
      in: NSLayoutConstraint.self, "A direction.")
    table.enumeration(
      NSLayoutConstraint.Relation.self,
      [
        ("lessThanOrEqual", .lessThanOrEqual), ("equal", .equal),
        ("greaterThanOrEqual", .greaterThanOrEqual),
      ], in: NSLayoutConstraint.self, "How two sides relate.")
    table.enumeration(
      NSLayoutConstraint.Attribute.self, attributes, in: NSLayoutConstraint.self,
      "An edge, a size or a middle.")
    addFormatOptions(table)
    addPriority(table)
    addConstraint(table)
    addAnchors(table)
    table.class(
      UILayoutGuide.self, superclass: NSObject.self,
      "A rectangle for constraints that is not a view (AL-10)."
    ) {
      $0.initializer("init()", designated: true, "A guide that is in no view yet.") {
        () in UILayoutGuide()
      }
      $0.readOnly("owningView", \UILayoutGuide.owningView, "The view that it is in.")
      $0.readOnly("layoutFrame", \UILayoutGuide.layoutFrame, "Where it is in that view.")
      $0.stored("identifier", \UILayoutGuide.identifier, "A name for messages.")
      addAnchorProperties($0, of: UILayoutGuide.self)
    }
  }

  private static let attributes: [(String, NSLayoutConstraint.Attribute)] =
    NSLayoutConstraint.Attribute.allCases.map { ("\($0)", $0) }

  private static func addPriority(_ table: Table) {
    table.structure(
      UILayoutPriority.self, protocols: ["Equatable", "Hashable"],
      "How strongly a constraint is meant (AL-1)."
    ) {
      $0.property("rawValue", get: { (p: UILayoutPriority) in p.rawValue }, "1 to 1000.")
      $0.initializer("init(rawValue:)", "A priority by its number.") {
        (number: Float) in UILayoutPriority(rawValue: number)
      }
      $0.initializer("init(_:)", "A priority by its number.") {
        (number: Float) in UILayoutPriority(number)
      }
      $0.staticProperty("required", get: { UILayoutPriority.required }, "1000: must hold (AL-5).")
      $0.staticProperty("defaultHigh", get: { UILayoutPriority.defaultHigh }, "750 (AL-2).")
      $0.staticProperty("defaultLow", get: { UILayoutPriority.defaultLow }, "250 (AL-2).")
      $0.staticProperty(
        "dragThatCanResizeScene", get: { UILayoutPriority.dragThatCanResizeScene }, "510 (AL-1).")
      $0.staticProperty(
        "sceneSizeStayPut", get: { UILayoutPriority.sceneSizeStayPut }, "500 (AL-1).")
      $0.staticProperty(
        "dragThatCannotResizeScene", get: { UILayoutPriority.dragThatCannotResizeScene },
        "490 (AL-1).")
      $0.staticProperty(
        "fittingSizeLevel", get: { UILayoutPriority.fittingSizeLevel }, "50 (AL-12).")
    }
    table.library.hostNominal(UILayoutPriority.self, .structure).describeValue = {
      "UILayoutPriority(rawValue: \(UILayoutPriority.read($0).rawValue))"
    }
  }

  private static func addConstraint(_ table: Table) {
    table.class(
      NSLayoutConstraint.self, superclass: NSObject.self,
      "first = multiplier × second + constant, while it is active (AL-5)."
    ) {
      $0.initializer(
        "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)", designated: true,
        "Between two items, or an item and a number."
      ) {
        (
          first: AnyValue, one: NSLayoutConstraint.Attribute,
          relation: NSLayoutConstraint.Relation, second: AnyValue?,
          two: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
        ) in
        NSLayoutConstraint(
          item: first.object as Any, attribute: one, relatedBy: relation, toItem: second?.object,
          attribute: two, multiplier: multiplier, constant: constant)
      }
      $0.stored("isActive", \NSLayoutConstraint.isActive, "Whether it counts (AL-10).")
      $0.stored(
        "constant", \NSLayoutConstraint.constant,
        "What is added; frames follow in the layout pass (LC-8).")
      $0.stored("priority", \NSLayoutConstraint.priority, "How strongly it is meant (AL-11).")
      $0.stored("identifier", \NSLayoutConstraint.identifier, "A name for messages.")
      $0.readOnly("multiplier", \NSLayoutConstraint.multiplier, "What the second is multiplied by.")
      $0.readOnly("firstAttribute", \NSLayoutConstraint.firstAttribute, "Of the first item.")
      $0.readOnly("secondAttribute", \NSLayoutConstraint.secondAttribute, "Of the second item.")
      $0.readOnly("relation", \NSLayoutConstraint.relation, "How the sides relate.")
      $0.property(
        "firstItem",
        get: { (c: NSLayoutConstraint) -> AnyReference? in c.firstItem.map { AnyReference($0) } },
        "A view or a guide.")
      $0.property(
        "secondItem",
        get: { (c: NSLayoutConstraint) -> AnyReference? in c.secondItem.map { AnyReference($0) } },
        "A view or a guide; nil for a number.")
      $0.readOnly("firstAnchor", \NSLayoutConstraint.firstAnchor, "The part of the first item.")
      $0.readOnly(
        "secondAnchor", \NSLayoutConstraint.secondAnchor,
        "The part of the second item; nil for a number.")
      $0.staticMethod("activate(_:)", "Activates constraints, in their order (AL-10).") {
        (all: [NSLayoutConstraint]) in NSLayoutConstraint.activate(all)
      }
      $0.staticMethod("deactivate(_:)", "Deactivates constraints.") {
        (all: [NSLayoutConstraint]) in NSLayoutConstraint.deactivate(all)
      }
      addVisualFormat($0)
    }
  }

  private static func addAnchors(_ table: Table) {
    table.class(
      NSLayoutAnchor.self, superclass: NSObject.self, "A part that constraints are made from."
    ) {
      // For code that is generic over the kind of anchors; those have methods for their own kind.
      for function in addRelations($0, of: NSLayoutAnchor.self) { function.isOpenMember = true }
    }
    addAnchor(table, NSLayoutXAxisAnchor.self, "An edge or a middle, horizontally.") {
      addSpacing($0)
    }
    addAnchor(
      table, NSLayoutYAxisAnchor.self, "An edge, a middle or a base line, vertically."
    ) {
      addSpacingBelow($0)
    }
    addAnchor(table, NSLayoutDimension.self, "A width or a height.") {
      $0.method("constraint(equalToConstant:)", "That many points.") {
        (d: NSLayoutDimension, c: CGFloat) in d.constraint(equalToConstant: c)
      }
      $0.method("constraint(greaterThanOrEqualToConstant:)", "At least that many points.") {
        (d: NSLayoutDimension, c: CGFloat) in d.constraint(greaterThanOrEqualToConstant: c)
      }
      $0.method("constraint(lessThanOrEqualToConstant:)", "At most that many points.") {
        (d: NSLayoutDimension, c: CGFloat) in d.constraint(lessThanOrEqualToConstant: c)
      }
      $0.method("constraint(equalTo:multiplier:)", "A share of another size.") {
        (d: NSLayoutDimension, o: NSLayoutDimension, m: CGFloat) in
        d.constraint(equalTo: o, multiplier: m)
      }
      $0.method("constraint(equalTo:multiplier:constant:)", "A share, and points.") {
        (d: NSLayoutDimension, o: NSLayoutDimension, m: CGFloat, c: CGFloat) in
        d.constraint(equalTo: o, multiplier: m, constant: c)
      }
      $0.method("constraint(greaterThanOrEqualTo:multiplier:)", "At least a share.") {
        (d: NSLayoutDimension, o: NSLayoutDimension, m: CGFloat) in
        d.constraint(greaterThanOrEqualTo: o, multiplier: m)
      }
      $0.method(
        "constraint(greaterThanOrEqualTo:multiplier:constant:)", "At least a share, and points."
      ) {
        (d: NSLayoutDimension, o: NSLayoutDimension, m: CGFloat, c: CGFloat) in
        d.constraint(greaterThanOrEqualTo: o, multiplier: m, constant: c)
      }
      $0.method(
        "constraint(lessThanOrEqualTo:multiplier:constant:)", "At most a share, and points."
      ) {
        (d: NSLayoutDimension, o: NSLayoutDimension, m: CGFloat, c: CGFloat) in
        d.constraint(lessThanOrEqualTo: o, multiplier: m, constant: c)
      }
      $0.method("constraint(lessThanOrEqualTo:multiplier:)", "At most a share.") {
        (d: NSLayoutDimension, o: NSLayoutDimension, m: CGFloat) in
        d.constraint(lessThanOrEqualTo: o, multiplier: m)
      }
    }
  }

  private static func addSpacing(_ type: TypeTable) {
    type.method(
      "constraint(equalToSystemSpacingAfter:multiplier:)", "That many spaces of 8 after (AL-20)."
    ) {
      (a: NSLayoutXAxisAnchor, o: NSLayoutXAxisAnchor, m: CGFloat) in
      a.constraint(equalToSystemSpacingAfter: o, multiplier: m)
    }
    type.method(
      "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)",
      "At least that many spaces of 8 after (AL-20)."
    ) {
      (a: NSLayoutXAxisAnchor, o: NSLayoutXAxisAnchor, m: CGFloat) in
      a.constraint(greaterThanOrEqualToSystemSpacingAfter: o, multiplier: m)
    }
    type.method(
      "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)",
      "At most that many spaces of 8 after (AL-20)."
    ) {
      (a: NSLayoutXAxisAnchor, o: NSLayoutXAxisAnchor, m: CGFloat) in
      a.constraint(lessThanOrEqualToSystemSpacingAfter: o, multiplier: m)
    }
  }

  private static func addSpacingBelow(_ type: TypeTable) {
    type.method(
      "constraint(equalToSystemSpacingBelow:multiplier:)", "That many spaces of 8 below (AL-20)."
    ) {
      (a: NSLayoutYAxisAnchor, o: NSLayoutYAxisAnchor, m: CGFloat) in
      a.constraint(equalToSystemSpacingBelow: o, multiplier: m)
    }
    type.method(
      "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)",
      "At least that many spaces of 8 below (AL-20)."
    ) {
      (a: NSLayoutYAxisAnchor, o: NSLayoutYAxisAnchor, m: CGFloat) in
      a.constraint(greaterThanOrEqualToSystemSpacingBelow: o, multiplier: m)
    }
    type.method(
      "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)",
      "At most that many spaces of 8 below (AL-20)."
    ) {
      (a: NSLayoutYAxisAnchor, o: NSLayoutYAxisAnchor, m: CGFloat) in
      a.constraint(lessThanOrEqualToSystemSpacingBelow: o, multiplier: m)
    }
  }

  private static func addAnchor<Anchor: NSLayoutAnchor>(
    _ table: Table, _ type: Anchor.Type, _ summary: String,
    _ more: @escaping (TypeTable) -> Void = { _ in }
  ) {
    table.class(type, superclass: NSLayoutAnchor.self, summary) {
      addRelations($0, of: type)
      more($0)
    }
  }

  /// The methods by which an anchor is related to another one of its kind.
  @discardableResult
  private static func addRelations<Anchor: NSLayoutAnchor>(
    _ type: TypeTable, of kind: Anchor.Type
  ) -> [Function] {
    [
      type.method("constraint(equalTo:)", "At the same place; not active yet.") {
        (a: Anchor, o: Anchor) in a.constraint(equalTo: o)
      },
      type.method("constraint(equalTo:constant:)", "That many points after; not active yet.") {
        (a: Anchor, o: Anchor, c: CGFloat) in a.constraint(equalTo: o, constant: c)
      },
      type.method("constraint(greaterThanOrEqualTo:)", "At or after; not active yet.") {
        (a: Anchor, o: Anchor) in a.constraint(greaterThanOrEqualTo: o)
      },
      type.method("constraint(greaterThanOrEqualTo:constant:)", "At least that far after.") {
        (a: Anchor, o: Anchor, c: CGFloat) in a.constraint(greaterThanOrEqualTo: o, constant: c)
      },
      type.method("constraint(lessThanOrEqualTo:)", "At or before; not active yet.") {
        (a: Anchor, o: Anchor) in a.constraint(lessThanOrEqualTo: o)
      },
      type.method("constraint(lessThanOrEqualTo:constant:)", "At most that far after.") {
        (a: Anchor, o: Anchor, c: CGFloat) in a.constraint(lessThanOrEqualTo: o, constant: c)
      },
    ]
  }

  private static func addAnchorProperties<Item: LayoutItem & Bridged>(
    _ type: TypeTable, of item: Item.Type
  ) {
    type.property("leftAnchor", get: { (i: Item) in i.leftAnchor }, "The left edge.")
    type.property("rightAnchor", get: { (i: Item) in i.rightAnchor }, "The right edge.")
    type.property("leadingAnchor", get: { (i: Item) in i.leadingAnchor }, "Where text begins.")
    type.property("trailingAnchor", get: { (i: Item) in i.trailingAnchor }, "Where text ends.")
    type.property("centerXAnchor", get: { (i: Item) in i.centerXAnchor }, "The middle across.")
    type.property("topAnchor", get: { (i: Item) in i.topAnchor }, "The top edge.")
    type.property("bottomAnchor", get: { (i: Item) in i.bottomAnchor }, "The bottom edge.")
    type.property("centerYAnchor", get: { (i: Item) in i.centerYAnchor }, "The middle down.")
    type.property("widthAnchor", get: { (i: Item) in i.widthAnchor }, "The width.")
    type.property("heightAnchor", get: { (i: Item) in i.heightAnchor }, "The height.")
  }

  /// The members of views.
  static func addViewConstraints(_ type: TypeTable) {
    addAnchorProperties(type, of: UIView.self)
    type.readOnly("firstBaselineAnchor", \UIView.firstBaselineAnchor, "Of the first line of text.")
    type.readOnly("lastBaselineAnchor", \UIView.lastBaselineAnchor, "Of the last line of text.")
    type.readOnly("constraints", \UIView.constraints, "Those installed on it (AL-10).")
    type.method("addConstraint(_:)", "Activates a constraint.") {
      (v: UIView, c: NSLayoutConstraint) in v.addConstraint(c)
    }
    type.method("addConstraints(_:)", "Activates constraints.") {
      (v: UIView, c: [NSLayoutConstraint]) in v.addConstraints(c)
    }
    type.method("removeConstraint(_:)", "Deactivates a constraint.") {
      (v: UIView, c: NSLayoutConstraint) in v.removeConstraint(c)
    }
    type.method("removeConstraints(_:)", "Deactivates constraints.") {
      (v: UIView, c: [NSLayoutConstraint]) in v.removeConstraints(c)
    }
    type.method("constraintsAffectingLayout(for:)", "Those that decide an axis.") {
      (v: UIView, axis: NSLayoutConstraint.Axis) in v.constraintsAffectingLayout(for: axis)
    }
    type.readOnly(
      "hasAmbiguousLayout", \UIView.hasAmbiguousLayout, "Whether it could be elsewhere (AL-7).")
    type.readOnly("layoutMarginsGuide", \UIView.layoutMarginsGuide, "Inside the margins.")
    type.readOnly(
      "readableContentGuide", \UIView.readableContentGuide,
      "Within the margins, at most 672 points wide (VC-61).")
    type.readOnly("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide, "What bars do not cover.")
    type.readOnly("layoutGuides", \UIView.layoutGuides, "The guides that were added.")
    type.method("addLayoutGuide(_:)", "Adds a guide.") {
      (v: UIView, g: UILayoutGuide) in v.addLayoutGuide(g)
    }
    type.method("removeLayoutGuide(_:)", "Takes a guide out.") {
      (v: UIView, g: UILayoutGuide) in v.removeLayoutGuide(g)
    }
    addViewPriorities(type)
    type.staticProperty(
      "layoutFittingCompressedSize", get: { UIView.layoutFittingCompressedSize },
      "As small as may be.")
    type.staticProperty(
      "layoutFittingExpandedSize", get: { UIView.layoutFittingExpandedSize }, "As large as may be.")
    type.method("systemLayoutSizeFitting(_:)", "The size that its inside gives it (AL-12).") {
      (v: UIView, size: CGSize) in v.systemLayoutSizeFitting(size)
    }
    type.method(
      "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
      "The same, with a priority for each side of the size (AL-12)."
    ) {
      (v: UIView, size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) in
      v.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    type.method("exerciseAmbiguityInLayout()", "Another place or size that is as good (AL-7).") {
      (v: UIView) in v.exerciseAmbiguityInLayout()
    }
    type.staticProperty(
      "requiresConstraintBasedLayout", get: { UIView.requiresConstraintBasedLayout },
      "Whether it makes its constraints in updateConstraints only (LC-11).")
    type.message("updateConstraints()", .updateConstraints, "Changes constraints (LC-16).") {
      (v: UIView) in v.updateConstraints()
    }
    type.method("setNeedsUpdateConstraints()", "Marks for updateConstraints (LC-15).") {
      (v: UIView) in v.setNeedsUpdateConstraints()
    }
    type.method("needsUpdateConstraints()", "Whether it waits for updateConstraints (LC-15).") {
      (v: UIView) in v.needsUpdateConstraints()
    }
    type.method("updateConstraintsIfNeeded()", "Updates the subtree now, leaves first (LC-2).") {
      (v: UIView) in v.updateConstraintsIfNeeded()
    }
  }

  private static func addViewPriorities(_ type: TypeTable) {
    type.method("contentHuggingPriority(for:)", "Resistance to growing (AL-2, AL-16).") {
      (v: UIView, axis: NSLayoutConstraint.Axis) in v.contentHuggingPriority(for: axis)
    }
    type.method("setContentHuggingPriority(_:for:)", "Resistance to growing (AL-6).") {
      (v: UIView, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
      v.setContentHuggingPriority(priority, for: axis)
    }
    type.method(
      "contentCompressionResistancePriority(for:)", "Resistance to shrinking (AL-2, AL-16)."
    ) {
      (v: UIView, axis: NSLayoutConstraint.Axis) in
      v.contentCompressionResistancePriority(for: axis)
    }
    type.method(
      "setContentCompressionResistancePriority(_:for:)", "Resistance to shrinking (AL-6)."
    ) {
      (v: UIView, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
      v.setContentCompressionResistancePriority(priority, for: axis)
    }
  }
}
