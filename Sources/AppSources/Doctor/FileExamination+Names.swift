/// The meaning of names in a function.
extension FileExamination {
  /// A variable: a local one of a function, or with 0 a property or a global one.
  struct Subject: Hashable {
    let name: String
    let context: Int
  }

  /// The variable that a name in a function means. What the initial value of a property makes and
  /// returns is the property.
  func subject(of name: String, in context: Int) -> Subject {
    let here = facts.contexts[context]
    if let property = here.property, here.returned.contains(name) || name == "$0" {
      return Subject(name: property, context: 0)
    }
    return Subject(name: name, context: facts.scope(of: name, in: context))
  }

  /// The class of a variable by its name; nil where several are of different ones.
  func type(of name: String, in context: Int) -> String? {
    let here = facts.contexts[context]
    if let type = here.parameterTypes[name] { return type }
    let local = facts.variables.filter {
      $0.name == name && $0.context == context && !$0.isProperty && context != 0
    }
    let all = local.isEmpty ? facts.variables.filter { $0.name == name && $0.isProperty } : local
    let own = all.filter { $0.owner == here.typeName }
    let types = Set((own.isEmpty ? all : own).map { $0.type ?? "" })
    return types.count == 1 ? types.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  /// The calls whose receiver is a variable.
  func calls(on subject: Subject, _ names: Set<String>) -> [CodeFacts.Call] {
    facts.calls.filter { call in
      guard names.contains(call.name), let receiver = call.receiver else { return false }
      return self.subject(of: receiver, in: call.context) == subject
    }
  }

  // MARK: What waits for touches

  private static let interactive: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UITextField", "UITextView", "UISegmentedControl",
    "UIStepper", "UIControl", "UIDatePicker", "UITableView", "UICollectionView", "UIPickerView",
    "UISearchBar", "UIPageControl",
  ]

  /// Whether something waits for touches on a variable that is used in a function, or on a view
  /// that it contains.
  func isInteractive(_ name: String, in context: Int, depth: Int = 3) -> Bool {
    if let type = type(of: name, in: context),
      Self.interactive.contains(type) || type.hasSuffix("Button")
        || superclasses(type).contains(where: Self.interactive.contains)
    {
      return true
    }
    let subject = subject(of: name, in: context)
    return waits(subject) || depth > 0 && isFilled(subject, depth: depth - 1)
  }

  /// Whether a target or a recognizer is added to a variable.
  func waits(_ subject: Subject) -> Bool {
    !calls(on: subject, ["addTarget", "addGestureRecognizer"]).isEmpty
  }

  /// Whether a variable contains something that waits for touches.
  func isFilled(_ subject: Subject, depth: Int = 2) -> Bool {
    calls(on: subject, ["addSubview", "addArrangedSubview", "insertSubview"]).contains { call in
      call.firstPath.map { isInteractive($0, in: call.context, depth: depth) } ?? false
    }
      || facts.variables.contains { variable in
        guard case .instance(let making)? = variable.value, !making.contents.isEmpty,
          self.subject(of: variable.name, in: variable.isProperty ? 0 : variable.context) == subject
        else { return false }
        return making.contents.contains {
          isInteractive($0, in: variable.context, depth: depth)
        }
      }
  }

  // MARK: Switches

  /// Whether a switch of a view is set to a value somewhere, as far as the text says whose it is.
  func sets(_ property: String, of subject: Subject, to value: Bool) -> Bool {
    facts.assignments.contains { assignment in
      assignment.value == .boolean(value)
        && target(of: assignment, named: property).map { $0 == subject } ?? false
    }
  }

  /// The variable whose switch an assignment sets; nil for another property or an unclear one.
  func target(of assignment: CodeFacts.Assignment, named property: String) -> Subject? {
    guard let target = assignment.target, target.hasSuffix(".\(property)") else { return nil }
    let name = String(target.dropLast(property.count + 1))
    return name.contains(".") ? nil : subject(of: name, in: assignment.context)
  }
}
