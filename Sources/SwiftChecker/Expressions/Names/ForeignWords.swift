import TypedProgram

/// Swift's words for those of other languages and Objective-C.
enum ForeignWords {
  /// Values and functions without a receiver.
  static func name(_ word: String) -> String? { names[word] }

  static func type(_ word: String) -> String? { types[word] }

  /// Members of collections and texts; to be used only if the type has the Swift one.
  static func member(_ word: String) -> String? { members[word] }

  private static let names: [String: String] = [
    "null": "nil", "NULL": "nil", "Null": "nil", "nullptr": "nil", "None": "nil", "Nil": "nil",
    "undefined": "nil", "this": "self", "True": "true", "TRUE": "true", "False": "false",
    "FALSE": "false", "printf": "print", "echo": "print", "puts": "print",
    "it": "$0", "len": "count", "not": "!", "fabs": "abs",
  ]

  private static let types: [String: String] = [
    "boolean": "Bool", "Boolean": "Bool", "BOOL": "Bool", "bool": "Bool", "integer": "Int",
    "Integer": "Int", "long": "Int", "int": "Int", "Number": "Double",
    "char": "Character", "str": "String", "string": "String",
    "list": "Array", "List": "Array", "NSArray": "Array", "dict": "Dictionary",
    "NSDictionary": "Dictionary", "Map": "Dictionary", "map": "Dictionary", "void": "Void",
    "id": "AnyObject", "object": "AnyObject", "Object": "AnyObject", "float": "Float",
    "double": "Double",
  ]

  private static let members: [String: String] = [
    "length": "count", "size": "count", "len": "count", "push": "append", "add": "append",
    "addObject": "append", "push_back": "append", "pop": "removeLast", "shift": "removeFirst",
    "includes": "contains", "has": "contains", "containsObject": "contains",
    "indexOf": "firstIndex", "removeObject": "remove", "clear": "removeAll",
    "removeAllObjects": "removeAll", "reverseObjectEnumerator": "reversed",
    "toUpperCase": "uppercased", "toLowerCase": "lowercased", "startsWith": "hasPrefix",
    "endsWith": "hasSuffix", "each": "forEach", "collect": "map", "toString": "description",
  ]
}
