import Records

/// Controls that are added to a cell instead of its content view.
extension FileExamination {
  private static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]

  mutating func examineCells() {
    for call in facts.calls where call.name == "addSubview" {
      guard let receiver = call.receiver, let name = call.firstPath,
        isInteractive(name, in: call.context), !bringsForward(receiver, in: call.context),
        receiver.isEmpty ? isInFrontOfSelf(call) : isInFront(of: receiver, call)
      else { continue }
      add("cell-subview", call.offset, name)
    }
  }

  /// Whether the file takes the content view of a cell out of the way.
  private func bringsForward(_ cell: String, in context: Int) -> Bool {
    let content = cell.isEmpty ? "contentView" : "\(cell).contentView"
    return facts.assignments.contains {
      $0.target == "\(content).isUserInteractionEnabled" && $0.value == .boolean(false)
        || $0.target == "\(content).isHidden" && $0.value == .boolean(true)
    }
      || facts.calls.contains {
        $0.receiver == cell
          && ($0.name == "bringSubviewToFront"
            || $0.name == "sendSubviewToBack" && $0.firstPath == content)
          || $0.receiver == content && $0.name == "removeFromSuperview"
      }
  }

  // MARK: Whether the content view comes later

  /// Uses of a cell that make its content view, unless it was there before.
  private static let makers = ["contentView", "textLabel", "detailTextLabel", "imageView"]

  /// Methods that run when a cell has long had its content view.
  private static let late: Set<String> = [
    "layoutSubviews", "prepareForReuse", "setSelected", "setHighlighted", "setEditing",
    "updateConfiguration", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
  ]

  /// Whether a subview that a cell adds to itself will be behind its content view: nothing before
  /// makes that, as an archive does.
  private func isInFrontOfSelf(_ call: CodeFacts.Call) -> Bool {
    let here = facts.contexts[call.context]
    guard lineage(of: here).contains(where: Self.cells.contains),
      here.name != "awakeFromNib", !Self.late.contains(here.name),
      !facts.variables.contains(where: { $0.owner == here.typeName && $0.isOutlet })
    else { return false }
    return !facts.contexts.indices.contains { index in
      let other = facts.contexts[index]
      return other.typeName == here.typeName && !Self.late.contains(other.name)
        && makesContent(in: index, before: index == call.context ? call.offset : nil)
    }
  }

  /// Whether a subview that is added to a cell will be behind its content view: a plain cell of
  /// UIKit, of a class that the file registers or makes, before anything makes its content view.
  private func isInFront(of cell: String, _ call: CodeFacts.Call) -> Bool {
    guard let type = type(of: cell, in: call.context), Self.cells.contains(type),
      let variable = facts.variables.first(where: {
        $0.name == cell && $0.context == call.context && !$0.isProperty
      })
    else { return false }
    let isRegistered = facts.calls.contains {
      ["register", "registerClass"].contains($0.name)
        && $0.firstPath.map { CodeFacts.base($0) == type } ?? false
    }
    let isMade = variable.value?.madeType == type
    return (isRegistered || isMade) && !makesContent(in: call.context, before: call.offset)
  }

  /// Whether a function, or what is in it before an offset, mentions parts of a content view.
  private func makesContent(in index: Int, before offset: Int?) -> Bool {
    guard let body = facts.contexts[index].body else { return false }
    let range = offset.map { SourceRange(body.start, max($0, body.start)) } ?? body
    let text = unit.file.text(of: range)
    return Self.makers.contains { Self.mentions(of: $0, in: text) > 0 }
  }
}
