import Records
import SourceTree
import SwiftDiagnostics

// SwiftSyntax and SwiftOperators have types of these names too; in this module they are ours.
typealias SourceRange = Records.SourceRange
typealias Operator = SourceTree.Operator
typealias Diagnostic = SwiftDiagnostics.Diagnostic
