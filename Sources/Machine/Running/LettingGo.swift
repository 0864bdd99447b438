import CProcess
import TypedProgram

/// Releases what an object of scripts holds when it goes itself, in a loop where it is deep.
///
/// The last reference to a list of a million links takes each link along with the one before it; as
/// calls of `deinit` inside one another they would not fit on any stack. So up to some depth
/// objects go as Swift lets them go, in Swift's order, and what is held deeper waits until the
/// outermost one is done. What holds references and can be part of a chain releases them here.
enum LettingGo {
  /// `deinit`s inside one another. Each takes some hundred bytes of a stack of which half a
  /// megabyte may be left.
  private static let deepest = 200

  /// What waits, by one thread, until the outermost object has let go; the last goes first.
  private final class Waiting {
    var objects: ContiguousArray<AnyObject> = []
  }

  /// Takes references out of memory and releases them.
  @inline(__always)
  static func deinitialize(_ references: UnsafeMutablePointer<AnyObject?>, count: Int) {
    guard count > 0 else { return }
    let state = cprocess_letting_go()!
    if state.pointee.depth >= deepest {
      postpone(UnsafeBufferPointer(start: references, count: count), state)
      references.deinitialize(count: count)
      return
    }
    state.pointee.depth += 1
    references.deinitialize(count: count)
    state.pointee.depth -= 1
    if state.pointee.depth == 0, state.pointee.waiting != nil { drain(state) }
  }

  /// Releases a collection of references, which is the caller's alone.
  ///
  /// The caller has taken it out of its place: an access to that place would last as long as
  /// everything below goes, and a build that watches accesses looks at all of them each time.
  @inline(__always)
  static func release<Objects: BidirectionalCollection>(_ objects: consuming Objects)
  where Objects.Element == AnyObject? {
    let state = cprocess_letting_go()!
    if state.pointee.depth >= deepest { postpone(objects, state) }
    state.pointee.depth += 1
    _ = consume objects
    state.pointee.depth -= 1
    if state.pointee.depth == 0, state.pointee.waiting != nil { drain(state) }
  }

  /// The same where none is nil.
  @inline(__always)
  static func release(_ objects: consuming [AnyObject]) {
    let state = cprocess_letting_go()!
    if state.pointee.depth >= deepest { postpone(objects.map(Optional.some), state) }
    state.pointee.depth += 1
    _ = consume objects
    state.pointee.depth -= 1
    if state.pointee.depth == 0, state.pointee.waiting != nil { drain(state) }
  }

  /// Runs code of a script while an object goes. What the code releases is gone when its line is
  /// over, as deep as the object may be.
  static func interrupted(_ run: () -> Void) {
    let state = cprocess_letting_go()!
    let outer = state.pointee
    state.pointee = cprocess_letting_go(depth: 0, waiting: nil)
    run()
    state.pointee = outer
  }

  @inline(never)
  private static func postpone<Objects: BidirectionalCollection>(
    _ objects: Objects, _ state: UnsafeMutablePointer<cprocess_letting_go>
  ) where Objects.Element == AnyObject? {
    let waiting: Waiting
    if let known = state.pointee.waiting {
      waiting = Unmanaged<Waiting>.fromOpaque(known).takeUnretainedValue()
    } else {
      waiting = Waiting()
      state.pointee.waiting = Unmanaged.passRetained(waiting).toOpaque()
    }
    for object in objects.reversed() { if let object { waiting.objects.append(object) } }
  }

  @inline(never)
  private static func drain(_ state: UnsafeMutablePointer<cprocess_letting_go>) {
    guard let known = state.pointee.waiting else { return }
    let waiting = Unmanaged<Waiting>.fromOpaque(known).takeRetainedValue()
    // What goes in here adds to the list instead of beginning another one.
    state.pointee.depth = 1
    while let object = waiting.objects.popLast() { withExtendedLifetime(object) {} }
    state.pointee = cprocess_letting_go(depth: 0, waiting: nil)
  }
}
