/// Views that nothing can be touched in.
extension FileExamination {
  private static let interactive: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UITextField", "UITextView", "UISegmentedControl",
    "UIStepper", "UIControl", "UIDatePicker", "UITableView", "UICollectionView",
  ]

  private static let quiet: Set<String> = ["UILabel", "UIImageView"]

  /// The class of a variable by its name; nil where several are of different ones.
  func type(of name: String) -> String? {
    let types = Set(facts.variables.filter { $0.name == name }.map { $0.type ?? "" })
    return types.count == 1 ? types.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  /// Whether something waits for touches on a variable that is used in a function.
  func isInteractive(_ name: String, in context: Int) -> Bool {
    if type(of: name).map({ Self.interactive.contains($0) || $0.hasSuffix("Button") }) ?? false {
      return true
    }
    return waits(name, in: context)
  }

  /// Whether a target or a recognizer is added to a variable that is used in a function.
  private func waits(_ name: String, in context: Int) -> Bool {
    let scope = facts.scope(of: name, in: context)
    return facts.calls.contains {
      $0.receiver == name && ["addTarget", "addGestureRecognizer"].contains($0.name)
        && facts.scope(of: name, in: $0.context) == scope
    }
  }

  /// Whether a switch of a view is set to a value somewhere, as far as the text says whose it is.
  private func sets(_ property: String, of name: String, to value: Bool) -> Bool {
    facts.assignments.contains { assignment in
      guard assignment.value == .boolean(value), let target = assignment.target else {
        return false
      }
      if target == "\(name).\(property)" { return true }
      return facts.contexts[assignment.context].property == name
        && target.hasSuffix(".\(property)")
    }
  }

  /// Whether a switch is set to something else than a constant, or of a view that has no name here.
  private func isUncertain(_ property: String, of name: String) -> Bool {
    facts.assignments.contains { assignment in
      guard let target = assignment.target else { return false }
      if target == "\(name).\(property)" {
        if case .boolean = assignment.value { return false }
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
        assignment.value == .boolean(false)
      else { continue }
      let name = String(target.dropLast(property.count + 1))
      guard !name.contains("."), !sets(property, of: name, to: true),
        !isUncertain(property, of: name), type(of: name) != nil
      else { continue }
      let scope = facts.scope(of: name, in: assignment.context)
      let isFilled = facts.calls.contains { call in
        call.receiver == name && ["addSubview", "addArrangedSubview"].contains(call.name)
          && facts.scope(of: name, in: call.context) == scope
          && call.firstPath.map { isInteractive($0, in: call.context) } ?? false
      }
      if isFilled || waits(name, in: assignment.context) {
        add("user-interaction-off", assignment.offset, name)
      }
    }
  }

  private mutating func examineCells() {
    let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]
    for call in facts.calls where call.name == "addSubview" && call.receiver == "" {
      let context = facts.contexts[call.context]
      guard lineage(of: context).contains(where: cells.contains),
        let name = call.firstPath, isInteractive(name, in: call.context)
      else { continue }
      add("cell-subview", call.offset, name)
    }
    for call in facts.calls where call.name == "addSubview" {
      guard let receiver = call.receiver, let type = type(of: receiver),
        cells.contains(type) || cells.contains(where: superclasses(type).contains),
        let name = call.firstPath, isInteractive(name, in: call.context)
      else { continue }
      add("cell-subview", call.offset, name)
    }
  }

  /// Plain views made in a function that get subviews and no place.
  private mutating func examineContainers() {
    for variable in facts.variables where !variable.isProperty && variable.context != 0 {
      guard case .instance(let making) = variable.value, making.type == "UIView", making.isPlain
      else { continue }
      let name = variable.name
      guard facts.variables.count(where: { $0.name == name && $0.context == variable.context }) == 1
      else { continue }
      let own = calls(in: variable.context)
      let filled = own.filter { $0.receiver == name && $0.name == "addSubview" }
      let inside = filled.compactMap(\.firstPath)
      guard inside.contains(where: { isInteractive($0, in: variable.context) }) else { continue }
      let added = own.filter {
        $0.name == "addSubview" && $0.receiver != name && $0.firstPath == name
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
