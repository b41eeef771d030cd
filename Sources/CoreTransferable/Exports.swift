// The types by which values are copied, dragged and shared, and no view.
@_exported import protocol Platen.Transferable
@_exported import protocol Platen.TransferRepresentation
@_exported import struct Platen.CodableRepresentation
@_exported import struct Platen.DataRepresentation
@_exported import struct Platen.FileRepresentation
@_exported import struct Platen.ProxyRepresentation
@_exported import struct Platen.ReceivedTransferredFile
@_exported import struct Platen.SentTransferredFile
@_exported import struct Platen.TransferRepresentationBuilder
@_exported import struct Platen.TransferRepresentationVisibility
