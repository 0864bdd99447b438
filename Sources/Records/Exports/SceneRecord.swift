import Foundation

/// A whole scene as values: every view with its geometry, its position on the screen and its
/// switches.
///
/// Lengths are in points. `corners` and `visible` are in points of the screen; they and
/// `perspective` follow from the rest. Reading a scene back ignores them, and `frame` if `bounds`
/// and `center` are there.
package struct SceneRecord: Codable, Sendable, Hashable {
  /// The version of the format.
  package static let version = 1

  package let format: Int
  package let screen: CGSize
  /// The simulated responder chain, by its word.
  package let profile: String
  /// The windows from the back, each followed by its descendants: a view comes after its superview,
  /// and subviews come in the order of `subviews`, backmost first.
  package let views: [View]

  package init(screen: CGSize, profile: String, views: [View]) {
    format = Self.version
    self.screen = screen
    self.profile = profile
    self.views = views
  }
}

extension SceneRecord {
  /// The arranged subviews of stack views, by their indices in `views`: row after row, each in
  /// order. Parts are not among them.
  package var arrangements: [(stack: Int, view: Int)] {
    let arranged = views.indices.compactMap { index -> (stack: Int, view: Int, place: Int)? in
      guard let stack = views[index].superview, let place = views[index].arranged,
        !views[index].isPart
      else { return nil }
      return (stack, index, place)
    }
    return arranged.sorted { ($0.stack, $0.place) < ($1.stack, $1.place) }
      .map { ($0.stack, $0.view) }
  }

  /// One view.
  package struct View: Codable, Sendable, Hashable {
    /// The name in commands; the class if it cannot be reached from a name.
    package var name: String
    package var className: String
    /// The class of the model that it is an instance of, if that is another.
    package var modelClass: String?
    /// Whether its superview created it for itself, as a cell does its content view.
    package var isPart = false
    /// The index of its superview in `views`; nil for a window.
    package var superview: Int?

    package var frame = CGRect.zero
    package var bounds = CGRect.zero
    package var center = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// a, b, c, d, tx and ty; nil for the identity.
    package var transform: [Double]?
    /// The sixteen entries of the layer's transform, row by row, if it is not one of the plane.
    package var transform3D: [Double]?
    /// The sixteen entries of the layer's transform of its sublayers; nil for the identity.
    package var sublayerTransform: [Double]?
    /// The layer's anchorPointZ; nil for 0.
    package var anchorPointZ: Double?
    /// Whether the back of the layer is drawn; nil for true.
    package var isDoubleSided: Bool?
    /// In perspective the nine entries of the map to the superview, row by row: the point (x, y, 1)
    /// is the row in front, and the first two numbers of the result are divided by the third.
    package var perspective: [Double]?
    /// The corners of the bounds on the screen: top left, top right, bottom right, bottom left.
    package var corners: [CGPoint] = []
    /// The part that clipping superviews leave, as corners on the screen; nil if none of them
    /// clips.
    package var visible: [CGPoint]?

    package var isHidden = false
    package var alpha = 1.0
    package var isUserInteractionEnabled = true
    package var clipsToBounds = false
    package var zPosition = 0.0
    package var cornerRadius = 0.0
    package var color: Color?
    /// The picture or text in it.
    package var text: String?
    /// The index among the arranged subviews of its stack view, from 0; nil for one that is not
    /// arranged.
    package var arranged: Int?
    /// The custom spacing after it; nil if it has that of the row.
    package var customSpacing: Double?

    /// Every other property that differs from a new view's of the class.
    package var settings: [Setting] = []
    package var recognizers: [Recognizer] = []
    /// The lines of `on` and of `target`.
    package var lines: [String] = []

    package init(name: String, className: String) {
      self.name = name
      self.className = className
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case name
      case className = "class"
      case modelClass = "model"
      case isPart
      case superview
      case frame
      case bounds
      case center
      case anchorPoint
      case transform
      case transform3D
      case sublayerTransform
      case anchorPointZ
      case isDoubleSided
      case perspective
      case corners
      case visible
      case isHidden
      case alpha
      case isUserInteractionEnabled
      case clipsToBounds
      case zPosition
      case cornerRadius
      case color
      case text
      case arranged
      case customSpacing
      case settings
      case recognizers
      case lines
    }
  }

  /// A colour by its components, each 0 to 1.
  package struct Color: Codable, Sendable, Hashable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case red, green, blue, alpha
    }
  }

  /// A property with its value.
  package struct Setting: Codable, Sendable, Hashable {
    package let path: String
    package let value: Value

    package init(path: String, value: Value) {
      self.path = path
      self.value = value
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case path, value
    }
  }

  /// The value of a property in JSON.
  package enum Value: Sendable, Hashable {
    case none
    case boolean(Bool)
    case number(Double)
    case text(String)
    case numbers([Double])
    case words([String])
  }

  /// A recognizer that is attached to a view.
  package struct Recognizer: Codable, Sendable, Hashable {
    package var name: String
    package var className: String
    package var settings: [Setting] = []
    /// The recognizers whose failure it requires, by name.
    package var requires: [String] = []
    /// The lines of `on` and of `target`.
    package var lines: [String] = []

    package init(name: String, className: String) {
      self.name = name
      self.className = className
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case name
      case className = "class"
      case settings
      case requires
      case lines
    }
  }

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case format, screen, profile, views
  }
}

extension SceneRecord.Value: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let words = try? container.decode([String].self) {
      self = .words(words)
    } else {
      self = .numbers(try container.decode([Double].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .boolean(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .numbers(let numbers): try container.encode(numbers)
    case .words(let words): try container.encode(words)
    }
  }
}
