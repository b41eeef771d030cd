// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pt`, part 2.
  static let pt2 = """
    Parar
    Câmera
    Lixo
    Reproduzir
    Pausar
    Retroceder
    Avançar
    Favoritos
    Destaques
    Mais bem avaliados
    Recentes
    Contatos
    Histórico
    Downloads
    Mais recentes
    Mais vistos
    Barra lateral
    Sem título
    Salvar Como…
    Novo
    Deseja salvar as alterações?
    Não é possível abrir o documento. %@
    Não é possível salvar o documento. %@
    Não é possível salvar arquivos aqui.
    Não é possível ler a pasta.
    Abrir Arquivos
    mover
    confirmar
    limpar
    completar
    editar o padrão
    anteriores
    nova linha
    abrir pasta
    digitar um dia
    Confirmar
    Limpar
    Completar
    Aceitar
    Alterar
    Editar o valor padrão
    Resposta anterior
    Resposta posterior
    Buscar nas respostas anteriores
    Nenhuma resposta anterior corresponde.
    Escolher ou remover da escolha
    Selecionados: %lld
    A outra resposta
    Abrir pasta
    Digitar um dia
    Sim
    Não
    Nenhum
    Responda %@ ou %@.
    Digite para filtrar
    Digite para buscar
    Lendo
    Verificando
    Buscando
    Nada corresponde.
    Nada encontrado.
    É necessária uma resposta.
      other Digite no máximo %1$lld caracteres; há %2$lld.
      one Digite no máximo %1$lld caractere; há %2$lld.
      many Digite no máximo %1$lld de caracteres; há %2$lld.
    Escolha no máximo %lld.
    Escolha pelo menos %lld.
    Escolha %lld.
    Escolha de %lld a %lld.
    Digite um número.
    Digite um número inteiro.
    Digite um número de pelo menos %@.
    Digite um número de no máximo %@.
    Digite um número maior que %@.
    Digite um número menor que %@.
      other Digite um número de no máximo %lld dígitos.
      one Digite um número de no máximo %lld dígito.
      many Digite um número de no máximo %lld de dígitos.
    Digite um múltiplo de %@.
    Um número de %@ a %@.
    Um número de pelo menos %@.
    Um número de no máximo %@.
    Digite um dia, por exemplo %@.
    Digite um dia como ano-mês-dia, por exemplo %@.
    Esse dia não existe.
    Essa hora não existe.
    Esta não é uma data completa.
    Esta não é uma hora completa.
    Esta hora não pode ser escolhida.
    Digite um dia a partir de %@.
    Digite um dia até %@.
    Digite um dia de %@ a %@.
    Digite um horário, por exemplo %@.
    Digite um endereço, por exemplo %@.
    Etapa %lld de %lld: %@
    Resumo
    Concluir
    Geral
    Obrigatório
    Opcional
    Obrigatório, por exemplo %@
    Opcional, por exemplo %@
    por exemplo %@
    Um em cada linha.
    Um em cada linha, pelo menos %lld.
    Um em cada linha, no máximo %lld.
    Um em cada linha, %lld.
    Um em cada linha, de %lld a %lld.
      other Digite pelo menos %lld linhas.
      one Digite pelo menos %lld linha.
      many Digite pelo menos %lld de linhas.
      other Digite no máximo %lld linhas.
      one Digite no máximo %lld linha.
      many Digite no máximo %lld de linhas.
      other Digite %lld linhas.
      one Digite %lld linha.
      many Digite %lld de linhas.
      other Digite de %1$lld a %2$lld linhas.
      one Digite de %1$lld a %2$lld linha.
      many Digite de %1$lld a %2$lld de linhas.
    Cada linha: %@
    Digite cada valor uma vez.
    Resposta
    Senha
    Número
    Dia
    Tem certeza?
    Linha
    Linhas
    Arquivo
    Pasta
    Texto
    Número ou nome
    Números ou nomes, separados por vírgulas
    Não há a opção “%@”.
    não exibido
    texto a buscar
    caminho
    Esse arquivo não existe.
    Essa pasta não existe.
    A entrada terminou antes de um botão ser pressionado.
    Incompleto: %@
    A entrada terminou antes de o formulário ser preenchido.
    indisponível
    %@: obrigatório. Return outra vez deixa vazio.
    obrigatório
    Return mantém, %@ esvazia
    várias linhas
    uma linha só com . termina
    só . mantém o que existe
    “%@” não é aceito aqui.
    Botão (número ou nome, o nome de um campo para mudá-lo, Return para %@)
    Botão (número ou nome, o nome de um campo para mudá-lo)
    Digite um botão. Control-C termina o formulário.
    falta algo ou algo não é válido
    %@ não está disponível: %@
    Não há o botão “%@”.
    título
    título de nível %lld
    %@ não tem ações no momento.
    %@, ação (número ou nome, Return para nenhuma)
    %@ não está disponível.
    Não há a ação “%@”.
    ativado
    Shift-Tab volta.
    %@ sozinho volta.
    Não há pergunta antes desta.
    %@ é obrigatório
    %@ está vazio
    %@: ações
    Ir para %@: %@
    %@ a %@
    um número
    em passos de %@
    O passo é %@.
    um nome ou %@
    Digite o nome de uma cor, ou uma como %@.
    número ou nome
    Digite um número ou um nome da lista.
    Selecionado: %@
    Apagado: %@
    oculto
    Expandido
    Recolhido
    A resposta %@ não é válida: %@
    É necessário um texto.
    É necessário true ou false.
    Não é nenhuma das opções.
    É necessária uma lista.
    Um valor da lista não é nenhuma das opções.
    A lista só pode ter textos.
    Adicionar uma entrada
    Adicionar outra entrada
    A lista só pode ter objetos.
    A lista tem valores demais.
    Isto é uma pasta. Escolha um arquivo.
    Isto é um arquivo. Escolha uma pasta.
    Cancelado.
    É necessário um número.
    É necessário um número inteiro.
      other Digite %lld caracteres.
      one Digite %lld caractere.
      many Digite %lld de caracteres.
    Um em cada linha: nenhum, ou pelo menos %lld.
    Um em cada linha: nenhum, ou de %lld a %lld.
    Um em cada linha: nenhum, ou %lld.
    Não escolha, ou escolha pelo menos %lld.
    Não escolha, ou escolha de %lld a %lld.
    Não escolha, ou escolha %lld.
    Digite um dia e um horário, por exemplo %@.
    A entrada terminou antes de haver uma resposta.
    Não há nada para escolher.
    Há outra pergunta aberta no terminal.
      other %lld opções correspondem:
      one %lld opção corresponde:
      many %lld de opções correspondem:
    """
}
