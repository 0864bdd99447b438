import Records
import SourceTree

/// The interpretation of a text's top level.
package enum UnitKind {
  /// A learner's file: declarations only run when they are used; statements are errors.
  case file
  /// Lines at the prompt or in a script: statements run in order, variables persist, and the value
  /// of an expression that is a whole statement is shown.
  case prompt
}

/// A text that was checked.
package struct CheckedUnit {
  package let file: SourceFile
  /// Errors and warnings in the order of places; with an error nothing may run, and the module does
  /// not change.
  package let diagnostics: [CodeDiagnostic]
  /// The statements of the top level, as a function without parameters; nil without any.
  package let entry: Function?
  /// The types that the text declared.
  package let types: [Nominal]
  /// The members by which the text's extensions override those of superclasses, with the classes.
  package let extensionOverrides: [(type: Nominal, member: Member)]
  /// The variables that the text declared, in order.
  package let variables: [GlobalVariable]
  /// The uses of local variables, with the declaration of each: offsets into the text.
  package let locals: [Int: Int]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  package init(
    file: SourceFile, diagnostics: [CodeDiagnostic], entry: Function?, types: [Nominal],
    extensionOverrides: [(type: Nominal, member: Member)] = [], variables: [GlobalVariable],
    locals: [Int: Int]
  ) {
    self.file = file
    self.diagnostics = diagnostics
    self.entry = entry
    self.types = types
    self.extensionOverrides = extensionOverrides
    self.variables = variables
    self.locals = locals
  }

  /// The same with only those diagnostics for which `isKept` returns true.
  package func keeping(_ isKept: (CodeDiagnostic) -> Bool) -> CheckedUnit {
    CheckedUnit(
      file: file, diagnostics: diagnostics.filter(isKept), entry: entry, types: types,
      extensionOverrides: extensionOverrides, variables: variables, locals: locals)
  }
}
