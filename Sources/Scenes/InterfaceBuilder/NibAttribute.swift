import Foundation
import Records
import UIKitModel

/// Attributes that a user added in Interface Builder, in a scene without scripts.
enum NibAttribute {
  /// Sets a property that commands can set; returns false for any other path or value.
  static func set(_ value: Any?, _ path: String, of object: ModelObject) -> Bool {
    guard let property = PropertyTable.property(path, of: object), let write = property.write,
      let typed = typed(value, property.type)
    else { return false }
    write(object, typed)
    return true
  }

  private static func typed(_ value: Any?, _ type: PropertyType) -> TypedValue? {
    switch (type, value) {
    case (.number, let number as NSNumber), (.wholeNumber, let number as NSNumber),
      (.count, let number as NSNumber), (.duration, let number as NSNumber):
      .value(.number(CGFloat(number.doubleValue)))
    case (.boolean, let number as NSNumber): .value(.boolean(number.boolValue))
    case (.color, let color as UIColor): .color(color)
    case (.color, nil): .color(nil)
    case (.text, let text as String): .value(.text(text))
    case (.text, nil): .value(.text(nil))
    case (.point, let point as CGPoint): .value(.point(point))
    case (.size, let size as CGSize): .value(.size(size))
    case (.rectangle, let rectangle as CGRect): .value(.rectangle(rectangle))
    default: nil
    }
  }
}
