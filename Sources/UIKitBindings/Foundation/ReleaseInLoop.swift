import Machine
import TypedProgram

/// Releases the objects of a list, which is empty afterwards, as arrays of scripts release theirs:
/// in a loop, however long a chain of lists in lists is.
nonisolated func releaseInLoop(_ list: inout [AnyObject]) {
  guard !list.isEmpty else { return }
  let storage = ArrayStorage(element: .reference, holdsObjects: true)
  swap(&storage.objects, &list)
}
