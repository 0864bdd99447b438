import Foundation

/// The options for measuring text.
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text of several lines, wrapped at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the distance between lines. No line has one here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

extension AttributedText {
  /// The size by the rule by which labels are measured: lines as they are written (DR-52).
  public final func size() -> CGSize { TextLines(runs()).size }

  /// The box around the text, by the same rule. With `usesLineFragmentOrigin` its lines are wrapped
  /// at the width of `size`; otherwise it is the first line.
  public final func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let lines =
      options.contains(.usesLineFragmentOrigin)
      ? TextLines(runs(), width: size.width) : TextLines(runs(), most: 1)
    return CGRect(origin: .zero, size: lines.size)
  }

  /// Draws each line as a box of its size, the first one's upper left corner at a point: there are
  /// no fonts here. Has no effect without a current context (DR-49).
  public final func draw(at point: CGPoint) {
    guard let context = CGContext.current(for: "draw(at:)") else { return }
    let lines = TextLines(runs())
    context.paint(lines, at: point)
    context.note("draw(at:)", [point.x, point.y], lines: lines.lines.count)
  }

  /// Draws each line as a box of its size, wrapped at the width of a rectangle, aligned in it and
  /// clipped to it: there are no fonts here. Has no effect without a current context (DR-49).
  public final func draw(in rect: CGRect) {
    guard let context = CGContext.current(for: "draw(in:)") else { return }
    let rect = rect.standardized
    let lines = TextLines(runs(), width: rect.width)
    let clips = context.state.clips
    context.clip(to: CGPath(rect: rect, transform: nil))
    context.paint(lines, at: rect.origin, in: rect.size)
    context.state.clips = clips
    context.note(
      "draw(in:)", [rect.minX, rect.minY, rect.width, rect.height], lines: lines.lines.count)
  }
}

extension AttributedText {
  /// The share of a line's height that is above its baseline, in the system's font.
  private static let ascent: CGFloat = 0.8

  /// Draws each line as a box of its size, in a rectangle in points: with `usesLineFragmentOrigin`
  /// as `draw(in:)`, otherwise the first line alone, whose baseline begins at the origin of the
  /// rectangle (DR-49).
  public final func draw(with rect: CGRect, options: NSStringDrawingOptions) {
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    guard let context = CGContext.current(for: "draw(with:)") else { return }
    let line = TextLines(runs(), most: 1)
    let top = CGPoint(x: rect.minX, y: rect.minY - line.size.height * Self.ascent)
    context.paint(line, at: top)
    context.note("draw(with:)", [top.x, top.y], lines: line.lines.count)
  }
}

extension CGContext {
  /// Paints a box for each line, or for each part of it with a look of its own, if the line begins
  /// within a given height; aligned in a given width, by the paragraph's alignment or by one for
  /// all.
  func paint(
    _ text: TextLines, at point: CGPoint, in room: CGSize? = nil,
    aligned alignment: NSTextAlignment = .natural
  ) {
    let before = state
    let boxes = TextBoxes(text, at: point, in: room, aligned: alignment)
    for (look, path) in boxes.paths {
      if let shadow = look.shadow { state.shadow = shadow.cast }
      state.fill = look.color.cgColor
      state.stroke = (look.strokeColor ?? look.color).cgColor
      // Filled, stroked, or both (DR-51).
      if look.strokeWidth <= 0 { fill(path) }
      if look.strokeWidth != 0 {
        stroke(path, width: abs(look.strokeWidth) / 100 * look.font.pointSize)
      }
      state = before
    }
  }
}

/// The boxes that represent the letters of a text: there are no fonts here.
struct TextBoxes {
  /// The boxes of each run of the text, in its order.
  private(set) var paths: [(look: TextLook, path: CGMutablePath)] = []

  /// Creates the boxes of lines from a point on, if the line begins within a given height; aligned
  /// in a given width, by the paragraph's own alignment if the given one is natural.
  init(
    _ text: TextLines, at point: CGPoint, in room: CGSize?, aligned alignment: NSTextAlignment
  ) {
    var places: [Int: Int] = [:]
    for line in text.lines where line.top < room?.height ?? .infinity {
      let alignment = alignment == .natural ? line.paragraph.alignment : alignment
      var left = point.x + (room.map { alignment.inset(of: line.width, in: $0.width) } ?? 0)
      // The line is as wide as a whole number of points.
      let right = left + line.width
      for (index, piece) in line.pieces.enumerated() {
        let next = index == line.pieces.count - 1 ? right : left + piece.width
        let place = places[piece.run] ?? paths.count
        if place == paths.count { paths.append((piece.look, CGMutablePath())) }
        places[piece.run] = place
        paths[place].path.addRect(
          CGRect(
            x: left, y: point.y + line.top(of: piece), width: next - left,
            height: piece.look.font.lineHeight))
        left = next
      }
    }
  }
}

extension String {
  /// The size by the rule by which labels are measured: lines as they are written (DR-52). Without
  /// attributes the font is Helvetica of 12 points (DR-50).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedText(self, attributes).size()
  }

  /// The box around the text, by the same rule: wrapped with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSObject? = nil
  ) -> CGRect {
    AttributedText(self, attributes).boundingRect(with: size, options: options)
  }

  /// Draws each line as a box, the first one's upper left corner at a point (DR-49).
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    AttributedText(self, attributes).draw(at: point)
  }

  /// Draws each line as a box, wrapped at the width of a rectangle and clipped to it (DR-49).
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    AttributedText(self, attributes).draw(in: rect)
  }
}
