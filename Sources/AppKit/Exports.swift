@_exported import SwiftUI
import Platen
import PlatenGraph
import TextControls
