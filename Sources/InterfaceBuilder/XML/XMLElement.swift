/// An element of an XML file, with its contents.
package struct XMLElement: Sendable, Equatable {
  /// The name.
  package let name: String
  /// The attributes, in the order of the file; names are unique.
  package var attributes: [(name: String, value: String)]
  /// The elements directly in it.
  package var children: [XMLElement] = []
  /// The characters directly inside it, without those of nested elements.
  package var text = ""
  /// The line on which it begins; from 1 on.
  package let line: Int

  /// Creates an element without content.
  package init(
    _ name: String, _ attributes: [(name: String, value: String)] = [],
    children: [XMLElement] = [], line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.line = line
  }

  /// The value of an attribute; nil without it. Setting nil removes it.
  package subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let place = attributes.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): attributes[place].value = value
      case (let place?, nil): attributes.remove(at: place)
      case (nil, let value?): attributes.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// The first child of a name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The children of the child with a name: `<subviews>…</subviews>`.
  package func elements(in name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// The first child whose attribute `key` has a value, by which Interface Builder marks
  /// properties.
  package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The number of elements, including this one and nested ones.
  package var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Calls `visit` for this element and all nested ones, each before its children.
  package func forEach(_ visit: (XMLElement) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }

  package static func == (first: XMLElement, second: XMLElement) -> Bool {
    first.name == second.name && first.text == second.text && first.children == second.children
      && first.attributes.elementsEqual(second.attributes) { $0 == $1 }
  }
}
