/// A modifier whose body is evaluated with the values between two during an animation. Deprecated by Apple: a type that
/// conforms to `ViewModifier` and `Animatable` does the same.
///
/// The body is evaluated fifteen times a second. The type is not isolated, so that `animatableData` needs no
/// `nonisolated`; the body is evaluated on the main actor.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}
