@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import RegexBuilder
@_exported import TextControls

// What Foundation has of networks stands in a module of its own on this platform; sources for others don't name it.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
