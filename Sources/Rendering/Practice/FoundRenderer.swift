import Records

/// Shows what `ask` found.
struct FoundRenderer: Speaking {
  let language: Language

  func render(_ matters: [FoundMatter], _ words: String, into page: inout Page) {}
}
