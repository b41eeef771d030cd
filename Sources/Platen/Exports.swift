@_exported import PlatenGraph
@_exported import RegexBuilder
// The names of TextEditing and TextFormats are those of the files that import them: many a package has a type of such a
// name, and two types of one name are ambiguous. One of them has the members visible, such as `.phoneNumber`, in files
// that are compiled with the feature MemberImportVisibility.
@_exported import struct TextFormats.MaskFormatStyle

// Foundation's networking is in a module of its own on this platform; sources for others don't name it.
#if Networking
@_exported import FoundationNetworking
#endif
