import Foundation

/// The frames of all elements of a flow layout.
struct FlowPlan {
  /// A section before it is laid out.
  struct Section {
    let count: Int
    let itemSize: CGSize
    /// The size of each item; nil if all have the same.
    let sizes: [CGSize]?
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize
  }

  private(set) var size = CGSize.zero
  let bounds: CGSize
  private var items: [[CGRect]] = []
  private var headers: [CGRect?] = []
  private var footers: [CGRect?] = []

  /// A plan without elements.
  init() { bounds = .zero }

  /// Lays sections out one after the other. `bounds` is the size of the collection.
  init(_ sections: [Section], isVertical: Bool, bounds: CGSize) {
    self.bounds = bounds
    // Along a line, and from line to line: vertical lines are laid out turned.
    let length = isVertical ? bounds.width : bounds.height
    func turned(_ rectangle: CGRect) -> CGRect {
      isVertical
        ? rectangle
        : CGRect(
          x: rectangle.minY, y: rectangle.minX, width: rectangle.height, height: rectangle.width)
    }
    func turned(_ size: CGSize) -> CGSize {
      isVertical ? size : CGSize(width: size.height, height: size.width)
    }
    var place = CGFloat.zero
    for section in sections {
      func band(_ size: CGSize) -> CGRect? {
        let height = turned(size).height
        guard height > 0, height.isFinite else { return nil }
        defer { place += height }
        return turned(CGRect(x: 0, y: place, width: length, height: height))
      }
      headers.append(band(section.header))
      let inset = section.inset
      place += isVertical ? inset.top : inset.left
      let room = FlowRoom(
        start: isVertical ? inset.left : inset.top,
        length: length
          - (isVertical ? inset.left + inset.right : inset.top + inset.bottom),
        itemSpacing: section.itemSpacing, lineSpacing: section.lineSpacing)
      let (frames, height) =
        section.sizes.map { room.lines(of: $0.map(turned), from: place) }
        ?? room.grid(of: section.count, turned(section.itemSize), from: place)
      items.append(frames.map(turned))
      place += height + (isVertical ? inset.bottom : inset.right)
      footers.append(band(section.footer))
    }
    size =
      isVertical
      ? CGSize(width: bounds.width, height: place) : CGSize(width: place, height: bounds.height)
  }

  /// The frame of an element; nil if there is no such element.
  func frame(of element: CollectionElement) -> CGRect? {
    let (section, item) = (element.path.section, element.path.item)
    guard items.indices.contains(section) else { return nil }
    switch element.kind {
    case nil: return items[section].indices.contains(item) ? items[section][item] : nil
    case UICollectionView.elementKindSectionHeader?: return headers[section]
    case UICollectionView.elementKindSectionFooter?: return footers[section]
    default: return nil
    }
  }

  /// The elements that intersect a rectangle, in order; a common edge is not enough.
  func elements(in rectangle: CGRect) -> [(element: CollectionElement, frame: CGRect)] {
    var found: [(CollectionElement, CGRect)] = []
    for section in items.indices {
      let path = IndexPath(item: 0, section: section)
      let bands = [
        (UICollectionView.elementKindSectionHeader, headers[section]),
        (UICollectionView.elementKindSectionFooter, footers[section]),
      ]
      for case (let kind, let frame?) in bands where frame.meets(rectangle) {
        found.append((CollectionElement(kind: kind, path: path), frame))
      }
      for (item, frame) in items[section].enumerated() where frame.meets(rectangle) {
        found.append(
          (CollectionElement(kind: nil, path: IndexPath(item: item, section: section)), frame))
      }
    }
    return found
  }
}

extension CGRect {
  /// Whether a part of it is in another rectangle; a common edge is not enough.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

/// The space for the lines of one section.
struct FlowRoom {
  /// The beginning of each line.
  let start: CGFloat
  /// The length of a line.
  let length: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat

  /// The frames of items of one size: a grid, whose gaps fill the lines. A single column is
  /// centered.
  func grid(
    of count: Int, _ item: CGSize, from first: CGFloat
  ) -> (frames: [CGRect], height: CGFloat) {
    let fits = (length + itemSpacing) / (item.width + itemSpacing)
    let perLine = fits.isFinite && fits >= 1 ? Int(min(fits, 1_000_000)) : 1
    let slack = length - item.width * CGFloat(perLine)
    let gap = perLine > 1 ? slack / CGFloat(perLine - 1) : 0
    let frames = (0..<count).map { index in
      let column = CGFloat(index % perLine)
      let along = start + (perLine == 1 ? max(0, slack / 2) : column * (item.width + gap))
      let across = first + CGFloat(index / perLine) * (item.height + lineSpacing)
      return CGRect(origin: CGPoint(x: along, y: across), size: item)
    }
    let lines = count == 0 ? 0 : (count - 1) / perLine + 1
    let height = CGFloat(lines) * item.height + CGFloat(max(0, lines - 1)) * lineSpacing
    return (frames, height)
  }

  /// The frames of items of different sizes. Lines are as high as their highest item, and items are
  /// in the middle of them; all lines but the last are filled by their gaps.
  func lines(of sizes: [CGSize], from first: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    if let size = sizes.first, sizes.allSatisfy({ $0 == size }) {
      return grid(of: sizes.count, size, from: first)
    }
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    var (place, index) = (first, 0)
    while index < sizes.count {
      let begin = index
      var used = sizes[index].width
      index += 1
      while index < sizes.count, used + itemSpacing + sizes[index].width <= length {
        used += itemSpacing + sizes[index].width
        index += 1
      }
      let line = sizes[begin..<index]
      let height = line.reduce(0) { max($0, $1.height) }
      let isLast = index == sizes.count
      let free = length - used
      let gap =
        line.count > 1 && !isLast ? itemSpacing + free / CGFloat(line.count - 1) : itemSpacing
      var along = start + (line.count == 1 && !isLast ? max(0, free / 2) : 0)
      for size in line {
        frames.append(
          CGRect(
            origin: CGPoint(x: along, y: place + (height - size.height) / 2), size: size))
        along += size.width + gap
      }
      place += height + (isLast ? 0 : lineSpacing)
    }
    return (frames, place - first)
  }
}
