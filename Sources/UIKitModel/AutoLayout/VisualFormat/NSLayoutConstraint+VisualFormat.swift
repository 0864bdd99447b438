import Foundation

extension NSLayoutConstraint {
  /// The constraints that a visual format describes, such as `H:|-[icon(32)]-8-[title]-|` (AL-19);
  /// none of them is active yet.
  ///
  /// They are in the order of the format: each space and then the sizes of the view after it, the
  /// space at the end, and the alignment across. `views` names views and guides, `metrics` numbers
  /// of points and priorities. A format that cannot be read is refused (EX-25).
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(
      format, metrics: (metrics ?? [:]).compactMapValues(points),
      views: views.compactMapValues { $0 as? ModelObject })
    do throws(VisualFormatError) {
      let row = VisualFormatRow(try parser.parse(), opts)
      if row.alignsAlong {
        throw VisualFormatError(reason: .alignment, format: format, position: 0)
      }
      return row.constraints
    } catch {
      UIView.refused(.invalidVisualFormat(error))
      return []
    }
  }

  private static func points(_ value: Any) -> CGFloat? {
    switch value {
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as UILayoutPriority: CGFloat(number.rawValue)
    default: nil
    }
  }
}

/// Creates the constraints of a parsed visual format.
private struct VisualFormatRow {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  /// The attributes of a start and an end in the direction of the format.
  private let start: Attribute
  private let end: Attribute
  /// Whether values grow against the direction of the format.
  private let isBackwards: Bool

  init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
    self.format = format
    self.options = options
    isBackwards = format.axis == .horizontal && options.contains(.directionRightToLeft)
    (start, end) =
      switch (format.axis, options.intersection(.directionMask)) {
      case (.vertical, _): (.top, .bottom)
      case (_, .directionLeftToRight): (.left, .right)
      case (_, .directionRightToLeft): (.right, .left)
      default: (.leading, .trailing)
      }
  }

  /// Whether the options align views along the row, which its spaces do already.
  var alignsAlong: Bool {
    options.aligned.contains { $0.isHorizontal == (format.axis == .horizontal) }
  }

  var constraints: [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, part) in format.parts.enumerated() {
      if index > 0 {
        made += space(part.space, from: format.parts[index - 1].item, end, to: part.item, start)
      } else if format.beginsAtSuperview, let outer = part.item.layoutSuperview {
        made += space(part.space, from: outer, start, to: part.item, start)
      }
      made += part.sizes.map { size($0, of: part.item) }
    }
    if let last = format.parts.last, let space = format.lastSpace,
      let outer = last.item.layoutSuperview
    {
      made += self.space(space, from: last.item, end, to: outer, end)
    }
    return made + alignment
  }

  /// The space from an attribute of an item to one of the item after it.
  private func space(
    _ space: VisualFormat.Space, from first: ModelObject, _ one: Attribute,
    to second: ModelObject, _ other: Attribute
  ) -> [NSLayoutConstraint] {
    var (one, other) = (one, other)
    let predicates: [VisualFormat.Predicate]
    switch space {
    case .none: predicates = [VisualFormat.Predicate()]
    case .predicates(let all): predicates = all
    case .standard where one != other:
      predicates = [VisualFormat.Predicate(number: NSLayoutConstraint.standardSpace)]
    case .standard:
      // At the superview, its margin is used (AL-20).
      if one == start { one = one.margin } else { other = other.margin }
      predicates = [VisualFormat.Predicate()]
    }
    return predicates.map { predicate in
      NSLayoutConstraint(
        item: isBackwards ? first : second, attribute: isBackwards ? one : other,
        relatedBy: predicate.relation, toItem: isBackwards ? second : first,
        attribute: isBackwards ? other : one, multiplier: 1, constant: predicate.number
      ).with(predicate.priority)
    }
  }

  private func size(
    _ predicate: VisualFormat.Predicate, of item: ModelObject
  ) -> NSLayoutConstraint {
    let attribute = format.axis == .horizontal ? Attribute.width : .height
    return NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: predicate.other,
      attribute: attribute, multiplier: 1, constant: predicate.number
    ).with(predicate.priority)
  }

  private var alignment: [NSLayoutConstraint] {
    guard let first = format.parts.first?.item else { return [] }
    return options.aligned.flatMap { attribute in
      format.parts.dropFirst().map { part in
        NSLayoutConstraint(
          item: part.item, attribute: attribute, relatedBy: .equal, toItem: first,
          attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The system's standard distance between neighbours, in points (AL-20).
  static let standardSpace: CGFloat = 8

  fileprivate final func with(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge, inset by the layout margin.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
