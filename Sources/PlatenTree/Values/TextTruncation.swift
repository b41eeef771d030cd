/// Where words are left out of a line that is too short for them.
package enum TextTruncation: Hashable, Sendable { case head, middle, tail }
