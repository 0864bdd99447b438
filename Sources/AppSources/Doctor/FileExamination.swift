import ObjectiveCTree
import SourceTree

/// The findings in one file.
struct FileExamination {
  /// A finding, by the offset of the text that it is about.
  struct Found {
    let kind: String
    let offset: Int
    let name: String
  }

  let facts: CodeFacts
  let unit: SourceUnit
  /// The classes above one, nearest first.
  let superclasses: (String) -> [String]
  private(set) var found: [Found] = []

  /// Examines a file; `header` declares the properties of one in Objective-C.
  init(_ unit: SourceUnit, header: SourceUnit?, superclasses: @escaping (String) -> [String]) {
    facts =
      (unit.ownTree as? Tree.Unit).map {
        ObjectiveCFacts.facts(of: $0, header: header?.ownTree as? Tree.Unit)
      } ?? SwiftFacts.facts(of: unit)
    self.unit = unit
    self.superclasses = superclasses
    examineOverrides()
    examineViews()
    examineRecognizers()
    examineTargets()
    found.sort { $0.offset < $1.offset }
  }

  mutating func add(_ kind: String, _ offset: Int, _ name: String) {
    guard !found.contains(where: { $0.kind == kind && $0.offset == offset }) else { return }
    found.append(Found(kind: kind, offset: offset, name: name))
  }

  /// How often a name is in the text of a function: also where the tree has nothing of it.
  func mentions(of name: String, in context: Int) -> Int {
    guard let body = facts.contexts[context].body else { return Int.max }
    return Self.mentions(of: name, in: unit.file.text(of: body))
  }

  /// How often a name is in a text; a property's variable in Objective-C has an underscore.
  static func mentions(of name: String, in text: some StringProtocol) -> Int {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .count { $0 == name || $0.first == "_" && $0.dropFirst() == name }
  }

  /// The calls in a function, without those of functions inside it.
  func calls(in context: Int) -> [CodeFacts.Call] { facts.calls.filter { $0.context == context } }

  /// The classes that a type derives from, as far as they are known.
  func lineage(of context: CodeFacts.Context) -> [String] {
    let own = context.inherited.first.map { [$0] + superclasses($0) } ?? []
    return own + superclasses(context.typeName)
  }

  // MARK: Overrides

  private mutating func examineOverrides() {
    for (index, context) in facts.contexts.enumerated() where context.isOverride {
      switch context.name {
      case "hitTest" where context.parameters.count == 2: examineHitTest(index, context)
      case "point" where context.labels.first == "inside": examineInside(index, context)
      case "touchesBegan": examineTouches(index, context)
      default: break
      }
    }
  }

  private mutating func examineHitTest(_ index: Int, _ context: CodeFacts.Context) {
    for loop in context.forwardLoops { add("hit-test-forward", loop, context.typeName) }
    examineForwarding(index, context)
    examineFrame(index, context)
  }

  private mutating func examineInside(_ index: Int, _ context: CodeFacts.Context) {
    examineForwarding(index, context)
    examineFrame(index, context)
  }

  /// Questions to other views with the override's own point.
  private mutating func examineForwarding(_ index: Int, _ context: CodeFacts.Context) {
    guard let point = context.parameters.first, !isShadowed(point, in: index) else { return }
    for call in calls(in: index)
    where call.name == "hitTest"
      || call.name == "point" && call.arguments.first?.label == "inside"
    {
      guard let receiver = call.receiver, !receiver.isEmpty, receiver != "super",
        call.firstPath == point
      else { continue }
      add("hit-test-unconverted", call.offset, receiver)
    }
    for call in calls(in: index) where call.name == "contains" && call.firstPath == point {
      guard let receiver = call.receiver, receiver.hasSuffix(".bounds"),
        let view = CodeFacts.base(receiver), view.first?.isLowercase ?? false,
        !["super", "contentView"].contains(view), !receiver.hasSuffix("ayer.bounds")
      else { continue }
      add("hit-test-unconverted", call.offset, view)
    }
  }

  /// Whether a function declares its parameter's name again, or assigns it.
  private func isShadowed(_ name: String, in index: Int) -> Bool {
    facts.variables.contains { $0.context == index && $0.name == name }
      || facts.assignments.contains { $0.context == index && $0.target == name }
  }

  private mutating func examineFrame(_ index: Int, _ context: CodeFacts.Context) {
    guard let point = context.parameters.first, !isShadowed(point, in: index),
      !isShadowed("frame", in: index)
    else { return }
    for call in calls(in: index)
    where call.name == "contains" && call.receiver == "frame" && call.firstPath == point {
      add("inside-by-frame", call.offset, context.typeName)
    }
  }

  private mutating func examineTouches(_ index: Int, _ context: CodeFacts.Context) {
    // Nothing between the braces is on purpose: the touches are to end here.
    guard lineage(of: context).contains(where: Self.tracking.contains), !context.isEmpty,
      !calls(in: index).contains(where: { $0.receiver == "super" }),
      !sendsOwnActions(context.typeName)
    else { return }
    add("touches-without-super", context.offset, context.typeName)
  }

  /// Whether a control does by itself what super would do.
  private func sendsOwnActions(_ type: String) -> Bool {
    facts.calls.contains {
      facts.contexts[$0.context].typeName == type && $0.name == "sendActions"
    }
  }

  // A class right below UIControl may follow the finger in its own way.
  private static let tracking: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper",
    "UITextField", "UIDatePicker", "UITableViewCell", "UICollectionViewCell",
  ]
}
