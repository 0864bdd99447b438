// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// Warnings are errors where `.ci/run` says so, and there alone: none grows old, and a newer compiler
/// that finds more to warn of refuses nobody's first build.
let isStrict = Context.environment["TOUCHSTONE_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

/// UIKit's own isolation: everything belongs to the main actor unless it says otherwise.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// All of it runs on the main actor, and only there: a look at which thread it is, in each closure of
/// the model, would be a third of the time of a drag.
let onMain: [SwiftSetting] = [
  .unsafeFlags(["-disable-dynamic-actor-isolation"], .when(configuration: .release))
]

/// The interpreter asks and answers without checks of exclusive access at run time, each of which
/// costs more than one of its instructions; debug builds, and with them all tests, keep them.
let unchecked: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// Content, words and wiring, where the program spends no time that can be felt, are compiled without the
/// optimiser, in release builds as in debug ones: of the time of a first build, the optimiser takes two
/// thirds.
let plain: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The coding of every case of large enums: the compiler writes so much code for it that a third of the
/// program would be that, unoptimised. Functions are made small one by one, which takes half a minute;
/// optimising across them takes as long again and saves little.
let compact: [SwiftSetting] = [
  .unsafeFlags(
    ["-Osize", "-Xfrontend", "-disable-sil-perf-optzns"], .when(configuration: .release))
]

/// What scans much text once in a while: small, and still quick.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Whether release builds look after every cast that the interpreter makes unchecked, as debug builds
/// do: for the fuzzers, which `script/fuzz` builds so.
let isChecked = Context.environment["TOUCHSTONE_CHECKED"] != nil
let checked: [SwiftSetting] = [
  isChecked ? .define("CHECKED") : .define("CHECKED", .when(configuration: .debug))
]

/// Programs that are handed on are linked whole where libedit and what it needs are there to be linked, as
/// on Debian and Ubuntu: nothing is looked up in libraries when they start, which halves the time. Elsewhere
/// Swift's own libraries are in the program. The tests are linked to shared ones, as their runner needs,
/// from the same objects; hence no test depends on one of these programs.
let whole: [LinkerSetting] = {
  let folders = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }
  let isThere = folders.contains { folder in
    ["edit", "tinfo", "bsd", "md"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(folder)/lib\($0).a")
    }
  }
  let kind = isThere ? ["-static-executable", "-ltinfo", "-lbsd", "-lmd"] : ["-static-stdlib"]
  // What Foundation is made of. The objects do not name it: they are compiled for shared libraries.
  let parts = [
    "Foundation", "CoreFoundation", "FoundationInternationalization", "_FoundationICU",
    "FoundationEssentials", "_FoundationCShims", "_FoundationCollections", "swiftSynchronization",
    "swiftDispatch", "dispatch", "BlocksRuntime", "stdc++", "m",
  ].map { "-l\($0)" }
  // Equal functions are linked once: most are the keys by which records are coded. Backtraces follow frame
  // pointers, so that nothing reads the tables for unwinding, which are left out.
  let linker =
    ["--start-group"] + parts + ["--end-group", "-no-pie", "--strip-debug", "--icf=all"]
    + ["--no-eh-frame-hdr", "-T\(Context.packageDirectory)/script/program.ld"]
  return [
    .unsafeFlags(
      kind + ["-use-ld=lld"] + linker.flatMap { $0.hasPrefix("-l") ? [$0] : ["-Xlinker", $0] },
      .when(platforms: [.linux], configuration: .release))
  ]
}()

/// What `script/benchmark` runs, and what the model, scripts and drawing are measured against. Nobody else
/// needs C++, Lua or Cairo.
let isMeasured = Context.environment["TOUCHSTONE_BENCHMARKS"] != nil
let benchmarks: [Target] = {
  guard isMeasured else { return [] }
  let sources = "Benchmarks/Sources"
  return [
    // The model's algorithm in C++, behind a plain C header.
    .target(
      name: "Baseline", path: "\(sources)/Baseline",
      cxxSettings: [.enableWarning("all")] + (isStrict ? [.treatAllWarnings(as: .error)] : [])),

    .systemLibrary(
      name: "CLua", path: "\(sources)/CLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"])]),

    // The algorithm in Lua, asked from C.
    .target(
      name: "LuaBaseline", dependencies: ["Baseline", "CLua"], path: "\(sources)/LuaBaseline",
      cSettings: [.enableWarning("all")] + (isStrict ? [.treatAllWarnings(as: .error)] : [])),

    // Cairo, which is opened when it is asked for.
    .target(
      name: "CairoBaseline", path: "\(sources)/CairoBaseline",
      cSettings: [.enableWarning("all")] + (isStrict ? [.treatAllWarnings(as: .error)] : []),
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Baseline", "CairoBaseline", "LuaBaseline", "ObjectiveCFrontEnd", "SourceTree",
        "SwiftFrontEnd", "UIKitModel", "Workbench",
      ],
      path: "\(sources)/Benchmarks", swiftSettings: mainActor),
  ]
}()

let package = Package(
  name: "touchstone",
  products: [.executable(name: "touchstone", targets: ["touchstone"])],
  // Exact versions, so that the program of tomorrow is made of what was tried today.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    // What happens to events, told once: of live objects in the model, of their names in records.
    .target(name: "EventVocabulary", swiftSettings: strict + compact),

    // Who gets a touch at every point of a screen: read, folded and coded at each point, many times.
    .target(name: "HitMaps", swiftSettings: strict),

    // What travels between the others, as plain Codable values.
    .target(
      name: "Records", dependencies: ["EventVocabulary", "HitMaps"],
      swiftSettings: strict + compact),

    // What the program says of iOS: rules, mistakes, questions and cards. Content, which nothing below
    // the session reads.
    .target(name: "Rulebook", dependencies: ["Records"], swiftSettings: strict + plain),

    // The files that the program keeps for itself: read without waiting, changed by one at a time.
    .target(name: "Files", swiftSettings: strict),

    // Linear constraints with priorities. Knows no views.
    .target(name: "ConstraintSolver", swiftSettings: strict),

    // Areas into pixels, and pixels into files. Knows no views.
    .target(name: "Rasterizer", swiftSettings: strict),

    // The simulated UIKit. Knows nothing of scripts, texts or files.
    .target(
      name: "UIKitModel", dependencies: ["ConstraintSolver", "EventVocabulary", "Rasterizer"],
      swiftSettings: mainActor + onMain),

    // The names under which learners import the model, so that their files also compile natively.
    .target(
      name: "UIKit", dependencies: ["UIKitModel"], path: "Sources/Facades/UIKit",
      swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["UIKitModel"], path: "Sources/Facades/QuartzCore",
      swiftSettings: strict),
    .target(
      name: "CoreGraphics", dependencies: ["UIKitModel"], path: "Sources/Facades/CoreGraphics",
      swiftSettings: strict),

    // What a front end makes of source text: a tree that knows no language's syntax.
    .target(name: "SourceTree", dependencies: ["Records"], swiftSettings: strict),

    // Swift source in, tree out, with the compiler's own parser. Nothing else imports swift-syntax.
    .target(
      name: "SwiftFrontEnd",
      dependencies: [
        "Records", "SourceTree",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      swiftSettings: strict),

    // Objective-C as it is written, with its ranges: what its front end makes and its checker reads.
    .target(
      name: "ObjectiveCTree", dependencies: ["Records", "SourceTree"], swiftSettings: strict),

    // Objective-C text in, its tree out: lexer, preprocessor and parser, by hand.
    .target(
      name: "ObjectiveCFrontEnd", dependencies: ["ObjectiveCTree", "Records", "SourceTree"],
      swiftSettings: strict),

    // Nothing, in the place of the data of all languages that Foundation would link.
    .target(name: "CLocaleData"),

    // What Swift's own modules do not show of the process.
    .target(name: "CProcess"),

    // Types, declarations and typed code, in which nothing is implicit: what a checker makes and the
    // machine runs. Knows nothing of either.
    .target(
      name: "TypedProgram", dependencies: ["Records", "SourceTree"],
      swiftSettings: strict + onMain + unchecked + checked),

    // Tree in, typed program out, by Swift's rules. Knows nothing of how it runs.
    .target(
      name: "SwiftChecker", dependencies: ["Records", "SourceTree", "TypedProgram"],
      swiftSettings: strict + onMain + unchecked),

    // The tree of Objective-C in, typed program out, by C's rules. Knows nothing of how it runs.
    .target(
      name: "ObjectiveCChecker",
      dependencies: ["ObjectiveCTree", "Records", "SourceTree", "TypedProgram"],
      swiftSettings: strict + onMain + unchecked),

    // Typed program in, instructions, run. Knows no checker, no table and no syntax.
    .target(
      name: "Machine", dependencies: ["CProcess", "Records", "SourceTree", "TypedProgram"],
      swiftSettings: strict + onMain + unchecked + checked),

    // The table of host code that scripts call, and the standard library's rows. Knows no UIKit.
    .target(
      name: "ScriptLibrary", dependencies: ["Machine", "Records", "SourceTree", "TypedProgram"],
      // Swift for scripts, which a checker reads.
      resources: [.embedInCode("StandardLibrary/Prelude")],
      swiftSettings: strict + onMain + unchecked + checked),

    // The one table that shows the model to the interpreter, to completion and to help.
    .target(
      name: "UIKitBindings",
      dependencies: [
        "EventVocabulary", "Machine", "Records", "ScriptLibrary", "TypedProgram", "UIKitModel",
      ],
      // Swift for scripts, as in ScriptLibrary.
      resources: [.embedInCode("Prelude")],
      swiftSettings: mainActor + onMain + unchecked + checked),

    // A line as it was typed: its tokens, names and numbers, and what may have been meant.
    .target(
      name: "TypedText", dependencies: ["Records"],
      swiftSettings: strict),

    // A pasted text in, the view hierarchy that it prints out. Knows no scene.
    .target(name: "Dumps", dependencies: ["Records"], swiftSettings: strict + small),

    // A folder with the sources of an app: what its files declare, classes taken out of it, and what in
    // them takes touches away. Knows no scene.
    .target(
      name: "AppSources", dependencies: ["Files", "ObjectiveCTree", "Records", "SourceTree"],
      swiftSettings: strict + small),

    // The files of Interface Builder in, their elements out, and back. Knows no scene.
    .target(name: "InterfaceBuilder", dependencies: ["Records"], swiftSettings: strict + compact),

    // The scene and the questions about it: live objects in, records out. Knows no command.
    .target(
      name: "Scenes",
      dependencies: [
        "Dumps", "EventVocabulary", "HitMaps", "InterfaceBuilder", "Machine", "ObjectiveCChecker",
        "ObjectiveCTree", "Records", "ScriptLibrary", "SourceTree", "SwiftChecker", "TypedProgram",
        "TypedText",
        "UIKitBindings", "UIKitModel",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: mainActor + onMain),

    // The session: journal, command table, completion.
    .target(
      name: "Workbench",
      dependencies: [
        "AppSources", "Dumps", "EventVocabulary", "Files", "HitMaps", "InterfaceBuilder", "Machine",
        "Rasterizer", "Records", "Rulebook", "Scenes", "SourceTree", "TypedProgram", "TypedText",
        "UIKitBindings", "UIKitModel",
      ],
      swiftSettings: mainActor + onMain),

    // Lessons, exercises and grading.
    .target(
      name: "Practice",
      dependencies: [
        "Files", "HitMaps", "Records", "Rulebook", "Scenes", "SourceTree", "TypedText", "Workbench",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: mainActor + onMain + small),

    // How numbers and names are written, and the columns that they take.
    .target(name: "Lettering", swiftSettings: strict),

    // The words of problems, causes, remarks and steps, in two languages.
    .target(
      name: "Wording", dependencies: ["EventVocabulary", "Lettering", "Records", "Rulebook"],
      swiftSettings: strict + compact),

    // Records in, text out, in two languages. Knows no live object.
    .target(
      name: "Rendering",
      dependencies: [
        "EventVocabulary", "HitMaps", "Lettering", "Rasterizer", "Records", "Rulebook", "Wording",
      ],
      resources: [.embedInCode("Names")],
      swiftSettings: strict + small),

    // Records in, files out: pages, pictures, reports, a site.
    .target(
      name: "Pages",
      dependencies: [
        "EventVocabulary", "Files", "HitMaps", "InterfaceBuilder", "Lettering", "Rasterizer",
        "Records", "Rendering", "Rulebook", "Wording",
      ],
      // The looks and the scripts of pages, which the browser reads.
      resources: [
        .embedInCode("Exports/Page/Assets"), .embedInCode("Live/Assets"),
        .embedInCode("Site/Assets"),
      ],
      swiftSettings: strict + compact),

    // libedit's header, made callable from Swift.
    .systemLibrary(
      name: "CEditLine", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),

    // A line of input with history, completion and paste: libedit behind a small Swift face.
    .target(name: "LineEditor", dependencies: ["CEditLine", "Files"], swiftSettings: mainActor),

    // Answers browsers, behind a gate. Knows no session: only bytes, and processes that answer lines.
    .target(
      name: "WebServer", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: strict),

    // The page of the workbench: its markup, words, looks and scripts.
    .target(
      name: "WebPages", dependencies: ["Records"], resources: [.embedInCode("Assets")],
      swiftSettings: strict + plain),

    // The Language Server Protocol without a language: framing, JSON-RPC, texts, values.
    .target(name: "LanguageServer", swiftSettings: strict + compact),

    // What runs code in a process of its own, beside one that waits.
    .target(name: "ProcessGuard", dependencies: ["CProcess"], swiftSettings: strict),

    // Subcommands, the loop of the prompt, worker processes and the wiring.
    .target(
      name: "CommandLineTool",
      dependencies: [
        "CLocaleData", "CProcess", "Files", "LanguageServer", "Lettering", "LineEditor",
        "ObjectiveCFrontEnd", "Pages", "Practice", "ProcessGuard", "Records", "Rendering",
        "SourceTree", "SwiftFrontEnd", "TypedText", "WebPages", "WebServer", "Wording", "Workbench",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: mainActor + compact),

    // The program: begins what CommandLineTool does.
    .executableTarget(
      name: "touchstone", dependencies: ["CommandLineTool"], swiftSettings: mainActor,
      linkerSettings: whole),

    // Installs the front ends before the first test, as the programs do in their first line.
    .target(
      name: "FrontEndWiring",
      dependencies: ["CFrontEndWiring", "ObjectiveCFrontEnd", "SourceTree", "SwiftFrontEnd"],
      path: "Tests/FrontEndWiring", swiftSettings: strict),
    .target(name: "CFrontEndWiring", path: "Tests/CFrontEndWiring"),

    // A terminal for tests: types into a program and reads its screen.
    .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal", swiftSettings: strict),

    // Random numbers that tests can make again.
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),

    // A program that only reads lines, for the tests of LineEditor.
    .executableTarget(
      name: "line-editor-demo", dependencies: ["LineEditor"], path: "Tests/LineEditorDemo",
      swiftSettings: mainActor),

    // A program that goes wrong as it is told, for the tests of ProcessGuard.
    .executableTarget(
      name: "guard-demo", dependencies: ["ProcessGuard"], path: "Tests/GuardDemo",
      swiftSettings: strict),

    // Programs that are compiled here and interpreted from the same files. Theirs are a learner's
    // warnings, which are no errors. A module that only names another one stays as it is when that
    // changes, so what imports it depends on both.
    .target(
      name: "OraclePrograms", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "UIKitModel"],
      path: "Tests/OraclePrograms", swiftSettings: [.defaultIsolation(MainActor.self)] + plain),

    // What `export scene.swift` writes of a scene, compiled as an app would: nothing in it is public.
    .target(
      name: "ExportedScene", dependencies: ["UIKit", "UIKitModel"], path: "Tests/ExportedScene",
      swiftSettings: plain + [.unsafeFlags(["-enable-testing"])]),

    // The files of the oracle, and how the interpreter is held against them.
    .target(
      name: "OracleCorpus",
      dependencies: [
        "Lettering", "OraclePrograms", "Pages", "Records", "Rendering", "Scenes", "TypedProgram",
        "UIKitBindings", "UIKitModel", "Wording", "Workbench",
      ],
      path: "Tests/OracleCorpus", swiftSettings: mainActor),

    // Holds a release build against the oracle, linked as users' program is.
    .executableTarget(
      name: "touchstone-oracle",
      dependencies: [
        "CLocaleData", "ObjectiveCFrontEnd", "OracleCorpus", "SourceTree", "SwiftFrontEnd",
      ],
      path: "Tests/OracleCheck", swiftSettings: mainActor, linkerSettings: whole),

    .testTarget(
      name: "OracleTests",
      dependencies: [
        "ExportedScene", "Lettering", "OracleCorpus", "OraclePrograms", "Pages", "Rendering",
        "UIKitModel", "Wording", "Workbench",
      ],
      exclude: ["ObjectiveC", "Scripted", "Wrong"], swiftSettings: mainActor),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"],
      exclude: ["make_systems.py", "systems.txt"], swiftSettings: strict),
    .testTarget(
      name: "RasterizerTests", dependencies: ["Rasterizer", "UIKitModel"],
      exclude: ["drawings.txt", "make_pictures.py", "pictures.txt"], swiftSettings: mainActor),
    .testTarget(
      name: "UIKitModelTests", dependencies: ["EventVocabulary", "SeededRandom", "UIKitModel"],
      swiftSettings: mainActor),
    // Feeds texts, scripts and dumps that nobody would write.
    .executableTarget(
      name: "touchstone-fuzz",
      dependencies: [
        "CProcess", "CommandLineTool", "Dumps", "Lettering", "Machine", "ObjectiveCFrontEnd",
        "Pages", "Practice", "Records", "Rendering", "Scenes", "ScriptLibrary", "SeededRandom",
        "SourceTree", "SwiftFrontEnd", "TypedProgram", "TypedText", "UIKitBindings", "UIKitModel",
        "Wording", "Workbench",
      ],
      path: "Tests/Fuzzing", exclude: ["Corpus"], swiftSettings: mainActor),

    .testTarget(
      name: "InterpreterTests",
      dependencies: [
        "Lettering", "Machine", "Pages", "Records", "Rendering", "ScriptLibrary", "SeededRandom",
        "SourceTree", "SwiftChecker", "SwiftFrontEnd", "TypedProgram", "Wording",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "UIKitBindingsTests",
      dependencies: [
        "EventVocabulary", "Machine", "Records", "ScriptLibrary", "SourceTree", "SwiftChecker",
        "SwiftFrontEnd", "TypedProgram", "UIKitBindings", "UIKitModel",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "PracticeTests",
      dependencies: [
        "HitMaps", "Lettering", "Pages", "Practice", "Records", "Rendering", "Rulebook", "Scenes",
        "SeededRandom", "Wording", "Workbench",
      ],
      exclude: ["Cheats", "Goldens", "HostileAnswers", "WrongAnswers"],
      swiftSettings: mainActor),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "AppSources", "Dumps", "Files", "HitMaps", "InterfaceBuilder", "Lettering", "Pages",
        "Records", "Rendering", "Rulebook", "Scenes", "SeededRandom", "SourceTree", "TypedText",
        "UIKitBindings", "UIKitModel", "Wording", "Workbench",
      ],
      exclude: ["DoctorSamples", "Goldens", "Scripts"], swiftSettings: mainActor),
    .testTarget(
      name: "SwiftFrontEndTests", dependencies: ["Records", "SourceTree", "SwiftFrontEnd"],
      swiftSettings: strict),
    .testTarget(
      name: "ObjectiveCFrontEndTests",
      dependencies: [
        "Lettering", "ObjectiveCFrontEnd", "ObjectiveCTree", "Pages", "Records", "Rendering",
        "SeededRandom", "SourceTree", "Wording",
      ],
      exclude: ["Mistakes.txt", "Snippets"], swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "EventVocabulary", "Lettering", "Pages", "Records", "Rendering", "Rulebook",
        "SeededRandom", "Wording",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LineEditorTests",
      dependencies: ["LineEditor", "PseudoTerminal", "line-editor-demo"], swiftSettings: strict),
    .testTarget(
      name: "ProcessGuardTests", dependencies: ["PseudoTerminal", "guard-demo"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "CommandLineTool", "Files", "Lettering", "Pages", "Practice", "Records", "Rendering",
        "WebServer", "Wording",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: mainActor),
    .testTarget(name: "WebServerTests", dependencies: ["WebServer"], swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["LanguageServer", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(
      name: "touchstoneTests", dependencies: ["LanguageServer", "PseudoTerminal", "SeededRandom"],
      exclude: ["Goldens", "Hostile"], swiftSettings: strict),
  ] + benchmarks,
  cxxLanguageStandard: .cxx17
)

// What only tests run is compiled without the optimiser, and reads scripts as the programs do.
for target in package.targets where target.isTest {
  target.swiftSettings = (target.swiftSettings ?? []) + plain
  target.dependencies.append("FrontEndWiring")
}

// A target's folder may have a README.md, which is not one of its sources.
for target in package.targets where target.type != .system {
  let folder = target.path ?? "\(target.isTest ? "Tests" : "Sources")/\(target.name)"
  let file = "\(Context.packageDirectory)/\(folder)/README.md"
  if FileManager.default.fileExists(atPath: file) { target.exclude.append("README.md") }
}
