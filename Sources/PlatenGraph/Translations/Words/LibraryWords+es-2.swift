// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `es`, part 2.
  static let es2 = """
    Detener
    Cámara
    Papelera
    Reproducir
    Pausar
    Rebobinar
    Avanzar
    Favoritos
    Destacados
    Mejor valorados
    Recientes
    Contactos
    Historial
    Descargas
    Más recientes
    Más vistos
    Barra lateral
    Sin título
    Guardar como…
    Nuevo
    ¿Quieres guardar los cambios?
    No se puede abrir el documento. %@
    No se puede guardar el documento. %@
    No se pueden guardar archivos aquí.
    No se puede leer la carpeta.
    Abrir archivos
    mover
    confirmar
    borrar
    completar
    editar el predeterminado
    anteriores
    línea nueva
    abrir carpeta
    escribir un día
    Confirmar
    Borrar
    Completar
    Aceptar
    Cambiar
    Editar el valor predeterminado
    Respuesta anterior
    Respuesta posterior
    Buscar en respuestas anteriores
    Ninguna respuesta anterior coincide.
    Elegir o quitar de lo elegido
    Seleccionados: %lld
    La otra respuesta
    Abrir carpeta
    Escribir un día
    Sí
    No
    Ninguno
    Responde %@ o %@.
    Escribe para filtrar
    Escribe para buscar
    Leyendo
    Comprobando
    Buscando
    Nada coincide.
    No se ha encontrado nada.
    Se necesita una respuesta.
      other Introduce como máximo %1$lld caracteres; hay %2$lld.
      one Introduce como máximo %1$lld carácter; hay %2$lld.
      many Introduce como máximo %1$lld de caracteres; hay %2$lld.
    Elige como máximo %lld.
    Elige al menos %lld.
    Elige %lld.
    Elige entre %lld y %lld.
    Introduce un número.
    Introduce un número entero.
    Introduce un número de al menos %@.
    Introduce un número de como máximo %@.
    Introduce un número mayor que %@.
    Introduce un número menor que %@.
      other Introduce un número de %lld dígitos como máximo.
      one Introduce un número de %lld dígito como máximo.
      many Introduce un número de %lld de dígitos como máximo.
    Introduce un múltiplo de %@.
    Un número entre %@ y %@.
    Un número de al menos %@.
    Un número de como máximo %@.
    Introduce un día, por ejemplo %@.
    Introduce un día como año-mes-día, por ejemplo %@.
    Ese día no existe.
    Esa hora no existe.
    Esta no es una fecha completa.
    Esta no es una hora completa.
    Esa hora no se puede elegir.
    Introduce un día desde el %@.
    Introduce un día hasta el %@.
    Introduce un día del %@ al %@.
    Introduce una hora, por ejemplo %@.
    Introduce una dirección, por ejemplo %@.
    Paso %lld de %lld: %@
    Resumen
    Finalizar
    General
    Obligatorio
    Opcional
    Obligatorio, por ejemplo %@
    Opcional, por ejemplo %@
    por ejemplo %@
    Uno en cada línea.
    Uno en cada línea, al menos %lld.
    Uno en cada línea, como máximo %lld.
    Uno en cada línea, %lld.
    Uno en cada línea, de %lld a %lld.
      other Introduce al menos %lld líneas.
      one Introduce al menos %lld línea.
      many Introduce al menos %lld de líneas.
      other Introduce como máximo %lld líneas.
      one Introduce como máximo %lld línea.
      many Introduce como máximo %lld de líneas.
      other Introduce %lld líneas.
      one Introduce %lld línea.
      many Introduce %lld de líneas.
      other Introduce entre %1$lld y %2$lld líneas.
      one Introduce entre %1$lld y %2$lld línea.
      many Introduce entre %1$lld y %2$lld de líneas.
    Cada línea: %@
    Introduce cada valor una sola vez.
    Respuesta
    Contraseña
    Número
    Día
    ¿Seguro?
    Línea
    Líneas
    Archivo
    Carpeta
    Texto
    Número o nombre
    Números o nombres, separados por comas
    No hay ninguna opción «%@».
    no se muestra
    texto que buscar
    ruta
    No existe ese archivo.
    No existe esa carpeta.
    La entrada terminó antes de pulsar un botón.
    Incompleto: %@
    La entrada terminó antes de completar el formulario.
    no disponible
    %@ es obligatorio. Pulsa Return otra vez para dejarlo vacío.
    obligatorio
    Return lo conserva, %@ lo vacía
    varias líneas
    termina con una línea que solo tiene .
    solo . conserva lo que hay
    Aquí no se acepta «%@».
    Botón (número o nombre, el nombre de un campo para cambiarlo, Return para %@)
    Botón (número o nombre, el nombre de un campo para cambiarlo)
    Introduce un botón. Control-C termina el formulario.
    falta algo o no es válido
    %@ no está disponible: %@
    No hay ningún botón «%@».
    encabezado
    encabezado de nivel %lld
    %@ no tiene acciones en este momento.
    %@, acción (número o nombre, Return para ninguna)
    %@ no está disponible.
    No hay ninguna acción «%@».
    activado
    Mayúsculas-Tab vuelve atrás.
    %@ solo vuelve atrás.
    No hay ninguna pregunta antes de esta.
    %@ es obligatorio
    %@ está vacío
    %@: acciones
    Ir a %@: %@
    %@ a %@
    un número
    en pasos de %@
    El paso es %@.
    un nombre o %@
    Introduce el nombre de un color, o uno como %@.
    número o nombre
    Introduce un número o un nombre de la lista.
    Seleccionado: %@
    Eliminado: %@
    oculto
    Desplegado
    Plegado
    La respuesta %@ no es válida: %@
    Se necesita un texto.
    Se necesita true o false.
    No es ninguna de las opciones.
    Se necesita una lista.
    Un valor de la lista no es ninguna de las opciones.
    La lista solo puede tener textos.
    Añadir una entrada
    Añadir otra entrada
    La lista solo puede tener objetos.
    La lista tiene demasiados valores.
    Es una carpeta. Elige un archivo.
    Es un archivo. Elige una carpeta.
    Cancelado.
    Se necesita un número.
    Se necesita un número entero.
      other Introduce %lld caracteres.
      one Introduce %lld carácter.
      many Introduce %lld de caracteres.
    Uno en cada línea: ninguno, o al menos %lld.
    Uno en cada línea: ninguno, o de %lld a %lld.
    Uno en cada línea: ninguno, o %lld.
    Elige ninguno, o al menos %lld.
    Elige ninguno, o entre %lld y %lld.
    Elige ninguno, o %lld.
    Introduce un día y una hora, por ejemplo %@.
    La entrada terminó antes de haber una respuesta.
    No hay nada que elegir.
    Hay otra pregunta abierta en el terminal.
      other %lld opciones coinciden:
      one %lld opción coincide:
      many %lld de opciones coinciden:
    """
}
