// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The package name under which touchstone's targets see each other's `package` declarations: the
/// identity that SwiftPM gives the folder of the checkout.
let outerPackage = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
  .lastPathComponent.lowercased()
let packageName = String(
  outerPackage.unicodeScalars.enumerated().map { index, scalar in
    let properties = scalar.properties
    let fits = index == 0 ? properties.isXIDStart : properties.isXIDContinue
    return fits || scalar == "_" ? Character(scalar) : "_"
  })

/// Warnings are errors where touchstone's `.ci/run` says so.
let isStrict = Context.environment["TOUCHSTONE_STRICT"] != nil

// A package of its own, so that nobody who uses Touchstone builds it.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    // Named, because the folder of a checkout can have any name.
    .package(name: "touchstone", path: "..")
  ],
  targets: [
    // What the model is measured against: the same algorithm in C++, behind a plain C header.
    .target(
      name: "Baseline",
      cxxSettings: [.enableWarning("all")] + (isStrict ? [.treatAllWarnings(as: .error)] : [])),

    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),

    // What scripts are measured against: the same algorithm in Lua, asked from C.
    .target(
      name: "LuaBaseline", dependencies: ["Baseline", "CLua"],
      cSettings: [.enableWarning("all")] + (isStrict ? [.treatAllWarnings(as: .error)] : [])),

    // What drawing is measured against: Cairo, which is opened when it is asked for.
    .target(
      name: "CairoBaseline",
      cSettings: [.enableWarning("all")] + (isStrict ? [.treatAllWarnings(as: .error)] : []),
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Baseline", "CairoBaseline", "LuaBaseline",
        .product(name: "UIKitModel", package: "touchstone"),
        .product(name: "Workbench", package: "touchstone"),
      ],
      // The workbench shows itself to touchstone's own targets alone, and this is one of them in
      // all but name. SwiftPM's name for this package would come last and win.
      packageAccess: false,
      swiftSettings: (isStrict ? [.treatAllWarnings(as: .error)] : []) + [
        .defaultIsolation(MainActor.self), .unsafeFlags(["-package-name", packageName]),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
