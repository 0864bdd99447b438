/// Releases chains of objects without recursion, however long they are: layers in layers, masks of
/// masks, menus in menus.
///
/// Called from `deinit` and so without isolation. The outermost call empties the list; a nested
/// call only adds to it.
nonisolated enum ChainDismantling {
  /// The objects that wait. Touched by the main actor only.
  nonisolated(unsafe) private static var waiting: [AnyObject] = []
  nonisolated(unsafe) private static var isRunning = false

  /// Releases the objects of a property, which is nil afterwards.
  static func release<Object: AnyObject>(_ objects: inout [Object]?) {
    guard let list = objects.take() else { return }
    waiting += list as [AnyObject]
    _ = consume list
    drain()
  }

  /// Releases the object of a property, which is nil afterwards.
  static func release<Object: AnyObject>(_ object: inout Object?) {
    guard let one = object.take() else { return }
    waiting.append(one)
    _ = consume one
    drain()
  }

  private static func drain() {
    if isRunning { return }
    isRunning = true
    while let last = waiting.popLast() { withExtendedLifetime(last) {} }
    isRunning = false
  }
}
