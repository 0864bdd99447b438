import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

extension Function {
  /// A row for Objective-C alone: its name in Swift begins with an underscore, which hides it.
  @discardableResult
  func named(_ selector: String) -> Function {
    objectiveCName = selector
    return self
  }
}

/// The methods of `NSArray` that Swift's arrays do not share with it.
extension UIKitTable {
  static func addArrayMethods(_ type: TypeTable) {
    addArrayMaking(type)
    addArrayWalking(type)
    type.method("_sorted(descriptors:)", "The elements in the order of some of their values.") {
      (a: ObjectArray, descriptors: ObjectArray) throws(RunStop) in
      ObjectArray(try SortDescriptorObject.sorted(a.elements, by: descriptors))
    }.named("sortedArrayUsingDescriptors:")
    type.method("_subscript(_:)", "The element at an index (EX-6).") {
      (a: ObjectArray, index: Int) throws(RunStop) in try a.object(at: index)
    }.named("objectAtIndexedSubscript:")
    type.method("_identity(_:)", "Where an object is; NSNotFound where it is not.") {
      (a: ObjectArray, object: AnyReference?) in
      Allowance.spend(a.elements.count)
      return a.elements.firstIndex { $0 === object?.object } ?? NSNotFound
    }.named("indexOfObjectIdenticalTo:")
    type.method("isEqual(to:)", "Whether another array has equal elements.") {
      (a: ObjectArray, other: ObjectArray) in a.isEqual(other)
    }.named("isEqualToArray:")
    type.method("_adding(_:)", "The elements, and one more.") {
      (a: ObjectArray, value: AnyValue) throws(RunStop) in
      try Allowance.reserve(a.elements.count, of: 8)
      return ObjectArray(a.elements + [ObjectBridge.plain(value.object)])
    }.named("arrayByAddingObject:")
    type.method("_addingAll(_:)", "The elements, and those of another array.") {
      (a: ObjectArray, other: ObjectArray) throws(RunStop) in
      try Allowance.reserve(a.elements.count + other.elements.count, of: 8)
      return ObjectArray(a.elements + other.elements)
    }.named("arrayByAddingObjectsFromArray:")
    type.method("_subarray(_:)", "The elements of a part (EX-6).") {
      (a: ObjectArray, range: NSRange) throws(RunStop) in
      let end = range.location.addingReportingOverflow(range.length)
      guard range.location >= 0, range.length >= 0, !end.overflow,
        end.partialValue <= a.elements.count
      else {
        throw RunStop(
          .exception(
            Excerpt("NSRangeException"),
            reason: Excerpt(
              """
              *** -[\(Swift.type(of: a).privateName) subarrayWithRange:]: range \
              {\(range.location), \(range.length)} extends beyond bounds [0 .. \
              \(a.elements.count - 1)]
              """)))
      }
      return ObjectArray(Array(a.elements[range.location..<end.partialValue]))
    }.named("subarrayWithRange:")
    type.method("_joined(_:)", "The texts of the elements with another between them.") {
      (a: ObjectArray, separator: String) throws(RunStop) in
      let texts = a.elements.map { ObjectArray.text(of: $0) }
      let length = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
      try Allowance.reserve(length)
      Allowance.spend(bytes: length)
      return texts.joined(separator: separator)
    }.named("componentsJoinedByString:")
    type.method("copy(with:)", "The same elements in an array that does not change.") {
      (a: ObjectArray, _: MemoryZone?) in ObjectArray(a.elements)
    }
    type.method("mutableCopy(with:)", "The same elements in an array that can be changed.") {
      (a: ObjectArray, _: MemoryZone?) in MutableObjectArray(a.elements)
    }
  }

  private static func addArrayMaking(_ type: TypeTable) {
    type.staticMethod("_with(_:)", "An array of one element.") {
      (value: AnyValue) throws(RunStop) in
      try checkPresent(
        value.object,
        "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from "
          + "objects[0]")
      return ObjectArray([ObjectBridge.plain(value.object)])
    }.named("arrayWithObject:")
    type.staticMethod("_with(arguments:)", "An array of elements, up to the first nil.") {
      (values: [AnyReference?]) in ObjectArray(listed(values))
    }.named("arrayWithObjects:")
  }

  /// The objects of a variadic argument list, which nil ends.
  static func listed(_ values: [AnyReference?]) -> [AnyObject] {
    var objects: [AnyObject] = []
    for value in values {
      guard let value else { break }
      objects.append(value.object)
    }
    return objects
  }

  private static func addArrayWalking(_ type: TypeTable) {
    type.method("_walk(_:)", "Calls a block with each element.") {
      (a: ObjectArray, block: WalkBlock) throws(RunStop) in
      for (index, element) in a.elements.enumerated() {
        if try block(element, index) { break }
      }
    }.named("enumerateObjectsUsingBlock:")
    type.method("_walk(_:_:)", "Calls a block with each element, from the end with option 2.") {
      (a: ObjectArray, options: UInt, block: WalkBlock) throws(RunStop) in
      let entries = Array(a.elements.enumerated())
      for (index, element) in options & 2 != 0 ? entries.reversed() : entries {
        if try block(element, index) { break }
      }
    }.named("enumerateObjectsWithOptions:usingBlock:")
    type.method("_objects()", "The elements in their order, to be walked through.") {
      (a: ObjectArray) in EnumeratorObject(a.elements)
    }.named("objectEnumerator")
    type.method("_reversed()", "The elements from the end, to be walked through.") {
      (a: ObjectArray) throws(RunStop) in
      try Allowance.reserve(a.elements.count, of: 8)
      Allowance.spend(a.elements.count)
      return EnumeratorObject(a.elements.reversed())
    }.named("reverseObjectEnumerator")
    type.method("_each(_:)", "Calls a method of each element.") {
      (a: ObjectArray, selector: Selector?) throws(RunStop) in
      for case let element as NSObject in a.elements {
        _ = try Calls.perform(selector, on: element, [])
      }
    }.named("makeObjectsPerformSelector:")
    type.method("_each(_:_:)", "Calls a method of each element with an object.") {
      (a: ObjectArray, selector: Selector?, argument: AnyValue?) throws(RunStop) in
      for case let element as NSObject in a.elements {
        _ = try Calls.perform(selector, on: element, [argument?.object])
      }
    }.named("makeObjectsPerformSelector:withObject:")
    type.method("_sorted(_:)", "The elements in the order of a block.") {
      (a: ObjectArray, order: OrderBlock) throws(RunStop) in
      ObjectArray(try sorted(a.elements, by: order))
    }.named("sortedArrayUsingComparator:")
    type.method("_sorted(by:)", "The elements in the order of a method that compares them.") {
      (a: ObjectArray, selector: Selector?) throws(RunStop) in
      ObjectArray(try sorted(a.elements, by: selector))
    }.named("sortedArrayUsingSelector:")
    type.method("_first(_:)", "The index of the first element that passes a test.") {
      (a: ObjectArray, test: TestBlock) throws(RunStop) -> Int in
      for (index, element) in a.elements.enumerated() {
        let (passes, ends) = try test(element, index)
        if passes { return index }
        if ends { break }
      }
      return NSNotFound
    }.named("indexOfObjectPassingTest:")
    type.method("_indices(_:)", "The indices of all elements that pass a test.") {
      (a: ObjectArray, test: TestBlock) throws(RunStop) in
      let found = IndexSetObject()
      for (index, element) in a.elements.enumerated() {
        let (passes, ends) = try test(element, index)
        if passes { found.set.insert(index) }
        if ends { break }
      }
      return found
    }.named("indexesOfObjectsPassingTest:")
    type.method("_at(_:)", "The elements at indices (EX-6).") {
      (a: ObjectArray, indices: IndexSetObject) throws(RunStop) in
      var found: [AnyObject] = []
      for index in indices.set {
        try a.check(index, below: a.elements.count, in: "objectsAtIndexes:")
        found.append(a.elements[index])
      }
      return ObjectArray(found)
    }.named("objectsAtIndexes:")
    type.method("_common(_:)", "The first element that another array has, too.") {
      (a: ObjectArray, other: ObjectArray) in
      a.elements.first { other.index(of: $0) != nil }.map { AnyReference($0) }
    }.named("firstObjectCommonWithArray:")
    type.method("_passing(_:)", "The elements for which a condition is true.") {
      (a: ObjectArray, condition: PredicateObject) throws(RunStop) in
      ObjectArray(try condition.filtered(a.elements))
    }.named("filteredArrayUsingPredicate:")
  }

  static func sorted(
    _ elements: [AnyObject], by selector: Selector?
  ) throws(RunStop) -> [AnyObject] {
    try sorted(elements) { (left, right) throws(RunStop) in
      guard let object = left as? NSObject else { return 0 }
      let answer = try Calls.perform(selector, on: object, [right])?.value
      return (answer.map { ObjectBridge.plain($0.object) } as? NSNumber)?.intValue ?? 0
    }
  }

  static func sorted(
    _ elements: [AnyObject], by order: OrderBlock
  ) throws(RunStop) -> [AnyObject] {
    try sorted(elements) { (left, right) throws(RunStop) in try order(left, right) }
  }

  /// Merges sorted halves; equal elements stay in their order.
  static func sorted(
    _ elements: [AnyObject], _ order: (AnyObject, AnyObject) throws(RunStop) -> Int
  ) throws(RunStop) -> [AnyObject] {
    guard elements.count > 1 else { return elements }
    let middle = elements.count / 2
    let left = try sorted(Array(elements[..<middle]), order)
    let right = try sorted(Array(elements[middle...]), order)
    Allowance.spend(elements.count)
    var merged: [AnyObject] = []
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      if try order(left[first], right[second]) <= 0 {
        merged.append(left[first])
        first += 1
      } else {
        merged.append(right[second])
        second += 1
      }
    }
    return merged + left[first...] + right[second...]
  }

  static func addArrayChanges(_ type: TypeTable) {
    type.staticMethod("_capacity(_:)", "An empty array.") { (_: Int) in MutableObjectArray([]) }
      .named("arrayWithCapacity:")
    type.staticMethod("_with(arguments:)", "An array of elements, up to the first nil.") {
      (values: [AnyReference?]) in MutableObjectArray(listed(values))
    }.named("arrayWithObjects:")
    type.staticMethod("_with(_:)", "An array of one element.") { (value: AnyValue) in
      MutableObjectArray([ObjectBridge.plain(value.object)])
    }.named("arrayWithObject:")
    type.method("addObjects(from:)", "Puts the elements of another array at the end.") {
      (a: MutableObjectArray, other: [AnyValue]) throws(RunStop) in
      try Allowance.reserve(a.elements.count + other.count, of: 8)
      a.take(a.elements + other.map { ObjectBridge.plain($0.object) })
    }.named("addObjectsFromArray:")
    type.method("removeLastObject()", "Takes the last element away.") {
      (a: MutableObjectArray) in
      if !a.elements.isEmpty { a.take(Array(a.elements.dropLast())) }
    }
    type.method("exchangeObject(at:withObjectAt:)", "Lets two elements change places (EX-6).") {
      (a: MutableObjectArray, first: Int, second: Int) throws(RunStop) in
      let method = "exchangeObjectAtIndex:withObjectAtIndex:"
      try a.check(first, below: a.elements.count, in: method)
      try a.check(second, below: a.elements.count, in: method)
      var elements = a.elements
      elements.swapAt(first, second)
      a.take(elements)
    }
    type.method("_set(_:_:)", "Puts an element at an index, or at the end (EX-6).") {
      (a: MutableObjectArray, value: AnyValue, index: Int) throws(RunStop) in
      if index == a.elements.count {
        try a.insert(value.object, at: index)
      } else {
        try a.replace(at: index, with: value.object)
      }
    }.named("setObject:atIndexedSubscript:")
    type.method("_removeAll(_:)", "Takes away the elements of another array.") {
      (a: MutableObjectArray, other: ObjectArray) in
      for element in other.elements { a.removeAll(equalTo: element) }
    }.named("removeObjectsInArray:")
    type.method("_take(_:)", "Takes the elements of another array.") {
      (a: MutableObjectArray, other: ObjectArray) in a.take(other.elements)
    }.named("setArray:")
    type.method("_removeRange(_:)", "Takes the elements of a part away (EX-6).") {
      (a: MutableObjectArray, range: NSRange) throws(RunStop) in
      let end = range.location.addingReportingOverflow(range.length)
      guard range.length > 0 else { return }
      let method = "removeObjectsInRange:"
      try a.check(range.location, below: a.elements.count, in: method)
      try a.check(
        end.overflow ? .max : end.partialValue - 1, below: a.elements.count, in: method)
      var elements = a.elements
      elements.removeSubrange(range.location..<end.partialValue)
      a.take(elements)
    }.named("removeObjectsInRange:")
    type.method("_removeIndices(_:)", "Takes the elements at indices away (EX-6).") {
      (a: MutableObjectArray, indices: IndexSetObject) throws(RunStop) in
      if let last = indices.set.last {
        try a.check(last, below: a.elements.count, in: "removeObjectsAtIndexes:")
      }
      a.take(a.elements.enumerated().filter { !indices.set.contains($0.offset) }.map(\.element))
    }.named("removeObjectsAtIndexes:")
    type.method("_removeSame(_:)", "Takes an object away wherever it is.") {
      (a: MutableObjectArray, object: AnyReference?) in
      a.take(a.elements.filter { $0 !== object?.object })
    }.named("removeObjectIdenticalTo:")
    type.method("_filter(_:)", "Keeps the elements for which a condition is true.") {
      (a: MutableObjectArray, condition: PredicateObject) throws(RunStop) in
      a.take(try condition.filtered(a.elements))
    }.named("filterUsingPredicate:")
    type.method("_sort(_:)", "Brings the elements into the order of a block.") {
      (a: MutableObjectArray, order: OrderBlock) throws(RunStop) in
      a.take(try sorted(a.elements, by: order))
    }.named("sortUsingComparator:")
    type.method("_sort(descriptors:)", "Brings the elements into the order of some values.") {
      (a: MutableObjectArray, descriptors: ObjectArray) throws(RunStop) in
      a.take(try SortDescriptorObject.sorted(a.elements, by: descriptors))
    }.named("sortUsingDescriptors:")
    type.method("_sort(by:)", "Brings the elements into the order of a method.") {
      (a: MutableObjectArray, selector: Selector?) throws(RunStop) in
      a.take(try sorted(a.elements, by: selector))
    }.named("sortUsingSelector:")
  }
}
