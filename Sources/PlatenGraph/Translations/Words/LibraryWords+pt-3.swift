// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pt`, part 3.
  static let pt3 = """
    botão
    link
    aba
    Iniciar sessão com a Apple
    Registar-se com a Apple
    Continuar com a Apple
    imagem
    campo de busca
    interruptor
    selecionado
    desativado
    O texto ficaria longo demais. Nada foi inserido.
    Digite algo como %@.
    “%@” não está disponível com os dados atuais.
    Isto não está disponível com os dados atuais.
    Este texto é demasiado longo para ser editado aqui. Este é o início.
    Hora
    """
}
