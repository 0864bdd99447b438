import Foundation

// Here speed is paid for with unsafety.
//
// A hit test reads the state of every view it visits. In stored properties of an open class each
// read costs a dynamic exclusivity check, and a `weak` superview sends every retain along the slow
// path: together four fifths of the time. So the state that a hit test reads is here, at one
// constant pointer, and a superview is unowned. The pointer lives as long as the view, or as long
// as its layer if that is still retained. Code outside this folder reads it only on hot paths, such
// as hit maps, events and layers; `Door` and `MethodTable` store their few words in the same way.

/// The state of one view that a hit test reads, and the geometry that it derives from.
///
/// The first 64 bytes serve a leaf, the next line a view with subviews.
package nonisolated struct ViewState {
  /// The messages that leave the fast path, one bit each: the mask of the view's method table.
  package var mask: UnsafeMutablePointer<UInt64>
  /// The reasons to refuse touches, one bit each; 0 without any (HT-2, HT-21).
  var refusals: Refusals = [] {
    didSet { noteChange() }
  }
  var hasTransform = false
  /// The manner in which the class answers hit tests.
  var manner = Manner.own
  /// Whether `space` has the conversions from and to the superview, which no affine transform
  /// describes. `hasTransform` is then set, too.
  var isProjective = false
  var childCount: UInt32 = 0
  /// Superview's point minus own point, while there is no transform (GE-1).
  var offset = CGPoint.zero
  /// The edges of the bounds, standardized: the half-open ranges of `point(inside:)` (HT-10).
  var left: CGFloat = 0
  var top: CGFloat = 0
  var right: CGFloat = 0
  var bottom: CGFloat = 0

  var children: UnsafeMutablePointer<Child>?
  /// The number of current walks over `children`; a change meanwhile must not modify the buffer.
  var walks: Int32 = 0
  var childCapacity: Int32 = 0
  /// Superview's points to own points, when there is a transform; NaN when it is singular (GE-25).
  var fromSuperview: UnsafeMutablePointer<CGAffineTransform>?
  unowned(unsafe) var superview: UIView? {
    didSet {
      above = superview?.viewState
      if _slowPath(space != nil || above?.pointee.space != nil) {
        enter(above?.pointee.space?.inner)
      }
    }
  }
  /// The state of the superview: walks up the tree that need no view retain none.
  private(set) var above: UnsafeMutablePointer<ViewState>?
  unowned(unsafe) var viewController: UIViewController?
  /// Buffers that a change replaced while they were walked.
  var graveyard: [RetiredChildren]?
  /// The `subviews` array, once it was asked for and until the children change elsewhere than at
  /// the end.
  package var subviews: [UIView]? {
    didSet { scriptsSubviews = nil }
  }
  /// The same array for scripts; invalidated together with it.
  var scriptsSubviews: AnyObject?

  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform: CGAffineTransform? {
    didSet { if _slowPath(space != nil) { leaveSpace() } }
  }
  /// The values in space; nil for a flat layer.
  var space: LayerSpace?
  var alpha: Float = 1
  var masksToBounds = false
  /// Marked for the next layout pass (LC-6).
  var needsLayout = false {
    didSet { if needsLayout { noteMark() } }
  }
  /// Whether the view is placing its subviews: their sizes are its own work.
  var isLayingOut = false
  /// Waits for the next drawing pass; every view does for its first one (LC-4).
  var needsDisplay = true {
    didSet { if needsDisplay { noteMark() } }
  }
  /// Whether the view or a descendant is marked, so that an update cycle is needed. If it is set it
  /// is set in all superviews, too.
  var holdsMarks = true
  /// Whether another size marks the view for drawing, too, as the `contentMode` redraw requires
  /// (LC-4).
  var redrawsWhenResized = false
  /// An upper bound of the number of levels of this view's tree: never too low, and too high only
  /// if a deep subtree was removed.
  var levels: Int32 = 1
  /// The number of requests for drawing (LC-4).
  var displayRequests: Int32 = 0

  /// Grows whenever state of any view changes that a hit test reads: a caller that caches hit tests
  /// asks again.
  nonisolated(unsafe) static let changes: UnsafeMutablePointer<UInt64> = {
    let changes = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    changes.initialize(to: 0)
    return changes
  }()

  /// The number of times that a view was marked for layout or drawing. If neither this nor
  /// `changes` has grown, an update cycle has nothing to do.
  nonisolated(unsafe) static let marks: UnsafeMutablePointer<UInt64> = {
    let marks = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    marks.initialize(to: 0)
    return marks
  }()

  private mutating func noteMark() {
    Self.marks.pointee &+= 1
    keepMarks()
  }

  /// Records that something else waits for the next update cycle.
  mutating func noteOtherMark() { noteMark() }

  /// Requests the next update cycle.
  mutating func keepMarks() {
    holdsMarks = true
    var next = above
    while let state = next, !state.pointee.holdsMarks {
      state.pointee.holdsMarks = true
      next = state.pointee.above
    }
  }

  /// The number of subviews ever added.
  nonisolated(unsafe) static let insertions: UnsafeMutablePointer<UInt64> = {
    let insertions = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    insertions.initialize(to: 0)
    return insertions
  }()

  init(mask: UnsafeMutablePointer<UInt64>) {
    self.mask = mask
  }

  /// Allocates storage that begins on a cache line, so that a leaf occupies one line.
  static func allocate(mask: UnsafeMutablePointer<UInt64>) -> UnsafeMutablePointer<ViewState> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<ViewState>.stride, alignment: 64)
    return memory.initializeMemory(as: ViewState.self, to: ViewState(mask: mask))
  }

  /// Own points to superview's points: p + T·(P − B.origin − A·size) (GE-1), without perspective.
  var toSuperview: CGAffineTransform {
    let fromAnchor = CGAffineTransform(
      translationX: -bounds.origin.x - anchorPoint.x * bounds.size.width,
      y: -bounds.origin.y - anchorPoint.y * bounds.size.height)
    return fromAnchor.concatenating(transform ?? .identity)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Counts a change of state that hit tests read; they read nothing of a layer without a view.
  private func noteChange() {
    if mask != CALayer.noMessages { Self.changes.pointee &+= 1 }
  }

  /// Updates the state that hit tests read from the geometry; to be called after every change of
  /// it.
  mutating func geometryChanged() {
    noteChange()
    let standard = bounds.standardized
    left = standard.origin.x
    top = standard.origin.y
    right = standard.origin.x + standard.size.width
    bottom = standard.origin.y + standard.size.height
    offset = CGPoint(
      x: position.x - anchorPoint.x * bounds.size.width - bounds.origin.x,
      y: position.y - anchorPoint.y * bounds.size.height - bounds.origin.y)
    hasTransform = transform != nil
    isProjective = false
    if _slowPath(space != nil) { geometryInSpaceChanged() }
    guard hasTransform, !isProjective else {
      fromSuperview?.deallocate()
      fromSuperview = nil
      return
    }
    if fromSuperview == nil { fromSuperview = .allocate(capacity: 1) }
    let map = toSuperview
    fromSuperview?.initialize(to: map.isInvertible ? map.inverted() : .impossible)
  }

  @inline(never)
  private mutating func geometryInSpaceChanged() {
    guard let space else { return }
    space.geometryChanged(self)
    isProjective = space.isProjective
    if isProjective { hasTransform = true }
  }
}

/// The manner in which the class of a view answers hit tests.
nonisolated enum Manner: UInt8 {
  /// Like `UIView`, as long as no method table overrides it.
  case plain
  /// By code of its own.
  case own
}

/// The functions of hit tests on a state, as an extension of its pointer: a method of the state
/// itself would receive a copy of it, with everything in it retained, wherever the compiler does
/// not inline the method.
nonisolated extension UnsafeMutablePointer<ViewState> {
  @inline(__always)
  func contains(_ point: CGPoint) -> Bool {
    point.x >= pointee.left && point.x < pointee.right && point.y >= pointee.top
      && point.y < pointee.bottom
  }

  @inline(__always)
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    if _fastPath(!pointee.hasTransform) {
      return CGPoint(x: point.x - pointee.offset.x, y: point.y - pointee.offset.y)
    }
    return convertByTransform(point)
  }

  /// Separate, because its temporaries would otherwise take registers in every hit test.
  @inline(never)
  private func convertByTransform(_ point: CGPoint) -> CGPoint {
    if _slowPath(pointee.isProjective) { return convertInSpace(point) }
    return pointee.fromSuperview.unsafelyUnwrapped.pointee.apply(point)
  }

  @inline(never)
  private func convertInSpace(_ point: CGPoint) -> CGPoint {
    point.applying(pointee.space.unsafelyUnwrapped.inward(pointee))
  }

  func convertToSuperview(_ point: CGPoint) -> CGPoint {
    guard pointee.hasTransform else {
      return CGPoint(x: point.x + pointee.offset.x, y: point.y + pointee.offset.y)
    }
    return pointee.isProjective
      ? point.applying(pointee.projection) : point.applying(pointee.toSuperview)
  }
}

nonisolated extension CGAffineTransform {
  /// Maps every point to a location that no bounds contain (HT-12).
  static let impossible = CGAffineTransform(
    a: .nan, b: .nan, c: .nan, d: .nan, tx: .nan, ty: .nan)

  @inline(__always)
  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}

extension UnsafeMutablePointer<ViewState> {
  /// Asks the subviews from the last to the first and returns the first answer (HT-5).
  ///
  /// A subview that answers as `UIView` does, without an observer, is sent no message: its
  /// switches, its bounds and its subviews determine its answer. Most subviews are nowhere near the
  /// point; one that contains it has an answer, so the walk continues down from it and never
  /// returns.
  func hitTestChildren(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    withUnsafeTemporaryAllocation(of: Self.self, capacity: Self.levelsOfWay) { levels in
      hitTestChildren(point, event, WayDown(levels: levels.baseAddress.unsafelyUnwrapped))
    }
  }

  /// The number of levels that one call descends. Each costs a word of the stack.
  private static var levelsOfWay: Int { 4 }

  @inline(__always)
  private func hitTestChildren(_ point: CGPoint, _ event: UIEvent?, _ way: WayDown) -> UIView? {
    var (way, state, point) = (way, self, point)
    var entered: UnsafeMutablePointer<Child>?
    defer { way.endWalks() }
    down: while true {
      way.enter(state)
      let children = state.pointee.children.unsafelyUnwrapped
      var index = Int(state.pointee.childCount)
      while index > 0 {
        index -= 1
        let child = children[index].state
        if child.isPlain(by: 0) {
          guard child.pointee.refusals.rawValue == 0 else { continue }  // HT-2, HT-3
          let ownPoint = child.convertFromSuperview(point)
          guard child.contains(ownPoint) else { continue }  // HT-4
          guard child.pointee.childCount > 0 else { return children[index].view }  // HT-6
          guard way.count < Self.levelsOfWay else {
            way.beginWalks()
            return child.hitTestChildren(ownPoint, event) ?? children[index].view
          }
          (state, point, entered) = (child, ownPoint, children + index)
          continue down
        }
        if child.isPassedOver(at: point) { continue }
        way.beginWalks()
        if let hit = children[index].hitTest(point, event) { return hit }
      }
      return entered?.pointee.view  // HT-6
    }
  }

  /// Whether the view answers as `UIView` does, by a part of the mask: 0, and there is no observer;
  /// 1, whether there is one or not.
  @inline(__always)
  private func isPlain(by part: Int) -> Bool {
    pointee.manner == .plain && pointee.mask[part] & Passing.bits == 0
  }

  /// Whether the observer ignores a plain view whose answer at a point of the superview is nil by
  /// its own switches or bounds.
  @inline(__always)
  private func isPassedOver(at point: CGPoint) -> Bool {
    guard Passing.whileWatched, isPlain(by: 1) else { return false }
    if pointee.refusals.rawValue != 0 { return true }
    return !pointee.hasTransform && !contains(convertFromSuperview(point))
  }
}

/// The views whose subviews one call of a hit test asks, each a subview of the one before.
///
/// They do not change until code outside of the model is called. From then on all the entered
/// views count as being walked, which preserves their buffers, and so the views.
nonisolated private struct WayDown {
  let levels: UnsafeMutablePointer<UnsafeMutablePointer<ViewState>>
  private(set) var count = 0
  private var walked = 0

  init(levels: UnsafeMutablePointer<UnsafeMutablePointer<ViewState>>) {
    self.levels = levels
  }

  @inline(__always)
  mutating func enter(_ state: UnsafeMutablePointer<ViewState>) {
    (levels + count).initialize(to: state)
    count &+= 1
  }

  @inline(__always)
  mutating func beginWalks() {
    while walked < count {
      levels[walked].pointee.walks &+= 1
      walked &+= 1
    }
  }

  @inline(__always)
  mutating func endWalks() {
    while walked > 0 {
      walked &-= 1
      levels[walked].pointee.endWalk()
    }
  }
}

/// How hit tests pass over subviews.
nonisolated enum Passing {
  /// The bits of `hitTest` and `pointInside`, as a constant that every loop sees.
  static var bits: UInt64 { 0b11 }

  /// Whether an observer ignores the views that answer nil by bounds or switches alone; most
  /// observe every view that is asked.
  nonisolated(unsafe) static var whileWatched = false
}

/// The reasons why a view and its subviews refuse touches.
nonisolated struct Refusals: OptionSet {
  let rawValue: UInt8
  static let hidden = Refusals(rawValue: 1)
  static let interactionDisabled = Refusals(rawValue: 2)
  static let transparent = Refusals(rawValue: 4)
  static let animating = Refusals(rawValue: 8)
}

/// One subview as stored by its superview.
///
/// Not copyable, so that asking it retains nothing: the superview retains it.
nonisolated struct Child: ~Copyable {
  let view: UIView
  let state: UnsafeMutablePointer<ViewState>

  init(_ view: UIView) {
    self.view = view
    state = view.viewState
  }

  /// Sends `hitTest(_:with:)` to the subview for a point of the superview.
  @MainActor @inline(__always)
  borrowing func hitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let ownPoint = state.convertFromSuperview(point)
    if _fastPath(state.pointee.mask.pointee & Message.hitTest.bit == 0) {
      return view.hitTest(ownPoint, with: event)
    }
    return Door.hitTest(view, ownPoint, convertedFrom: point, event)
  }
}

/// A buffer of children that waits for the end of the walk over it.
nonisolated struct RetiredChildren {
  let children: UnsafeMutablePointer<Child>
  let count: Int

  func release() {
    children.deinitialize(count: count)
    children.deallocate()
  }
}
