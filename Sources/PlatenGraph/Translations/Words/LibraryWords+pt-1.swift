// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pt`, part 1.
  static let pt1 = """
    Cancelar
    OK
    Concluído
    Apagar
    Fechar
    Editar
    Voltar
    Menu
    Mais
    Mais Informações
    Buscar
    Remover
    Inserir
    Atualizar
    Mostrar
    Ocultar
    Mostrar linhas
    Ocultar linhas
    Alça da folha
    Selecionado
    %@, selecionado
    Salvar
    Salvar como
    Não Salvar
    Não perguntar novamente
    Buscar
    Substituir
    Substituir tudo
    Substituir por
    Não encontrado
    %lld de %lld
    Página %lld de %lld
    Aba %lld
    Mover %@ para cima
    Mover %@ para baixo
    Apagar %@
    Nome
    Filtrar
    Abrir
    Criar documento
    Abrir…
    Mover
    Escolher…
    Escolha um arquivo.
    Escolha arquivos.
    Escolha uma foto.
    Escolha fotos.
    Anterior
    Seguinte
    Calendário
    Mês Anterior
    Mês Seguinte
    Aumentar
    Diminuir
    Cortar
    Copiar
    Colar
    Selecionar Tudo
    Desfazer
    Refazer
    Limpar texto
    Ajustes
    Ajustes…
    Compartilhar…
    Renomear
    Escopo
    Nenhum Resultado
    Nenhum Resultado para “%@”
    Verifique a ortografia ou faça uma nova busca.
    Este campo é obrigatório.
      other Digite de %1$lld a %2$lld caracteres.
      one Digite de %1$lld a %2$lld caractere.
      many Digite de %1$lld a %2$lld de caracteres.
      other Digite pelo menos %lld caracteres.
      one Digite pelo menos %lld caractere.
      many Digite pelo menos %lld de caracteres.
      other Digite no máximo %lld caracteres.
      one Digite no máximo %lld caractere.
      many Digite no máximo %lld de caracteres.
    Digite um número de %@ a %@.
    O formato não é o esperado.
    Digite um endereço de e-mail.
    Há um problema
    Erro: %@
    Atualizar
    Este formulário havia expirado e nada foi enviado. Verifique o que você digitou e envie novamente.
    O programa não responde. O que você digita é mantido.
    O programa mudou. Recarregue a página.
    Esta página está aberta em outro lugar.
    A sessão terminou. O que você digitou foi mantido.
    A conexão foi perdida. O que você digita é mantido.
    O programa foi reiniciado. O texto de um campo que não está visível é mantido até que esteja.
    O navegador não permite que a página grave na área de transferência.
    O navegador não permite que a página leia a área de transferência.
    O navegador não permite que a página leia a área de transferência. Pressione Control-V.
    O conteúdo da área de transferência é longo demais.
    Os arquivos são grandes demais.
    Não foi possível ler um arquivo.
    Pressione uma tecla ou clique para escolher arquivos.
    próximo
    voltar
    fechar
    cancelar
    sair
    copiar
    desfazer
    buscar
    substituir
    escolher
    aceitar
    abrir
    selecionar
    pressionar
    alternar
    dia
    mês
    calendário
    cores
    alterar
    teclas
    rolar
    concluído
    ir
    entrar
    rota
    buscar
    enviar
    continuar
      other %lld resultados
      one %lld resultado
      many %lld de resultados
      other %lld substituições
      one %lld substituição
      many %lld de substituições
    Exportar
    Exportar…
    Negrito
    Itálico
    Sublinhado
    Teclas
    Negrito
    Itálico
    Sublinhar
    Tachar
    Buscar e substituir
    Enviar
    Remover a seleção
    Pressionar
    Valor anterior
    Próximo valor
    Próximo campo
    Campo anterior
    Uma página abaixo
    Uma página acima
    Selecionar uma página abaixo
    Selecionar uma página acima
    Escolher
    Estas teclas
    Copiar ou sair
    Sair
    Redesenhar
    Suspender
    Nova linha
    Apagar antes
    Apagar depois
    Apagar a palavra anterior
    Apagar a próxima palavra
    Apagar até o início da linha
    Apagar até o fim da linha
    Apagar até o início
    Apagar até o fim
    Selecionar acima
    Selecionar abaixo
    Selecionar para trás
    Selecionar para a frente
    Selecionar a palavra anterior
    Selecionar a próxima palavra
    Selecionar até o início da linha
    Selecionar até o fim da linha
    Selecionar até o início
    Selecionar até o fim
    Mover para cima
    Mover para baixo
    Mover para trás
    Mover para a frente
    Palavra anterior
    Próxima palavra
    Início da linha
    Fim da linha
    Início
    Fim
    Selecionar tudo
    Uma semana antes
    Uma semana depois
    Linha anterior
    Próxima linha
    Dia anterior
    Próximo dia
    Primeiro dia
    Último dia
    Primeira linha
    Última linha
    Mês anterior
    Próximo mês
    Adicionar
    Escrever
    Responder
    Ação
    Organizar
    Favoritos
    """
}
