// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `es`, part 3.
  static let es3 = """
      other %1$lld opciones coinciden. Las %2$lld mejores:
      one %1$lld opción coincide. Las %2$lld mejores:
      many %1$lld de opciones coinciden. Las %2$lld mejores:
      other %1$lld opciones; se busca por una parte del nombre. Las %2$lld primeras:
      one %1$lld opción; se busca por una parte del nombre. Las %2$lld primeras:
      many %1$lld de opciones; se busca por una parte del nombre. Las %2$lld primeras:
      other %lld encontrados:
      one %lld encontrado:
      many %lld encontrados:
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
