@_exported import PlatenGraph
@_exported import RegexBuilder

// Foundation's networking is in a module of its own on this platform; sources for others don't name it.
#if Networking
@_exported import FoundationNetworking
#endif
