// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Front ends that need a network stack or a system library are behind traits, so that the default
/// build fetches and needs neither. A package that depends on this one with `traits: []` fetches no other package.
let package = Package(
  name: "platen",
  products: [
    // With the modules of Apple's systems that sources for SwiftUI import beside it.
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "Accessibility", "CoreFoundation", "CoreGraphics", "CoreTransferable", "QuartzCore",
        "UniformTypeIdentifiers", "OSLog", "AuthenticationServices", "PhotosUI", "SwiftUICore",
        "_Testing_CoreGraphics",
      ]),
    .library(name: "UIKit", targets: ["UIKit"]),
    // Apart from SwiftUI: who depends on it makes canImport(AppKit) true.
    .library(name: "AppKit", targets: ["AppKit", "Cocoa"]),
    .plugin(name: "FoundationExports", targets: ["FoundationExports"]),
    .plugin(name: "ObjectiveCSpellings", targets: ["ObjectiveCSpellings"]),
    .library(name: "TerminalPrompts", targets: ["TerminalPrompts"]),
    .library(name: "ArgumentPrompts", targets: ["ArgumentPrompts"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "TextEditing", targets: ["TextEditing"]),
    .library(name: "TextFormats", targets: ["TextFormats"]),
    .library(name: "PlatenTesting", targets: ["PlatenTesting"]),
    // The pages are what the front ends of others are tried with.
    .library(name: "GalleryPages", targets: ["GalleryPages"]),
    .executable(name: "gallery", targets: ["gallery"]),
    // Questions in shell scripts.
    .executable(name: "platen", targets: ["PlatenTool"]),
  ],
  traits: [
    .default(enabledTraits: ["UserInterface"]),
    .trait(
      name: "UserInterface",
      description:
        "SwiftUI, UIKit and Combine. On by default; without it there are TextEditing and TextFormats, without packages."
    ),
    // Those who name one of these get programs with views, as without names.
    .trait(
      name: "Web", description: "The browser front end: serves the form over HTTP and WebSocket with SwiftNIO.",
      enabledTraits: ["UserInterface", "Networking"]),
    .trait(
      name: "GTK", description: "The window front end: native GTK 4 widgets. Needs libgtk-4-dev.",
      enabledTraits: ["UserInterface", "Networking"]),
    // Links 31 libraries, which take longer to load than all the others of a program in a terminal together.
    .trait(
      name: "Networking",
      description:
        "AsyncImage from the network, and FoundationNetworking with SwiftUI. With each front end that shows pictures.",
      enabledTraits: ["UserInterface"]),
    .trait(
      name: "PhoneNumbers",
      description: "Telephone numbers of every country by Google's libphonenumber. Needs libphonenumber-dev.",
      enabledTraits: ["UserInterface"]),
    .trait(
      name: "SpellChecking",
      description:
        "UITextChecker by the dictionaries of the system. Programs look for enchant (libenchant-2-2) when they run.",
      enabledTraits: ["UserInterface"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "TextEditing"),
    .target(
      name: "CPhoneNumbers",
      cxxSettings: [.define("PLATEN_PHONE_NUMBERS", .when(traits: ["PhoneNumbers"]))],
      // The library's data are a message of protocol buffers.
      linkerSettings: [
        .linkedLibrary("phonenumber", .when(traits: ["PhoneNumbers"])),
        .linkedLibrary("protobuf", .when(traits: ["PhoneNumbers"])),
      ]),
    .target(
      name: "TextFormats",
      dependencies: ["TextEditing", .target(name: "CPhoneNumbers", condition: .when(traits: ["PhoneNumbers"]))]),
    // Spelling by the library enchant, which is loaded when it is first needed.
    .target(
      name: "CEnchant", cSettings: [.define("PLATEN_SPELL_CHECKING", .when(traits: ["SpellChecking"]))]),
    // Foundation's current locale is that of the user.
    .target(name: "CUserLocale"),
    .target(name: "TextControls", dependencies: ["TextEditing", "TextFormats", "CEnchant", "CUserLocale"]),
    // Its protocols, like Apple's, predate Sendable checking.
    .target(
      name: "CombineDefaults",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["UserInterface"]))
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Combine",
      dependencies: [
        "CombineDefaults",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["UserInterface"])),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The macros' expansions; they need no package.
    .target(name: "MacroExpansion"),
    .macro(name: "PlatenMacros", dependencies: ["MacroExpansion"]),
    .target(name: "CConformances"),
    .target(name: "CPreviews", dependencies: ["CConformances"]),
    .target(name: "CProcess"),
    // PDF documents by pango and cairo, which are loaded when they are first needed.
    .target(name: "CPangoCairo"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "PlatenTree", dependencies: ["TextEditing", "TextControls", "CConformances"]),
    .target(name: "PlatenGraph", dependencies: ["PlatenTree", "Combine"]),
    .target(
      name: "Platen",
      dependencies: [
        "PlatenGraph", "TextEditing", "TextFormats", "TextControls", "Combine", "PlatenMacros", "CPreviews",
        "CPangoCairo", "CProcess", "UniformTypeIdentifiers",
      ]),
    // Tests see the vocabulary through it.
    .target(name: "PlatenTesting", dependencies: ["PlatenGraph", "Platen"]),
    .target(name: "CTerminal"),
    .target(name: "PlatenTerminal", dependencies: ["PlatenGraph", "CTerminal"]),
    // The page's script and style sheet, as Scripts/build-client has made them of their sources.
    .target(
      name: "CWebClient", path: "Sources/PlatenWeb/Client",
      exclude: ["Script", "Style", "Bundle", "Module", "types.d.ts", "package.json", "tsconfig.json"],
      linkerSettings: [.linkedLibrary("z", .when(traits: ["Web"]))]),
    .target(
      name: "PlatenWeb",
      dependencies: [
        "PlatenGraph", "EditingModule", "TextFormats", .target(name: "CWebClient", condition: .when(traits: ["Web"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Web"])),
      ],
      exclude: ["Client", "Protocol/messages.json"]
    ),
    .systemLibrary(name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // The window's style sheet, as it stands in its file.
    .target(name: "CWindowStyle", path: "Sources/PlatenGTK/Style/Sheet", exclude: ["platen.css"]),
    .target(
      name: "PlatenGTK",
      dependencies: [
        "PlatenGraph", .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
        .target(name: "CWindowStyle", condition: .when(traits: ["GTK"])),
      ],
      exclude: ["Style/Sheet"]
    ),
    .target(
      name: "PlatenLaunch",
      dependencies: [
        "Platen", "PlatenTerminal", "PlatenWeb", "PlatenGTK",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["UserInterface"])),
      ]
    ),
    .target(name: "SwiftUI", dependencies: ["Platen", "PlatenLaunch"]),
    // What a tool with questions does before it begins; other programs do not.
    .target(name: "CPromptStart", dependencies: ["CTerminal"]),
    // Questions and forms in command-line tools.
    .target(
      name: "TerminalPrompts", dependencies: ["SwiftUI", "Platen", "PlatenGraph", "PlatenTerminal", "CPromptStart"]),
    // Asks for missing arguments of swift-argument-parser.
    .target(
      name: "ArgumentPrompts",
      dependencies: [
        "TerminalPrompts",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["UserInterface"])),
      ]),
    .executableTarget(
      name: "PlatenTool",
      dependencies: [
        "TerminalPrompts", "ArgumentPrompts",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["UserInterface"])),
      ]),
    .target(name: "UIKit", dependencies: ["SwiftUI", "_Testing_UIKit"]),
    // The compiler imports a module of this name if a file imports both Testing and UIKit.
    .target(name: "_Testing_UIKit", dependencies: ["SwiftUI"]),
    // AppKit's text input, on the views of UIKit.
    .target(
      name: "AppKit",
      dependencies: [
        "SwiftUI", "Platen", "PlatenGraph", "PlatenTree", "PlatenLaunch", "TextControls", "UniformTypeIdentifiers",
        "_Testing_AppKit",
      ]),
    // The name that programs of the Mac import AppKit by.
    .target(name: "Cocoa", dependencies: ["AppKit"]),
    // The compiler imports a module of this name if a file imports both Testing and AppKit.
    .target(name: "_Testing_AppKit", dependencies: ["SwiftUI"]),
    // The toolchain has C headers of this name; a Swift module is found first.
    .target(name: "CoreFoundation"),
    .target(name: "CoreGraphics", dependencies: ["CoreFoundation", "TextControls", "PlatenTree", "Platen"]),
    .target(name: "CoreTransferable", dependencies: ["Platen"]),
    .target(name: "SwiftUICore", dependencies: ["Platen"]),
    .target(name: "Accessibility", dependencies: ["Platen"]),
    .target(name: "AuthenticationServices", dependencies: ["PlatenGraph", "Platen", "TextControls"]),
    .target(name: "PhotosUI", dependencies: ["PlatenGraph", "Platen", "TextControls", "UniformTypeIdentifiers"]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Platen", "PlatenTree", "TextControls"]),
    .target(name: "OSLog"),
    // What Foundation exports on Apple's systems, for the targets that have the plugin.
    .executableTarget(name: "foundationexports"),
    .plugin(name: "FoundationExports", capability: .buildTool(), dependencies: ["foundationexports"]),
    // `#selector`, `@objc` and the like, for the files that a target with the plugin excludes.
    .executableTarget(name: "objectivecspellings"),
    .plugin(name: "ObjectiveCSpellings", capability: .buildTool(), dependencies: ["objectivecspellings"]),
    .testTarget(name: "ObjectiveCSpellingsTests", dependencies: ["objectivecspellings"]),
    .testTarget(name: "FoundationExportsTests", dependencies: ["foundationexports"]),
    .target(
      name: "GalleryPages", dependencies: ["SwiftUI", "UIKit", "UniformTypeIdentifiers", "AuthenticationServices"],
      // Copied unchanged: there is no compiler of catalogues here.
      resources: [.copy("Assets.xcassets")]),
    .executableTarget(name: "gallery", dependencies: ["SwiftUI", "GalleryPages"]),
    .executableTarget(name: "notepad", dependencies: ["SwiftUI"]),
    // Command-line tools that ask their users.
    .executableTarget(name: "newproject", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/newproject"),
    .executableTarget(name: "commitmessage", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/commitmessage"),
    .executableTarget(name: "deploy", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/deploy"),
    .executableTarget(
      name: "databasepicker", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/databasepicker"),
    .executableTarget(name: "invoice", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/invoice"),
    .executableTarget(name: "releasenotes", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/releasenotes"),
    .executableTarget(name: "batchrename", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/batchrename"),
    .executableTarget(name: "bookmarks", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/bookmarks"),
    .executableTarget(
      name: "survey", dependencies: ["TerminalPrompts"], path: "Examples/Prompts/survey", exclude: ["questions.json"]),
    .executableTarget(
      name: "login",
      dependencies: [
        "ArgumentPrompts",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["UserInterface"])),
      ],
      path: "Examples/Prompts/login"),
    // The program of the article "Your first app".
    .executableTarget(name: "ReadingList", dependencies: ["SwiftUI"], path: "Examples/ReadingList"),
    .testTarget(name: "ReadingListTests", dependencies: ["ReadingList", "SwiftUI", "PlatenTesting"]),
    // A program written with UIKit alone.
    .executableTarget(name: "addressform", dependencies: ["UIKit"], path: "Examples/AddressForm"),
    // What the main loop of a terminal has to serve. Tests/Drive drives it.
    .target(name: "EventSourcesViews", dependencies: ["SwiftUI", "Combine"], path: "Tests/EventSources/View"),
    .executableTarget(
      name: "eventsources", dependencies: ["EventSourcesViews", "TerminalPrompts"], path: "Tests/EventSources/Program"),
    .executableTarget(
      name: "asynceventsources", dependencies: ["EventSourcesViews", "TerminalPrompts"],
      path: "Tests/EventSources/AsyncProgram"),
    .executableTarget(
      name: "formbenchmarks", dependencies: ["SwiftUI", "Platen", "PlatenTerminal", "GalleryPages", "CAllocations"]),
    .target(name: "EditingTestSupport", dependencies: ["TextEditing"], path: "Tests/EditingTestSupport"),
    .testTarget(name: "TextEditingTests", dependencies: ["TextEditing", "EditingTestSupport"]),
    .testTarget(
      name: "TextFormatsTests", dependencies: ["TextFormats", "EditingModule", "EditingTestSupport"]),
    .target(name: "EditingModule", dependencies: ["TextEditing"]),
    .executableTarget(name: "editingcases", dependencies: ["EditingModule"]),
    .target(name: "CAllocations"),
    .executableTarget(name: "editingbench", dependencies: ["TextEditing", "TextFormats", "CAllocations"]),
    .target(
      name: "CPhoneOracle",
      cxxSettings: [.define("PLATEN_PHONE_NUMBERS", .when(traits: ["PhoneNumbers"]))],
      linkerSettings: [.linkedLibrary("phonenumber", .when(traits: ["PhoneNumbers"]))]),
    // Compares fields with published test data and with other libraries.
    .executableTarget(
      name: "conformance",
      dependencies: [
        "SwiftUI", "UIKit", "PlatenTesting", "PlatenGraph", "PlatenTerminal", "TextControls", "TextEditing",
        "TextFormats", "EditingTestSupport", "CPhoneOracle",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["UserInterface"])),
      ]),
    .executableTarget(name: "fieldreplay", dependencies: ["TextEditing", "TextFormats"]),
    .testTarget(name: "FieldReplayTests", dependencies: ["fieldreplay"]),
    .testTarget(name: "ConformanceTests", dependencies: ["conformance"]),
    .testTarget(name: "NotepadTests", dependencies: ["notepad"]),
    .testTarget(name: "TextControlsTests", dependencies: ["TextControls"]),
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .target(name: "DelegateLog", dependencies: ["Platen"], path: "Tests/DelegateLog"),
    .target(name: "KeyScenario", dependencies: ["Platen"], path: "Tests/KeyScenario"),
    .testTarget(
      name: "PlatenTerminalTests",
      dependencies: [
        "Platen", "PlatenTerminal", "PlatenLaunch", "TerminalPrompts", "ArgumentPrompts", "DelegateLog", "GalleryPages",
        "KeyScenario",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["UserInterface"])),
      ]),
    .testTarget(
      name: "PlatenWebTests",
      dependencies: [
        "Platen", "PlatenWeb", "PlatenTesting", "GalleryPages", "KeyScenario",
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Web"])),
      ]
    ),
    .testTarget(
      name: "PlatenGTKTests",
      dependencies: ["PlatenGTK", .target(name: "CGTK4", condition: .when(traits: ["GTK"]))]),
    .testTarget(
      name: "PlatenTests",
      dependencies: [
        "SwiftUI", "UIKit", "UniformTypeIdentifiers", "AuthenticationServices", "PlatenTesting", "GalleryPages",
        "DelegateLog", "KeyScenario", "EditingModule", "EditingTestSupport",
      ]),
    // AppKit's fields and text views, and highlighters.
    .testTarget(
      name: "AppKitTests",
      dependencies: [
        "AppKit", "Cocoa", "SwiftUI", "UIKit", "PlatenTesting", "PlatenTerminal", "PlatenGraph", "PlatenTree",
        "TextControls", "TextEditing",
      ]),
    // The ends of hosts and sessions. Scripts/test-release runs this target and the next one too.
    .testTarget(
      name: "MemoryTests",
      dependencies: [
        "SwiftUI", "UIKit", "Combine", "Platen", "PlatenTesting", "PlatenTerminal", "PlatenWeb",
        "EditingTestSupport",
      ],
      exclude: ["leaks.supp"]),
    // Views with stored properties of every kind. Scripts/test-release runs them with optimization.
    .testTarget(name: "StoredPropertyTests", dependencies: ["Platen", "PlatenTesting", "TextControls"]),
    .testTarget(name: "GalleryTests", dependencies: ["GalleryPages", "Platen", "PlatenTesting"]),
    // Models in files that import Foundation alone.
    .target(
      name: "FoundationModels", dependencies: ["SwiftUI", "UIKit", "Combine"], path: "Tests/FoundationModels",
      resources: [.copy("Assets.xcassets"), .copy("Localizable.xcstrings")], plugins: ["FoundationExports"]),
    // Fields in files with Objective-C's spellings, in the language of most packages that have them.
    .target(
      name: "ObjectiveCForms", dependencies: ["SwiftUI", "UIKit"], path: "Tests/ObjectiveCForms", exclude: ["Fields"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["ObjectiveCSpellings"]),
    // A package whose types have names that the project also uses.
    .target(name: "PackageNames", path: "Tests/PackageNames"),
    .testTarget(name: "PackageNameTests", dependencies: ["SwiftUI", "PackageNames", "PlatenTesting"]),
    // Its snippets are written as in published programs, which use deprecated declarations too.
    .testTarget(
      name: "CompatibilityTests",
      dependencies: [
        "SwiftUI", "UIKit", "Accessibility", "CoreFoundation", "CoreGraphics", "CoreTransferable",
        "_Testing_CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "OSLog", "AuthenticationServices", "PhotosUI",
        "SwiftUICore", "FoundationModels", "ObjectiveCForms",
        "Combine",
        "PlatenTesting",
        "TextFormats",
      ],
      swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
  ],
  swiftLanguageModes: [.v6]
)

// Scripts/test-release builds some of the test targets alone.
if let names = Context.environment["PLATEN_TEST_TARGETS"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !names.contains(Substring($0.name)) }
}
