import Foundation

/// The style of a paragraph's lines. All lengths are in points.
public class NSParagraphStyle: NSObject {
  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
  }

  fileprivate var values = Values()

  /// The default style.
  public static let `default` = NSParagraphStyle()

  /// Creates the default style.
  public override init() { super.init() }

  deinit {}

  /// The alignment of lines.
  public var alignment: NSTextAlignment { values.alignment }
  /// The handling of text that is wider than its space.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance from each line to the next one.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The additional distance from the paragraph to the next one.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The factor of the natural line height; 0 for none.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of a line.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0 for any.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
}

/// A mutable style.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// Creates the default style.
  public override init() { super.init() }

  deinit {}

  /// The alignment of lines.
  override public var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The handling of text that is wider than its space.
  override public var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The distance from each line to the next one.
  override public var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The additional distance from the paragraph to the next one.
  override public var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The factor of the natural line height; 0 for none.
  override public var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The minimum height of a line.
  override public var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line; 0 for any.
  override public var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// Copies all settings of another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSParagraphStyle {
  /// The height of a line with a font of that natural height.
  final func height(ofLine natural: CGFloat) -> CGFloat {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }
}

extension NSTextAlignment {
  /// The distance that a line is moved to the right in its space.
  func inset(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .center: (room - width) / 2
    case .right: room - width
    case .left, .justified, .natural: 0
    }
  }
}
