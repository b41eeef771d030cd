// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `es`, part 3.
  static let es3 = """
    botón
    enlace
    pestaña
    Iniciar sesión con Apple
    Registrarse con Apple
    Continuar con Apple
    imagen
    campo de búsqueda
    interruptor
    seleccionado
    desactivado
    El texto sería demasiado largo. No se ha insertado nada.
    Introduce algo como %@.
    “%@” no está disponible con los datos actuales.
    Esto no está disponible con los datos actuales.
    Este texto es demasiado largo para editarlo aquí. Este es su comienzo.
    Hora
    """
}
