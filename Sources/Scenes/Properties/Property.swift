import Foundation
import Records
import UIKitBindings
import UIKitModel

/// The type of a property's value, which determines how it is typed and completed.
package enum PropertyType: Equatable {
  case number
  case wholeNumber
  case boolean
  case point
  case size
  case rectangle
  case color
  case text
  case transform
  case controller
  /// The app's delegate, or nil.
  case applicationDelegate
  /// A shape with an alpha of its own: `circle`, `ring` …
  case picture
  /// The placement of content: `scaleAspectFit` …
  case contentMode
  /// A count of at least one.
  case count
  /// Seconds.
  case duration
  /// One or several of a few words.
  case words([String])
  /// One of a few words.
  case word([String])

  /// The maximum of a count.
  package static let largestCount = 100
}

/// A value that was typed for a property.
package enum TypedValue {
  case value(PropertyValue)
  case color(UIColor?)
  case transform(CGAffineTransform)
  case controller(UIViewController?)
  case applicationDelegate(AnyObject?)
  case picture(ImageShape?)
  case contentMode(UIView.ContentMode)
}

/// A property that commands read and set.
package struct Property {
  /// The path as Swift writes it, such as `layer.cornerRadius`.
  package let path: String
  /// Objective-C's name, if it differs.
  package let objectiveCName: String?
  package let type: PropertyType
  /// The class that declares it.
  package let owner: String
  /// Reads the value; returns nil if the object has no such property.
  package let read: (ModelObject) -> PropertyValue?
  /// Reads the value in a form that can be assigned to another object, including parts that records
  /// omit, such as the components of a colour; returns nil if the object has no such property.
  let copy: (ModelObject) -> TypedValue?
  /// The code that an app writes instead, for a property that UIKit does not have; nil for UIKit's
  /// own.
  package let inApp: String?
  /// Sets the value; nil for a read-only property.
  package let write: ((ModelObject, TypedValue) -> Void)?

  /// Creates a property; `set` returns the value for an object that a typed value means, and nil
  /// for a value of another type.
  private init<Value>(
    _ row: ModelProperty, _ type: PropertyType, _ access: PropertyAccess<Value>,
    get: @escaping (Value) -> PropertyValue, copy: ((Value) -> TypedValue)? = nil,
    set: @escaping (TypedValue, ModelObject) -> Value?
  ) {
    path = row.path
    objectiveCName = row.objectiveCName
    self.type = type
    owner = row.owner
    inApp = row.inApp
    read = { access.get($0).map(get) }
    self.copy = { object in access.get(object).map { copy?($0) ?? .value(get($0)) } }
    write = access.set.map { write in
      { object, typed in
        if let value = set(typed, object) { write(object, value) }
      }
    }
  }
}

extension Property {
  /// Creates the property of a row of the model.
  init(_ row: ModelProperty) {
    switch row.value {
    case .number(let access):
      self.init(row, .number, access, get: { .number($0) }) { typed, _ in Self.number(typed) }
    case .wholeNumber(let access):
      self.init(row, .wholeNumber, access, get: { .number(Double($0)) }) { typed, _ in
        Self.number(typed).map { Int($0) }
      }
    case .count(let access):
      self.init(row, .count, access, get: { .number(Double($0)) }) { typed, _ in
        Self.number(typed).map { Int(exactly: $0) ?? .max }
      }
    case .duration(let access):
      self.init(row, .duration, access, get: { .number($0) }) { typed, _ in
        Self.number(typed).map { Double($0) }
      }
    case .boolean(let access):
      self.init(row, .boolean, access, get: { .boolean($0) }) { typed, _ in
        if case .value(.boolean(let flag)) = typed { flag } else { nil }
      }
    case .point(let access):
      self.init(row, .point, access, get: { .point($0) }) { typed, _ in
        if case .value(.point(let point)) = typed { point } else { nil }
      }
    case .size(let access):
      self.init(row, .size, access, get: { .size($0) }) { typed, _ in
        if case .value(.size(let size)) = typed { size } else { nil }
      }
    case .rectangle(let access):
      self.init(row, .rectangle, access, get: { .rectangle($0) }) { typed, _ in
        if case .value(.rectangle(let rectangle)) = typed { rectangle } else { nil }
      }
    case .transform(let access):
      self.init(
        row, .transform, access, get: { .transform([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) },
        copy: { .transform($0) }
      ) { typed, _ in
        if case .transform(let transform) = typed { transform } else { nil }
      }
    case .text(let access):
      self.init(row, .text, access, get: { .text($0) }) { typed, _ in
        if case .value(.text(let text)) = typed { .some(text) } else { nil }
      }
    case .color(let access):
      self.init(
        row, .color, access, get: { color in .color(color.map { Colors.name(of: $0) }) },
        copy: { .color($0) }
      ) { typed, _ in
        if case .color(let color) = typed { .some(color) } else { nil }
      }
    case .controller(let access):
      self.init(row, .controller, access, get: { .className(Self.className(of: $0)) }) { typed, _ in
        if case .controller(let controller) = typed { .some(controller) } else { nil }
      }
    case .delegate(let access):
      self.init(row, .applicationDelegate, access, get: { .className(Self.className(of: $0)) }) {
        typed, _ in
        if case .applicationDelegate(let delegate) = typed { .some(delegate) } else { nil }
      }
    case .picture(let access): self.init(row, picture: access)
    case .contentMode(let access): self.init(row, contentMode: access)
    case .word(let words, let access):
      self.init(row, .word(words), access, get: { .word($0) }) { typed, _ in
        guard case .value(.word(let word)) = typed, words.contains(word) else { return nil }
        return word
      }
    case .words(let words, let access):
      self.init(row, .words(words), access, get: { .words($0) }) { typed, _ in
        if case .value(.words(let words)) = typed { words } else { nil }
      }
    }
  }

  /// Creates a property for a picture of a shape, as large as the view, at a scale of three pixels
  /// per point.
  private init(_ row: ModelProperty, picture access: PropertyAccess<UIImage?>) {
    self.init(
      row, .picture, access,
      get: { image in
        .text(
          image.map {
            $0.name ?? "\(Int($0.size.width.rounded())) × \(Int($0.size.height.rounded()))"
          })
      },
      set: { typed, object in
        let shape: ImageShape?
        switch typed {
        case .picture(let typed): shape = typed
        case .value(.text(let name)): shape = name.flatMap { ImageShape(rawValue: $0) }
        default: return nil
        }
        guard let view = object as? UIView else { return nil }
        let size = view.bounds.standardized.size
        let longest = CGSize.screenSides.upperBound
        let side = CGSize(width: min(size.width, longest), height: min(size.height, longest))
        return .some(shape?.image(size: side))
      })
  }

  private init(_ row: ModelProperty, contentMode access: PropertyAccess<UIView.ContentMode>) {
    self.init(row, .contentMode, access, get: { .word("\($0)") }) { typed, _ in
      switch typed {
      case .contentMode(let mode): mode
      case .value(.word(let name)): UIView.ContentMode.allCases.first { "\($0)" == name }
      default: nil
      }
    }
  }

  private static func number(_ typed: TypedValue) -> CGFloat? {
    if case .value(.number(let number)) = typed { number } else { nil }
  }

  private static func className(of object: AnyObject?) -> String {
    object.map { String(describing: Swift.type(of: $0)) } ?? "nil"
  }
}
