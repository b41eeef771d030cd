// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pt`, part 3.
  static let pt3 = """
      other %1$lld opções correspondem. As %2$lld melhores:
      one %1$lld opção corresponde. As %2$lld melhores:
      many %1$lld de opções correspondem. As %2$lld melhores:
      other %1$lld opções, buscadas por uma parte do nome. As %2$lld primeiras:
      one %1$lld opção, buscada por uma parte do nome. As %2$lld primeiras:
      many %1$lld de opções, buscadas por uma parte do nome. As %2$lld primeiras:
      other %lld encontrados:
      one %lld encontrado:
      many %lld encontrados:
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
