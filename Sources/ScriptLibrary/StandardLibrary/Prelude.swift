import Machine
import TypedProgram

/// The part of the standard library that is written in Swift: functions that take closures, or that
/// compare elements by their own `==` and `<`. It runs like any script. Its texts are the files of
/// the folder `Prelude`, which are not compiled here: the build embeds their bytes in the program.
///
/// A session parses a part when one of its names is first looked up, and no other.
package enum Prelude {
  /// Declarations that are loaded together, with the names that they declare.
  package struct Part: Sendable {
    /// The names by which the part is found; after `Type.` one that is looked up in this type only.
    package let names: [String]
    private let make: @Sendable () -> String

    /// Creates a part from a text, which is made when it is asked for.
    package init(names: [String], text make: @escaping @Sendable () -> String) {
      (self.names, self.make) = (names, make)
    }

    /// Creates a part from a text.
    package init(names: [String], text: String) { self.init(names: names) { text } }

    fileprivate init(_ names: [String], _ bytes: [UInt8]) {
      self.init(names: names) { String(decoding: bytes, as: UTF8.self) }
    }

    /// The declarations.
    package var text: String { make() }
  }

  /// All parts; a name may be declared by several.
  package static var parts: [Part] { sequences + collections + types + functions }

  private static var sequences: [Part] {
    [
      Part(["map", "compactMap", "flatMap"], PackageResources.Mapping_swift),
      Part(["filter"], PackageResources.Filtering_swift),
      Part(["reduce"], PackageResources.Folding_swift),
      Part(["forEach", "enumerated", "reversed"], PackageResources.Visiting_swift),
      Part(["contains", "allSatisfy"], PackageResources.Searching_swift),
      Part(["count"], PackageResources.Counting_swift),
      Part(["first", "last"], PackageResources.Ends_swift),
      Part(["prefix", "drop", "split"], PackageResources.Runs_swift),
      Part(["firstIndex", "lastIndex", "index"], PackageResources.Places_swift),
      Part(["min", "max", "starts", "elementsEqual"], PackageResources.Comparing_swift),
      Part(["sorted", "sort"], PackageResources.Sorting_swift),
      Part(["removeAll"], PackageResources.Changing_swift),
      Part(["map", "flatMap", "unsafelyUnwrapped"], PackageResources.Optionals_swift),
    ]
  }

  private static var collections: [Part] {
    [
      Part(["Dictionary.init"], PackageResources.DictionaryInitializers_swift),
      Part(
        ["mapValues", "compactMapValues", "filter", "merge", "merging"],
        PackageResources.Dictionaries_swift),
      Part(["filter"], PackageResources.Sets_swift),
      Part(
        ["filter", "replaceSubrange", "removeSubrange", "removeAll"], PackageResources.Texts_swift),
      Part(["swap", "zip", "repeatElement"], PackageResources.Globals_swift),
      Part(["abs"], PackageResources.Absolute_swift),
      Part(["makeIterator", "AnyIterator", "IndexingIterator"], PackageResources.Iterating_swift),
      Part(["AnySequence"], PackageResources.AnySequences_swift),
      Part(
        ["sequence", "UnfoldSequence", "UnfoldFirstSequence"], PackageResources.Unfolding_swift),
      Part(["joined"], PackageResources.Joining_swift),
      Part(
        ["replaceSubrange", "partition", "lexicographicallyPrecedes"],
        PackageResources.Replacing_swift),
    ]
  }

  private static var types: [Part] {
    [
      Part(optionSetMembers.map { "OptionSet." + $0 }, PackageResources.OptionSets_swift),
      Part(
        [
          "range", "split", "compare", "ComparisonResult", "caseInsensitiveCompare",
          "localizedCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare",
          "rangeOfCharacter", "localizedStandardRange", "substring", "replacingCharacters",
          "replacingOccurrences",
        ], PackageResources.TextSearches_swift),
      Part(["Array.init"], PackageResources.ArrayInitializers_swift),
      Part(["Set.init"], PackageResources.SetInitializers_swift),
      Part(
        ["dropFirst", "dropLast", "prefix", "suffix", "Array.subscript"],
        PackageResources.Slicing_swift),
      Part(["ArraySlice"], PackageResources.Slices_swift),
      Part(["_areEqual", "_isLess", "_isGreater"], PackageResources.Integers_swift),
      Part(
        ["PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"],
        PackageResources.PartialRanges_swift),
      Part(["Result"], PackageResources.Results_swift),
      Part(
        ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "KeyPathPlace"],
        PackageResources.KeyPaths_swift),
    ]
  }

  private static var functions: [Part] {
    [
      Part(["shuffled", "shuffle", "randomElement"], PackageResources.Random_swift),
      Part(
        [
          Library.hashedPlace, "startIndex", "endIndex", "indices", "index", "distance",
          "firstIndex", "remove", "dropFirst", "dropLast", "prefix", "suffix", "Set.subscript",
          "Dictionary.subscript",
        ], PackageResources.HashedPlaces_swift),
      Part(["index"], PackageResources.OldPlaces_swift),
      Part(
        ["UnicodeScalar", "Unicode", "unicodeScalars"], PackageResources.UnicodeScalars_swift),
      Part(["ObjectIdentifier"], PackageResources.Identities_swift),
      Part(
        [
          "localizedDescription", "errorDescription", "failureReason", "recoverySuggestion",
          "helpAnchor",
        ], PackageResources.ErrorTexts_swift),
    ]
  }

  private static let optionSetMembers = [
    "init", "isEmpty", "contains", "isSuperset", "isSubset", "isDisjoint", "union",
    "intersection", "subtracting", "symmetricDifference", "formUnion", "formIntersection",
    "formSymmetricDifference", "subtract", "insert", "remove",
  ]
}
