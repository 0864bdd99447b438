import Machine
import ScriptLibrary
import UIKitModel

/// Pointers to bytes, as code that reads pixels uses them: arrays under other names. Nothing
/// outside of the array can be reached, and an index out of range stops like an array's.
package enum PixelPointers {
  /// The part of them that is written in Swift.
  package static let part = Prelude.Part(
    names: ["UnsafePointer", "UnsafeMutablePointer", "CFDataGetBytePtr", "CGBitmapInfo"],
    text: """
      struct UnsafePointer<Pointee> {
        let elements: [Pointee]
        var pointee: Pointee { elements[0] }
        subscript(index: Int) -> Pointee { elements[index] }
      }
      final class UnsafeMutablePointer<Pointee> {
        var elements: [Pointee] = []
        var pointee: Pointee {
          get { elements[0] }
          set { elements[0] = newValue }
        }
        subscript(index: Int) -> Pointee {
          get { elements[index] }
          set { elements[index] = newValue }
        }
        func initialize(repeating value: Pointee, count: Int) {
          // In place: a bitmap may have the address already.
          for index in 0..<count { elements[index] = value }
        }
        func deinitialize(count: Int) {}
        func deallocate() {}
      }
      extension UnsafeMutablePointer where Pointee == UInt8 {
        static func allocate(capacity: Int) -> UnsafeMutablePointer<UInt8> {
          let pointer = UnsafeMutablePointer<UInt8>()
          pointer.elements = [UInt8](repeating: 0, count: capacity)
          return pointer
        }
        var raw: UnsafeMutableRawPointer { _elementsAddress(&elements) }
      }
      func _elementsAddress(
        _ elements: UnsafeMutableRawPointer
      ) -> UnsafeMutableRawPointer { elements }
      struct CGBitmapInfo: OptionSet {
        let rawValue: UInt32
        static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
        static let byteOrder32Little = CGBitmapInfo(rawValue: 8192)
        static let byteOrder32Big = CGBitmapInfo(rawValue: 16384)
      }
      func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
        if let theData { return UnsafePointer<UInt8>(elements: theData.bytes) }
        return nil
      }
      """)
}

/// Bytes of a script's array.
final class ArrayPixelMemory: PixelMemory {
  // Not retained, since an address retains nothing: a script that writes to its array continues to
  // use the same memory.
  private weak var storage: ArrayStorage?
  let byteCount: Int?

  /// Creates the memory of an array; nil for one whose elements are not numbers.
  init?(_ storage: ArrayStorage) {
    guard storage.element.numbers == 1, storage.element.references == 0 else { return nil }
    self.storage = storage
    byteCount = storage.count
  }

  deinit {}

  func byte(at index: Int) -> UInt8 {
    guard let storage, index < storage.count else { return 0 }
    return UInt8(truncatingIfNeeded: storage.word(at: index))
  }

  func set(_ byte: UInt8, at index: Int) {
    guard let storage, index < storage.count else { return }
    storage.setWord(UInt64(byte), at: index)
  }
}
