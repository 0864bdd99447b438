import ObjectiveCFrontEnd
import SourceTree
import SwiftFrontEnd

/// Installs every front end; called when the bundle of the tests is loaded (`CFrontEndWiring`).
@_cdecl("touchstone_install_front_ends")
public func installFrontEnds() {
  FrontEnds.install(SwiftFrontEnd())
  FrontEnds.install(ObjectiveCReader())
}
