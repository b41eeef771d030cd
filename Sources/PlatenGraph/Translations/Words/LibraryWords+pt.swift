// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pt`.
  static let pt = """
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
    Digite de %lld a %lld caracteres.
    Número mínimo de caracteres: %lld.
    Número máximo de caracteres: %lld.
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
    1 resultado
    Resultados: %lld
    Substituições: 1
    Substituições: %lld
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
    Número máximo de caracteres: %lld; há %lld.
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
    Número máximo de dígitos: %lld.
    Digite um múltiplo de %@.
    Um número de %@ a %@
    Um número de pelo menos %@
    Um número de no máximo %@
    Digite um dia como ano-mês-dia.
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
    Um em cada linha.
    Um em cada linha, pelo menos %lld.
    Um em cada linha, no máximo %lld.
    Um em cada linha, %lld.
    Um em cada linha, de %lld a %lld.
    Número mínimo de linhas: %lld.
    Número máximo de linhas: %lld.
    Número de linhas: %lld.
    Número de linhas: de %lld a %lld.
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
    ano-mês-dia
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
    É necessário um número.
    É necessário um número inteiro.
    Número de caracteres: %lld.
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
    """
}
