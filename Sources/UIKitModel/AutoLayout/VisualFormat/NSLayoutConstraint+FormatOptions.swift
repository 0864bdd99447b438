extension NSLayoutConstraint {
  /// The alignment of the views of a visual format across its axis, and the direction in which it
  /// is read.
  nonisolated public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns all left edges.
    public static let alignAllLeft = bit(.left)
    /// Aligns all right edges.
    public static let alignAllRight = bit(.right)
    /// Aligns all top edges.
    public static let alignAllTop = bit(.top)
    /// Aligns all bottom edges.
    public static let alignAllBottom = bit(.bottom)
    /// Aligns all leading edges.
    public static let alignAllLeading = bit(.leading)
    /// Aligns all trailing edges.
    public static let alignAllTrailing = bit(.trailing)
    /// Aligns all horizontal centers.
    public static let alignAllCenterX = bit(.centerX)
    /// Aligns all vertical centers.
    public static let alignAllCenterY = bit(.centerY)
    /// Aligns the baselines of all last lines of text.
    public static let alignAllLastBaseline = bit(.lastBaseline)
    /// Aligns the baselines of all first lines of text.
    public static let alignAllFirstBaseline = bit(.firstBaseline)
    /// All bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// In the direction of text: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits that encode a direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    private static func bit(_ attribute: Attribute) -> FormatOptions {
      FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes that are to be equal for all views.
    var aligned: [Attribute] {
      Attribute.allCases.filter { attribute in
        attribute != .notAnAttribute && rawValue & 0xFFFF & 1 << UInt(attribute.rawValue) != 0
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it lies on the horizontal axis: a left edge, a right edge, or a center between them.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
