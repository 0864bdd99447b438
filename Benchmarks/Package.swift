// swift-tools-version: 6.2

import PackageDescription

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
      cxxSettings: [.enableWarning("all"), .treatAllWarnings(as: .error)]),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Baseline",
        .product(name: "UIKitModel", package: "touchstone"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
  ],
  cxxLanguageStandard: .cxx17
)
