@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import RegexBuilder
@_exported import TextControls
