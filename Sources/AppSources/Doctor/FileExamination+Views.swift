import SourceTree

/// Views in which nothing can be touched.
extension FileExamination {
  private static let interactive: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UITextField", "UITextView", "UISegmentedControl",
    "UIStepper", "UIControl", "UIDatePicker", "UITableView", "UICollectionView",
  ]

  private static let quiet: Set<String> = ["UILabel", "UIImageView"]

  /// The class of a variable by its name; nil if several variables have different ones.
  func type(of name: String) -> String? {
    let types = Set(facts.variables.filter { $0.name == name }.map { $0.type ?? "" })
    return types.count == 1 ? types.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  /// Whether a variable's view should receive touches.
  func isInteractive(_ name: String) -> Bool {
    if type(of: name).map({ Self.interactive.contains($0) || $0.hasSuffix("Button") }) ?? false {
      return true
    }
    return facts.calls.contains {
      $0.receiver == name && ["addTarget", "addGestureRecognizer"].contains($0.name)
    }
  }

  /// Whether a switch of a view is set to a value somewhere, as far as the text shows the view.
  private func sets(_ property: String, of name: String, to value: Bool) -> Bool {
    facts.assignments.contains { assignment in
      guard case .boolean(value) = assignment.value.kind, let target = assignment.target else {
        return false
      }
      if target == "\(name).\(property)" { return true }
      return facts.contexts[assignment.context].property == name
        && target.hasSuffix(".\(property)")
    }
  }

  /// Whether a switch is set to something other than a constant, or on a view that has no name
  /// here.
  private func isUncertain(_ property: String, of name: String) -> Bool {
    facts.assignments.contains { assignment in
      guard let target = assignment.target else { return false }
      if target == "\(name).\(property)" {
        if case .boolean = assignment.value.kind { return false }
        return true
      }
      guard target.hasSuffix(property) else { return false }
      let base = target.split(separator: ".").first.map(String.init) ?? ""
      return base.hasPrefix("$") || target == property
        || !facts.variables.contains { $0.name == base }
    }
  }

  mutating func examineViews() {
    examineSwitches()
    examineCells()
    examineContainers()
  }

  private mutating func examineSwitches() {
    let property = "isUserInteractionEnabled"
    for assignment in facts.assignments {
      guard let target = assignment.target, target.hasSuffix(".\(property)"),
        case .boolean(false) = assignment.value.kind
      else { continue }
      let name = String(target.dropLast(property.count + 1))
      guard !name.contains("."), !sets(property, of: name, to: true),
        !isUncertain(property, of: name), type(of: name) != nil
      else { continue }
      let inside = facts.calls.filter {
        $0.receiver == name && ["addSubview", "addArrangedSubview"].contains($0.name)
      }.compactMap { $0.arguments.first.flatMap { CodeFacts.path($0.value) } }
      let waits = facts.calls.contains {
        $0.receiver == name && ["addTarget", "addGestureRecognizer"].contains($0.name)
      }
      if waits || inside.contains(where: isInteractive) {
        add("user-interaction-off", assignment.offset, name)
      }
    }
  }

  private mutating func examineCells() {
    let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]
    for call in facts.calls where call.name == "addSubview" && call.receiver == "" {
      let context = facts.contexts[call.context]
      guard lineage(of: context).contains(where: cells.contains),
        let name = call.arguments.first.flatMap({ CodeFacts.path($0.value) }),
        isInteractive(name)
      else { continue }
      add("cell-subview", call.offset, name)
    }
    for call in facts.calls where call.name == "addSubview" {
      guard let receiver = call.receiver, let type = type(of: receiver),
        cells.contains(type) || cells.contains(where: superclasses(type).contains),
        let name = call.arguments.first.flatMap({ CodeFacts.path($0.value) }),
        isInteractive(name)
      else { continue }
      add("cell-subview", call.offset, name)
    }
  }

  /// Plain views created in a function that get subviews and no frame.
  private mutating func examineContainers() {
    for variable in facts.variables where !variable.isProperty && variable.context != 0 {
      guard variable.type == "UIView", let value = variable.value,
        case .call(_, let arguments) = value.kind, arguments.isEmpty
      else { continue }
      let name = variable.name
      guard facts.variables.count(where: { $0.name == name && $0.context == variable.context }) == 1
      else { continue }
      let own = calls(in: variable.context)
      let filled = own.filter { $0.receiver == name && $0.name == "addSubview" }
      let inside = filled.compactMap { $0.arguments.first.flatMap { CodeFacts.path($0.value) } }
      guard inside.contains(where: isInteractive) else { continue }
      let added = own.filter {
        $0.name == "addSubview" && $0.receiver != name
          && $0.arguments.first.flatMap { CodeFacts.path($0.value) } == name
      }
      guard added.count == 1 else { continue }
      let looks = facts.assignments.filter { assignment in
        assignment.context == variable.context
          && Self.looks.contains { assignment.target == "\(name).\($0)" }
      }
      // Every other use may give it a size.
      let uses = mentions(of: name, in: variable.context) - 1
      if uses == filled.count + added.count + looks.count {
        add("container-without-size", variable.offset, name)
      }
    }
  }

  private static let looks = [
    "backgroundColor", "alpha", "isHidden", "tag", "clipsToBounds", "layer.cornerRadius",
    "isUserInteractionEnabled", "isOpaque", "tintColor",
  ]
}
