@_exported import Platen
@_exported import PlatenLaunch
