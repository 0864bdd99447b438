// swift-tools-version: 6.2

import PackageDescription

/// Warnings are errors everywhere, so that none grows old.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// UIKit's own isolation: everything belongs to the main actor unless it says otherwise.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// The model and the session run inside exhaustive tests, which an unoptimised build would make
/// minutes long.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "touchstone",
  products: [
    .executable(name: "touchstone", targets: ["touchstone"]),
    .library(name: "UIKitModel", targets: ["UIKitModel"]),
    .library(name: "Workbench", targets: ["Workbench"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The leaf: what travels between the others, as plain Codable values.
    .target(name: "Records", swiftSettings: strict),

    // The simulated UIKit. Knows nothing of scripts, texts or files.
    .target(name: "UIKitModel", swiftSettings: mainActor + optimised),

    // The session: scene, journal, command table, questions; live objects in, records out.
    .target(
      name: "Workbench", dependencies: ["Records", "UIKitModel"],
      swiftSettings: mainActor + optimised),

    // Records in, text out, in two languages. Knows no live object.
    .target(name: "Rendering", dependencies: ["Records"], swiftSettings: strict),

    // libedit's header, made callable from Swift.
    .systemLibrary(
      name: "CEditLine", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),

    // A line of input with history, completion and paste: libedit behind a small Swift face.
    .target(name: "LineEditor", dependencies: ["CEditLine"], swiftSettings: mainActor),

    // Subcommands, the REPL loop and the wiring.
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "LineEditor", "Records", "Rendering", "Workbench",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: mainActor),

    // A terminal for tests: types into a program and reads its screen.
    .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal", swiftSettings: strict),

    // Random numbers that tests can make again.
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),

    // A program that only reads lines, for the tests of LineEditor.
    .executableTarget(
      name: "line-editor-demo", dependencies: ["LineEditor"], path: "Tests/LineEditorDemo",
      swiftSettings: mainActor),

    .testTarget(
      name: "UIKitModelTests", dependencies: ["SeededRandom", "UIKitModel"],
      swiftSettings: mainActor),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: ["Records", "Rendering", "SeededRandom", "UIKitModel", "Workbench"],
      exclude: ["Goldens", "Scripts"], swiftSettings: mainActor),
    .testTarget(
      name: "RenderingTests", dependencies: ["Records", "Rendering"], swiftSettings: strict),
    .testTarget(
      name: "LineEditorTests",
      dependencies: ["LineEditor", "PseudoTerminal", "line-editor-demo"], swiftSettings: strict),
    .testTarget(
      name: "touchstoneTests", dependencies: ["PseudoTerminal", "SeededRandom", "touchstone"],
      exclude: ["Goldens"], swiftSettings: strict),
  ]
)
