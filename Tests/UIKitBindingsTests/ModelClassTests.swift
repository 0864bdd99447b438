import Foundation
import Testing
import TypedProgram
import UIKitBindings
import UIKitModel

/// The rows of the model's classes against the classes themselves.
@Suite struct ModelClassTests {
  private static let library: Library = {
    let library = Library()
    UIKitTable.install(in: library)
    return library
  }()

  /// An object of exactly the class of a row; nil where no command makes one.
  private func object(of row: ModelClass) -> ModelObject? {
    switch row.maker {
    case .view(let make): make(.zero)
    case .controller(let make): make()
    case .recognizer(let make): make()
    case .layer(let make): make()
    case .none: nil
    }
  }

  @Test func `a row makes objects of its class, which find the row`() {
    for row in UIKitTable.classes {
      guard let object = object(of: row) else { continue }
      #expect(type(of: object) == row.type, "\(row.name)")
      #expect(ModelClass.lineage(of: object).first?.name == row.name)
      #expect(ModelClass.lineage(of: object).last?.name == root(of: object))
    }
  }

  private func root(of object: ModelObject) -> String {
    if object is CALayer { return "CALayer" }
    return object is UIGestureRecognizer ? "UIGestureRecognizer" : "UIResponder"
  }

  @Test
  func `every class of views, controllers, recognizers and layers that scripts see has a row`() {
    for (key, nominal) in Self.library.hostTypes where nominal.kind == .class {
      let type: AnyClass = unsafeBitCast(key, to: AnyClass.self)
      guard
        type is UIView.Type || type is UIViewController.Type || type is UIGestureRecognizer.Type
          || type is CALayer.Type
      else { continue }
      #expect(ModelClass.named(nominal.name)?.type == type, "\(nominal.name)")
    }
  }

  @Test func `the model makes a layer of every class of layers, as for what a view shows`() {
    for row in UIKitTable.classes where row.isOfLayers {
      #expect(type(of: CALayer.ofClass(row.type)) == row.type, "\(row.name)")
    }
  }

  @Test func `no short word, end of a name or printed name means two classes`() {
    for list: (ModelClass) -> [String] in [
      { $0.words + [$0.name.lowercased()] }, { $0.endings }, { $0.printedAs },
    ] {
      let all = UIKitTable.classes.flatMap(list)
      #expect(Set(all).count == all.count)
    }
  }

  /// The classes whose views have a size of their own, without any content.
  private static let sized: Set = [
    "UISwitch", "UIStepper", "UIActivityIndicatorView", "UIDatePicker", "UIPickerView",
  ]

  @Test func `UI-7: what has a natural size without content has it as soon as it is made`() {
    var found: Set<String> = []
    for row in UIKitTable.classes {
      guard case .view(let make) = row.maker, row.type != UIWindow.self else { continue }
      let view = make(CGRect(x: 9, y: 7, width: 0, height: 0))
      let natural = view.intrinsicContentSize
      // Fields and buttons are as large as their texts only where constraints ask for that.
      let isSized =
        natural.width > 0 && natural.height > 0 && !(view is UITextField || view is UIButton)
      if isSized { found.insert(row.name) }
      #expect(view.frame.origin == CGPoint(x: 9, y: 7), "\(row.name)")
      #expect(view.bounds.size == (isSized ? view.sizeThatFits(.zero) : .zero), "\(row.name)")
    }
    #expect(found == Self.sized)
    let asked = CGRect(x: 1, y: 2, width: 120, height: 60)
    for view in [
      UISwitch(frame: asked), UIStepper(frame: asked), UIActivityIndicatorView(frame: asked),
    ] {
      #expect(view.bounds.size == view.sizeThatFits(.zero), "\(type(of: view))")
    }
  }

  @Test func `UI-8: buttons, sliders, fields and image views start without being opaque`() {
    for row in UIKitTable.classes {
      guard case .view(let make) = row.maker else { continue }
      let view = make(.zero)
      let isClear =
        view is UIButton || view is UISlider || view is UITextField || view is UIImageView
      #expect(view.isOpaque == !isClear, "\(row.name)")
    }
  }

  @Test func `UI-1: every class of views starts empty and visible, made by frame or by coder`()
    throws
  {
    for row in UIKitTable.classes {
      guard case .view(let make) = row.maker else { continue }
      let type = try #require(row.type as? UIView.Type)
      let coded = try #require(type.init(coder: NSCoder()))
      for view in [make(.zero), coded] {
        #expect(Swift.type(of: view) == type)
        if view === coded || !Self.sized.contains(row.name) {
          #expect(view.frame == .zero && view.bounds == .zero && view.center == .zero, "\(type)")
        }
        #expect(view.transform.isIdentity && view.alpha == 1, "\(type)")
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5), "\(type)")
        let isHidden =
          type == UIWindow.self || type == UIActivityIndicatorView.self && view !== coded
        #expect(view.isHidden == isHidden, "\(type)")
        #expect(view.tag == 0 && view.backgroundColor == nil, "\(type)")
        #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch, "\(type)")
        #expect(view.superview == nil && view.window == (view as? UIWindow), "\(type)")
        #expect(view.subviews.isEmpty && view.subviewCount == 0, "\(type)")
        let hasFlag = type != UIImageView.self && type != UILabel.self
        #expect(view.isUserInteractionEnabled == hasFlag, "\(type)")
        #expect(!view.isAnimatingWithoutUserInteraction, "\(type)")
      }
    }
  }

  @Test func `CT-4: a control starts enabled, not selected and not highlighted`() {
    for control in UIKitTable.classes.compactMap({ object(of: $0) as? UIControl }) {
      let isPlain = control.isEnabled && !control.isSelected && !control.isHighlighted
      #expect(isPlain, "\(type(of: control))")
    }
  }

  @Test func `RC-17: no class of controls forwards touches, as plain views do`() {
    final class Superview: UIView {
      var hasHeard = false
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hasHeard = true }
    }
    let controls = UIKitTable.classes.compactMap { object(of: $0) as? UIControl }
    #expect(controls.count > 10)
    for view in controls + [UIView()] {
      let superview = Superview()
      superview.addSubview(view)
      view.touchesBegan([], with: nil)
      #expect(superview.hasHeard == !(view is UIControl), "\(type(of: view))")
    }
  }

  @Test func `CT-25: what has a value hands that on to subclasses`() {
    let having = UIKitTable.classes.compactMap { object(of: $0) as? UIControl }.filter {
      ModelClass.lineage(of: $0).contains(where: \.hasValue)
    }
    let names = Set(having.map { String(describing: type(of: $0)) })
    #expect(names.isSuperset(of: ["UISwitch", "UITextField", "UISearchTextField"]))
    #expect(names.isDisjoint(with: ["UIControl", "UIButton"]))
  }
}
