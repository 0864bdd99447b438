/// Views without a size.
extension FileExamination {
  /// Plain views that get subviews and no place, as local variables and as properties.
  mutating func examineContainers() {
    for variable in facts.variables where !variable.isOutlet && !variable.isComputed {
      guard let made = making(of: variable) else { continue }
      let subject = Subject(
        name: variable.name, context: variable.isProperty ? 0 : variable.context)
      guard isFilled(subject), let explained = explained(subject, made) else { continue }
      let uses =
        variable.isProperty
        ? Self.mentions(of: variable.name, in: unit.file.text)
        : mentions(of: variable.name, in: variable.context)
      // Every other use may give it a size.
      if uses == explained {
        add("container-without-size", made.offset, variable.name)
      }
    }
  }

  /// Where a view without a size is made.
  private struct Making {
    let offset: Int
    /// How often its name is in the lines that make it.
    let mentions: Int
    /// Whether constraints decide its frame from the start.
    let hasConstraints: Bool
  }

  /// Where a plain view is made for a variable, if only there.
  private func making(of variable: CodeFacts.Variable) -> Making? {
    let same = facts.variables.filter {
      $0.name == variable.name && (variable.isProperty || $0.context == variable.context)
    }
    guard same.count == 1, variable.isProperty || variable.context != 0 else { return nil }
    let declared = variable.isElsewhere ? 0 : 1
    if isPlainView(variable.value) {
      return Making(offset: variable.offset, mentions: declared, hasConstraints: false)
    }
    guard variable.isProperty, variable.type == "UIView" else { return nil }
    if variable.value != nil {
      return closure(of: variable).map {
        Making(offset: variable.offset, mentions: declared, hasConstraints: $0)
      }
    }
    let made = facts.assignments.filter { $0.target == variable.name }
    guard made.count == 1, isPlainView(made[0].value) else { return nil }
    return Making(offset: made[0].offset, mentions: declared + 1, hasConstraints: false)
  }

  private func isPlainView(_ value: FactValue?) -> Bool {
    guard case .instance(let making)? = value else { return false }
    return making.type == "UIView" && making.isPlain
  }

  /// Whether the closure that makes a property's value switches its mask off; nil where it does
  /// more than make a view and change its looks.
  private func closure(of variable: CodeFacts.Variable) -> Bool? {
    for (index, context) in facts.contexts.enumerated()
    where context.property == variable.name && context.typeName == variable.owner {
      guard context.returned.count == 1, let local = context.returned.first,
        let made = facts.variables.first(where: { $0.context == index && $0.name == local }),
        isPlainView(made.value)
      else { continue }
      let looks = looks(of: local, in: index)
      // It is declared and returned.
      guard mentions(of: local, in: index) == looks.count + 2 else { return nil }
      return looks.contains { $0.target == "\(local).\(Self.mask)" }
    }
    return nil
  }

  // MARK: Uses

  private static let mask = "translatesAutoresizingMaskIntoConstraints"

  private static let looks: Set<String> = [
    "backgroundColor", "alpha", "isHidden", "tag", "clipsToBounds", "isUserInteractionEnabled",
    "isOpaque", "tintColor", mask, "accessibilityIdentifier", "isAccessibilityElement",
  ]

  /// Assignments that give a view no size.
  private func looks(of name: String, in context: Int) -> [CodeFacts.Assignment] {
    facts.assignments.filter { assignment in
      guard assignment.context == context, let target = assignment.target,
        target.hasPrefix("\(name).")
      else { return false }
      let property = target.dropFirst(name.count + 1)
      return Self.looks.contains(String(property)) || property.hasPrefix("layer.")
    }
  }

  /// How often a name is in uses that give its view no size; nil where anchors may give it one,
  /// or where it is not added to one view.
  private func explained(_ subject: Subject, _ made: Making) -> Int? {
    let contexts = facts.contexts.indices.filter {
      self.subject(of: subject.name, in: $0) == subject
        && (facts.contexts[$0].property != subject.name || subject.context != 0)
    }
    let inside = facts.calls.filter {
      $0.receiver == subject.name && $0.name == "addSubview" && contexts.contains($0.context)
    }
    let added = facts.calls.filter {
      ["addSubview", "insertSubview"].contains($0.name) && $0.receiver != subject.name
        && $0.firstPath == subject.name && contexts.contains($0.context)
    }
    guard added.count == 1 else { return nil }
    let looks = contexts.flatMap { self.looks(of: subject.name, in: $0) }
    let anchors = facts.anchors.filter {
      $0.view == subject.name && contexts.contains($0.context)
    }
    if !anchors.isEmpty {
      let names = Set(anchors.map(\.name)).subtracting(centered(in: subject, inside, anchors))
      guard lacksSize(names),
        made.hasConstraints || looks.contains(where: { $0.target?.hasSuffix(Self.mask) ?? false })
      else { return nil }
    }
    let lists = facts.lists.count { $0.paths.contains(subject.name) }
    return made.mentions + lists + (inside + added).count { !$0.isForEach }
      + looks.count { !$0.isForEach } + anchors.count { !$0.isForEach }
  }

  /// The center anchors of a view that do no more than center its subviews, which are placed by
  /// nothing else: these say nothing about its size.
  private func centered(
    in subject: Subject, _ inside: [CodeFacts.Call], _ anchors: [CodeFacts.Anchor]
  ) -> Set<String> {
    let subviews = Set(inside.compactMap(\.firstPath))
    let axes = ["centerXAnchor": Self.across, "centerYAnchor": Self.down]
    return Set(
      axes.keys.filter { name in
        let centering = facts.calls.filter { call in
          guard call.name.hasPrefix("constraint"), let receiver = call.receiver,
            call.arguments.contains(where: { $0.value.path == "\(subject.name).\(name)" })
          else { return false }
          return subviews.contains { view in
            receiver == "\(view).\(name)"
              && !facts.anchors.contains {
                $0.view == view && axes[name]?.contains($0.name) ?? false
              }
          }
        }
        return centering.count == anchors.count { $0.name == name }
      })
  }

  private static let across: Set<String> = [
    "leadingAnchor", "leftAnchor", "trailingAnchor", "rightAnchor",
  ]
  private static let down: Set<String> = [
    "topAnchor", "bottomAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
  ]

  /// Whether constraints on these anchors leave the width or the height open.
  private func lacksSize(_ anchors: Set<String>) -> Bool {
    func fixes(_ size: String, _ starts: Set<String>, _ ends: Set<String>) -> Bool {
      let middle = size == "widthAnchor" ? "centerXAnchor" : "centerYAnchor"
      let places = [starts, ends, [middle]].count { !anchors.isDisjoint(with: $0) }
      return anchors.contains(size) || places > 1
    }
    return !fixes(
      "widthAnchor", ["leadingAnchor", "leftAnchor"], ["trailingAnchor", "rightAnchor"])
      || !fixes("heightAnchor", ["topAnchor"], ["bottomAnchor"])
  }
}
