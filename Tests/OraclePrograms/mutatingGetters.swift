// A property whose getter changes the structure.

import UIKit

func mutatingGetters() {
  var counter = Counter()
  print(counter.next, counter.next, counter.reads)
  var copy = counter
  print(copy.next, counter.reads, copy.reads)
  let sum = counter.next + counter.next
  print(sum, counter.reads)
}

private struct Counter {
  private(set) var reads = 0
  var next: Int {
    mutating get {
      reads += 1
      return reads * 10
    }
  }
}
