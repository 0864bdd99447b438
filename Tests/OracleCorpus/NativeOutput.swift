import OraclePrograms
import UIKitModel

/// The output of a program when the compiler's own code runs it; nil if no program has the name.
package func nativeOutput(of name: String) -> String? {
  guard let program = allPrograms.first(where: { $0.name == name }) else { return nil }
  _ = OracleOutput.take()
  // A device of its own, as the workbench gives it one: another's may have a screen of any size.
  let application = UIApplication()
  application.makeCurrent()
  defer { withExtendedLifetime(application) {} }
  program.run()
  return OracleOutput.take()
}
