// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `es`.
  static let es = """
    Cancelar
    Aceptar
    Listo
    Eliminar
    Cerrar
    Editar
    Atrás
    Menú
    Más
    Más información
    Buscar
    Quitar
    Insertar
    Actualizar
    Mostrar
    Ocultar
    Mostrar filas
    Ocultar filas
    Tirador de la hoja
    Seleccionado
    %@, seleccionado
    Guardar
    Guardar como
    No guardar
    No volver a preguntar
    Buscar
    Reemplazar
    Reemplazar todo
    Reemplazar por
    No encontrado
    %lld de %lld
    Página %lld de %lld
    Pestaña %lld
    Subir %@
    Bajar %@
    Eliminar %@
    Nombre
    Filtrar
    Abrir
    Abrir…
    Mover
    Elegir…
    Elige un archivo.
    Elige archivos.
    Elige una foto.
    Elige fotos.
    Anterior
    Siguiente
    Calendario
    Mes anterior
    Mes siguiente
    Aumentar
    Disminuir
    Cortar
    Copiar
    Pegar
    Seleccionar todo
    Deshacer
    Rehacer
    Borrar texto
    Ajustes
    Ajustes…
    Compartir…
    Renombrar
    Ámbito
    Sin resultados
    Sin resultados para “%@”
    Revisa la ortografía o prueba con otra búsqueda.
    Este campo es obligatorio.
    Introduce entre %lld y %lld caracteres.
    Número mínimo de caracteres: %lld.
    Número máximo de caracteres: %lld.
    Introduce un número entre %@ y %@.
    El formato no es el esperado.
    Introduce una dirección de correo electrónico.
    Hay un problema
    Error: %@
    Actualizar
    Este formulario había caducado y no se ha enviado nada. Revisa lo que has introducido y envíalo de nuevo.
    El programa no responde. Lo que escribes se conserva.
    El programa ha cambiado. Vuelve a cargar la página.
    Esta página está abierta en otro lugar.
    La sesión ha terminado. Lo que has escrito se conserva.
    Se ha perdido la conexión. Lo que escribes se conserva.
    El programa se ha reiniciado. El texto de un campo que no se muestra se conserva hasta que se muestre.
    El navegador no permite que la página escriba en el portapapeles.
    El navegador no permite que la página lea el portapapeles.
    El navegador no permite que la página lea el portapapeles. Pulsa Control-V.
    El contenido del portapapeles es demasiado largo.
    Los archivos son demasiado grandes.
    No se puede leer un archivo.
    Pulsa una tecla o haz clic para elegir archivos.
    siguiente
    atrás
    cerrar
    cancelar
    salir
    copiar
    deshacer
    buscar
    reemplazar
    elegir
    aceptar
    abrir
    seleccionar
    pulsar
    cambiar
    día
    mes
    calendario
    colores
    cambiar
    teclas
    desplazar
    listo
    ir
    unirse
    ruta
    buscar
    enviar
    continuar
    1 resultado
    Resultados: %lld
    Reemplazos: 1
    Reemplazos: %lld
    Exportar
    Exportar…
    Negrita
    Cursiva
    Subrayado
    Teclas
    Poner en negrita
    Poner en cursiva
    Subrayar
    Tachar
    Buscar y reemplazar
    Enviar
    Quitar la selección
    Pulsar
    Valor anterior
    Valor siguiente
    Campo siguiente
    Campo anterior
    Una página abajo
    Una página arriba
    Seleccionar una página abajo
    Seleccionar una página arriba
    Elegir
    Estas teclas
    Copiar o salir
    Salir
    Volver a dibujar
    Suspender
    Nueva línea
    Eliminar antes
    Eliminar después
    Eliminar la palabra anterior
    Eliminar la palabra siguiente
    Eliminar hasta el inicio de la línea
    Eliminar hasta el final de la línea
    Eliminar hasta el inicio
    Eliminar hasta el final
    Seleccionar arriba
    Seleccionar abajo
    Seleccionar atrás
    Seleccionar adelante
    Seleccionar la palabra anterior
    Seleccionar la palabra siguiente
    Seleccionar hasta el inicio de la línea
    Seleccionar hasta el final de la línea
    Seleccionar hasta el inicio
    Seleccionar hasta el final
    Subir
    Bajar
    Ir atrás
    Ir adelante
    Palabra anterior
    Palabra siguiente
    Inicio de la línea
    Final de la línea
    Ir al inicio
    Ir al final
    Seleccionar todo
    Una semana antes
    Una semana después
    Línea anterior
    Línea siguiente
    Día anterior
    Día siguiente
    Primer día
    Último día
    Primera línea
    Última línea
    Mes anterior
    Mes siguiente
    Añadir
    Redactar
    Responder
    Acción
    Organizar
    Marcadores
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
    Número máximo de caracteres: %lld; hay %lld.
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
    Número máximo de dígitos: %lld.
    Introduce un múltiplo de %@.
    Un número entre %@ y %@
    Un número de al menos %@
    Un número de como máximo %@
    Introduce un día como año-mes-día.
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
    Uno en cada línea.
    Uno en cada línea, al menos %lld.
    Uno en cada línea, como máximo %lld.
    Uno en cada línea, %lld.
    Uno en cada línea, de %lld a %lld.
    Número mínimo de líneas: %lld.
    Número máximo de líneas: %lld.
    Número de líneas: %lld.
    Número de líneas: de %lld a %lld.
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
    año-mes-día
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
    Se necesita un número.
    Se necesita un número entero.
    Número de caracteres: %lld.
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
    """
}
