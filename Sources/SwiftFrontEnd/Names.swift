import Records
import SourceTree
import SwiftDiagnostics

// SwiftSyntax and SwiftOperators also have types with these names; in this module they are ours.
typealias SourceRange = Records.SourceRange
typealias Operator = SourceTree.Operator
typealias Diagnostic = SwiftDiagnostics.Diagnostic
