@_exported import TextEditing
@_exported import TextFormats
