import ScriptLibrary
import TypedProgram
import UIKitModel

/// The single table that describes the model to the checker, to completion and to `help`: a line
/// for each member, with one sentence about it that names its rule. Classes that commands support,
/// too, are rows of their own: `ModelClass`.
package enum UIKitTable {
  /// Declares the whole model in a library that has the standard library's types.
  package static func install(in library: Library) {
    let rows = ObjectiveCRows(library)
    library.objectiveC = rows
    library.rowNames = rows
    library.importedNames = ImportedTypeNames.names
    let table = Table(library)
    addFoundation(table)
    addGeometry(table)
    addTransforms(table)
    addPaths(table)
    addBezierPath(table)
    addColors(table)
    addLayers(table)
    addEvents(table)
    addKeyCommands(table)
    addEditProtocol(table)
    addGestureRecognizers(table)
    addViewTypes(table)
    addTraits(table)
    addAppearance(table)
    addAnimators(table)
    addDynamics(table)
    addAutoLayout(table)
    addPlainViews(table)
    addScrollViews(table)
    addTables(table)
    addCollections(table)
    addControlTypes(table)
    addButton(table)
    addMenus(table)
    addContextMenus(table)
    addConfigurations(table)
    addTextField(table)
    addBars(table)
    addControllers(table)
    addMoreControllers(table)
    addPresentations(table)
    addWindows(table)
    addAccessibility(table)
    addFeedback(table)
    addDeferredWork(table)
    addNotifications(table)
    addURLs(table)
    addExceptions(table)
    addErrors(table)
    addNibs(table)
    addStoryboards(table)
    addObjectArrays(table)
    addContext(table)
    addTextDrawing(table)
    addPickers(table)
    addMessages(table)
    for row in classes { row.install(in: table) }
    addEverydayParts(library)
    library.unavailableMembers = UnavailableMembers.names
    for (name, reason) in Unavailable.names { library.unavailable[name] = reason.rawValue }
    library.isKnown = { UIKitNames.contains($0) }
    library.isKnownMember = { UIKitNames.contains($0, memberOf: $1) }
    library.ownersOfMember = { UIKitNames.owners(ofMember: $0) }
  }
}
