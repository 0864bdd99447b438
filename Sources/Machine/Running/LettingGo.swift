import CProcess
import TypedProgram

/// Releases the references of an object of scripts when it is deallocated, in a loop where it is
/// deep.
///
/// The last reference to a list of a million links releases each link along with the one before it;
/// as nested calls of `deinit` they would overflow any stack. So up to some depth objects are
/// released by Swift, in Swift's order, and deeper references wait until the outermost one is done.
/// Memory with references that can be part of a chain releases them here.
enum LettingGo {
  /// The maximum number of nested `deinit`s. Each takes some hundred bytes of a stack of which half
  /// a megabyte may be left.
  private static let deepest = 200

  /// The waiting references, by one thread, until the outermost object has released its own; the
  /// last is released first.
  private final class Waiting {
    var objects: ContiguousArray<AnyObject> = []
  }

  /// Moves references out of memory and releases them.
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

  /// Releases a collection of references that the caller owns alone.
  ///
  /// The caller has moved it out of its storage: an access to that would last through all nested
  /// releases, and a build that checks exclusivity looks at all of them each time.
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

  /// The same for references that are not nil.
  @inline(__always)
  static func release(_ objects: consuming [AnyObject]) {
    let state = cprocess_letting_go()!
    if state.pointee.depth >= deepest { postpone(objects.map(Optional.some), state) }
    state.pointee.depth += 1
    _ = consume objects
    state.pointee.depth -= 1
    if state.pointee.depth == 0, state.pointee.waiting != nil { drain(state) }
  }

  /// Runs code of a script during a deallocation. The objects that the code releases are
  /// deallocated by the end of its line, however deep the object is.
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
    // Objects released here add to the list instead of beginning another one.
    state.pointee.depth = 1
    while let object = waiting.objects.popLast() { withExtendedLifetime(object) {} }
    state.pointee = cprocess_letting_go(depth: 0, waiting: nil)
  }
}
