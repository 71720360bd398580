# Portuguese labels of score pads, separated by commas. "seção superior", "trinca":
# https://yatzy-droidveda-llp.br.aptoide.com/app
# "full", "sequência", "quadra", "general": http://osblogueirosdo5a.blogspot.com/2018/03/general.html
# Headings, sums and the names of the number boxes are common words without a source.
heading-game = jogo, partida, rodada
heading-date = data, dia
heading-variant = variante, regras
heading-name = nome, nomes, jogador, jogadora, jogadores
heading-remark = nota, notas, observação, observações, comentário
heading-place = posição, colocação
heading-mean = média
block-points-unit = p, pt, pts, ponto, pontos
block-upper = subtotal, total superior, seção superior, secção superior, parte superior
block-upper-with-bonus = total superior, total da seção superior, total da secção superior
block-lower = total inferior, seção inferior, secção inferior, parte inferior
block-total = total, total geral, pontuação, pontuação total, total final
block-bonus = bónus, bônus
box-ones = uns, ases, um
box-twos = dois, duques
box-threes = três, ternos
box-fours = quatros, quatro
box-fives = cincos, quinas
box-sixes = seis, senas
box-one-pair = par, um par
box-two-pairs = dois pares
box-three-of-a-kind = trinca, trio, três iguais, 3 iguais
box-four-of-a-kind = quadra, quatro iguais, 4 iguais, póquer
box-five-of-a-kind = general, yahtzee, cinco iguais, 5 iguais
box-full-house = full, full house, casa cheia
box-small-straight = sequência pequena, sequência menor, sequência baixa
box-large-straight = sequência grande, sequência maior, sequência alta
box-straight = sequência
box-chance = chance, oportunidade, sorte
column-named-down = descendo, desce
column-named-free = livre
column-named-up = subindo, sobe
column-named-announced = anunciada
