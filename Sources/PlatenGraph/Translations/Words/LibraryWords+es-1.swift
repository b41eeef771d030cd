// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `es`, part 1.
  static let es1 = """
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
    Crear documento
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
      other Introduce entre %1$lld y %2$lld caracteres.
      one Introduce entre %1$lld y %2$lld carácter.
      many Introduce entre %1$lld y %2$lld de caracteres.
      other Introduce al menos %lld caracteres.
      one Introduce al menos %lld carácter.
      many Introduce al menos %lld de caracteres.
      other Introduce como máximo %lld caracteres.
      one Introduce como máximo %lld carácter.
      many Introduce como máximo %lld de caracteres.
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
      other %lld resultados
      one %lld resultado
      many %lld de resultados
      other %lld reemplazos
      one %lld reemplazo
      many %lld de reemplazos
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
    """
}
