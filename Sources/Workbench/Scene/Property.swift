import Foundation
import Records
import UIKitModel

/// The type of a property's value, which says how it is typed and completed.
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
  /// How content is placed: `scaleAspectFit` …
  case contentMode
  /// How many of something, at least one.
  case count
  /// Seconds.
  case duration
  /// One or several of a few words.
  case words([String])
  /// One of a few words.
  case word([String])

  /// The most that a count may be.
  static let largestCount = 100
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

/// One row of the table of properties.
package struct Property {
  /// The path as Swift writes it, such as `layer.cornerRadius`.
  package let path: String
  /// Objective-C's name, where it differs.
  package let objectiveCName: String?
  package let type: PropertyType
  /// The class that declares it.
  package let owner: String
  /// The value; nil when the object has no such property.
  package let read: (ModelObject) -> PropertyValue?
  /// What an app writes in its place, for a property that UIKit does not have; nil for UIKit's own.
  package private(set) var inApp: String?
  /// Sets the value; nil for a property that is read only.
  package let write: ((ModelObject, TypedValue) -> Void)?

  init<Owner: ModelObject, Value>(
    _ path: String, _ type: PropertyType, objectiveC: String? = nil, on owner: Owner.Type,
    get: @escaping (Owner) -> Value, wrap: @escaping (Value) -> PropertyValue,
    set: ((Owner, TypedValue) -> Void)?
  ) {
    self.path = path
    self.type = type
    objectiveCName = objectiveC
    self.owner = String(describing: owner)
    read = { object in (object as? Owner).map { wrap(get($0)) } }
    write = set.map { set in
      { object, value in
        if let object = object as? Owner { set(object, value) }
      }
    }
  }
}

extension Property {
  /// The same property as one of the workbench's own, which UIKit does not have.
  func ours(inApp: String) -> Property {
    var property = self
    property.inApp = inApp
    return property
  }

  static func number<Owner: ModelObject>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> CGFloat,
    _ set: @escaping (Owner, CGFloat) -> Void
  ) -> Property {
    Property(
      path, .number, on: owner, get: get, wrap: { .number($0) },
      set: { object, value in
        if case .value(.number(let number)) = value { set(object, number) }
      })
  }

  static func wholeNumber<Owner: ModelObject>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> Int,
    _ set: @escaping (Owner, Int) -> Void
  ) -> Property {
    Property(
      path, .wholeNumber, on: owner, get: get, wrap: { .number(Double($0)) },
      set: { object, value in
        if case .value(.number(let number)) = value { set(object, Int(number)) }
      })
  }

  static func count<Owner: ModelObject>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> Int,
    _ set: @escaping (Owner, Int) -> Void
  ) -> Property {
    Property(
      path, .count, on: owner, get: get, wrap: { .number(Double($0)) },
      set: { object, value in
        if case .value(.number(let number)) = value { set(object, Int(exactly: number) ?? .max) }
      })
  }

  static func duration<Owner: ModelObject>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> Double,
    _ set: @escaping (Owner, Double) -> Void
  ) -> Property {
    Property(
      path, .duration, on: owner, get: get, wrap: { .number($0) },
      set: { object, value in
        if case .value(.number(let number)) = value { set(object, number) }
      })
  }

  /// A set of options, each by its word; `none` stands for the empty set.
  static func options<Owner: ModelObject, Options: OptionSet>(
    _ path: String, _ words: [(word: String, option: Options)], on owner: Owner.Type,
    _ get: @escaping (Owner) -> Options, _ set: @escaping (Owner, Options) -> Void
  ) -> Property where Options.Element == Options {
    Property(
      path, .words(words.map(\.word)), on: owner, get: get,
      wrap: { options in
        let names = words.filter { options.isSuperset(of: $0.option) }.map(\.word)
        return .className(names.isEmpty ? "none" : names.joined(separator: ", "))
      },
      set: { object, value in
        guard case .value(.className(let text)) = value else { return }
        let names = text.split(separator: ",").map { $0.trimmingBlanks }
        var options: Options = []
        for (word, option) in words where names.contains(word) { options.insert(option) }
        set(object, options)
      })
  }

  static func boolean<Owner: ModelObject>(
    _ path: String, objectiveC: String? = nil, on owner: Owner.Type,
    _ get: @escaping (Owner) -> Bool, _ set: @escaping (Owner, Bool) -> Void
  ) -> Property {
    Property(
      path, .boolean, objectiveC: objectiveC, on: owner, get: get, wrap: { .boolean($0) },
      set: { object, value in
        if case .value(.boolean(let flag)) = value { set(object, flag) }
      })
  }

  static func point<Owner: ModelObject>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> CGPoint,
    _ set: @escaping (Owner, CGPoint) -> Void
  ) -> Property {
    Property(
      path, .point, on: owner, get: get, wrap: { .point($0) },
      set: { object, value in
        if case .value(.point(let point)) = value { set(object, point) }
      })
  }

  static func size<Owner: ModelObject>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> CGSize,
    _ set: @escaping (Owner, CGSize) -> Void
  ) -> Property {
    Property(
      path, .size, on: owner, get: get, wrap: { .size($0) },
      set: { object, value in
        if case .value(.size(let size)) = value { set(object, size) }
      })
  }

  static func rectangle<Owner: ModelObject>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> CGRect,
    _ set: @escaping (Owner, CGRect) -> Void
  ) -> Property {
    Property(
      path, .rectangle, on: owner, get: get, wrap: { .rectangle($0) },
      set: { object, value in
        if case .value(.rectangle(let rectangle)) = value { set(object, rectangle) }
      })
  }

  static func text<Owner: ModelObject>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> String?,
    _ set: @escaping (Owner, String?) -> Void
  ) -> Property {
    Property(
      path, .text, on: owner, get: get, wrap: { .text($0) },
      set: { object, value in
        if case .value(.text(let text)) = value { set(object, text) }
      })
  }

  /// A picture that is made of a shape, as large as the view, at three pixels a point.
  static func picture<Owner: UIView>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> UIImage?,
    _ set: @escaping (Owner, UIImage?) -> Void
  ) -> Property {
    Property(
      path, .picture, on: owner, get: get,
      wrap: { image in
        .text(
          image.map {
            $0.name ?? "\(Int($0.size.width.rounded())) × \(Int($0.size.height.rounded()))"
          })
      },
      set: { view, value in
        let shape: ImageShape?
        switch value {
        case .picture(let typed): shape = typed
        case .value(.text(let name)): shape = name.flatMap { ImageShape(rawValue: $0) }
        default: return
        }
        let size = view.bounds.standardized.size
        let longest = CGSize.screenSides.upperBound
        let side = CGSize(width: min(size.width, longest), height: min(size.height, longest))
        set(view, shape?.image(size: side))
      })
  }

  static func contentMode<Owner: UIView>(
    _ path: String, on owner: Owner.Type, _ get: @escaping (Owner) -> UIView.ContentMode,
    _ set: @escaping (Owner, UIView.ContentMode) -> Void
  ) -> Property {
    Property(
      path, .contentMode, on: owner, get: get, wrap: { .className("\($0)") },
      set: { view, value in
        switch value {
        case .contentMode(let mode): set(view, mode)
        case .value(.className(let name)):
          if let mode = UIView.ContentMode.allCases.first(where: { "\($0)" == name }) {
            set(view, mode)
          }
        default: break
        }
      })
  }
}
