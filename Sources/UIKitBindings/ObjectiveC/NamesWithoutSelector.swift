import TypedProgram

/// The reasons why a member of the table has no selector.
package enum NamesWithoutSelector {
  /// The reason why it has none.
  package enum Reason: String {
    /// A type in the style of Core Foundation, with C functions in place of methods.
    case functionsOfC
    /// Swift's own addition to the framework, or its form of a literal.
    case swiftOnly
    /// Another Swift name of a member that has the selector.
    case otherName
  }

  /// The classes that have none at all.
  package static let classes: [String: Reason] = [
    "CFData": .functionsOfC, "CGColor": .functionsOfC, "CGColorSpace": .functionsOfC,
    "CGContext": .functionsOfC, "CGDataProvider": .functionsOfC, "CGGradient": .functionsOfC,
    "CGImage": .functionsOfC, "CGMutablePath": .functionsOfC, "CGPath": .functionsOfC,
    "DispatchQueue": .functionsOfC, "DispatchWorkItem": .functionsOfC,
    "CommandLine": .swiftOnly, "Unmanaged": .swiftOnly,
  ]

  /// Members, by class and full name.
  static let members: [String: Reason] = [
    "NSCoder string(for:)": .swiftOnly,
    "NSError errorDescription": .swiftOnly,
    "NSMutableString appendFormat(_:_:)": .otherName,
    "NSNumber init(booleanLiteral:)": .swiftOnly,
    "NSNumber init(floatLiteral:)": .swiftOnly,
    "NSNumber init(integerLiteral:)": .swiftOnly,
    "UIAction init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)":
      .swiftOnly,
    "UIActivityIndicatorView init(style:)": .otherName,
    "UIButton init(configuration:)": .swiftOnly,
    "UIImage init(imageLiteralResourceName:)": .swiftOnly,
  ]

  /// The reason for a member; nil for one that has a selector.
  package static func reason(_ name: String, in owner: Nominal) -> Reason? {
    classes[owner.name] ?? members["\(owner.name) \(name)"]
  }
}
