/** The commune of the names below. */
export const communeDesNoms = 'Mittelbruch'

type Paire = readonly [pourquoi: string, un: string, autre: string]

/** Names that could be confused in one commune (CCL art. 57); the last ones are just above the limit. */
export const confusableNoms: readonly Paire[] = [
  ['the same', 'Chorale du Ried', 'Chorale du Ried'],
  ['accents, case, signs, ligatures', 'Les Élèves du Cœur (1926)', 'LES ELEVES DU COEUR, 1926'],
  ['a letter more', 'Chorale du Ried', 'Chorales du Ried'],
  ['a letter less', 'Les petits loups', "Les p'tits loups"],
  ['joined or not', 'Football-club des Cimes', 'Foot-ball club des Cimes'],
  ['another order', 'Harmonie et chorale', 'Chorale et harmonie'],
  ['another word for the body', 'Amicale des quilleurs', 'Société des Quilleurs'],
  ['no word for the body', 'Association des quilleurs', 'Les quilleurs'],
  ['the commune added, which all share', 'Football-club', 'Football-club de Mittelbruch'],
  ['a year added', 'Football-club de Montrevel', 'Football-Club Montrevel 78'],
  ['words for bodies only', 'Association sportive', 'Association sportive de Mittelbruch'],
  // At the limit: 2.4 of 3.4.
  ['one word added to a word and its body', 'Football-club', 'Football-club féminin'],
]

/** Names that share something and stay distinct; the last but one is just below the limit. */
export const distinctNoms: readonly Paire[] = [
  ['the word for the body alone in common', 'Amicale des quilleurs', 'Amicale des pêcheurs'],
  ['several words for the body in common', 'Société sportive et amicale des quilleurs', 'Société sportive et amicale des pêcheurs'],
  ['the commune alone in common', 'Chorale de Mittelbruch', 'Harmonie de Mittelbruch'],
  ['two words that sound alike', 'Les chanteurs', 'Les chasseurs'],
  ['a word for the body, and a name', 'Amicale', 'Amicale des quilleurs'],
  ['two words for bodies', 'Association sportive', 'Association culturelle'],
  // At the limit: 2 of 3.
  ['one word added to a word', 'Les quilles', 'Les quilles du Ried'],
  ['initials are not read', 'FC Mittelbruch', 'Football-club Mittelbruch'],
]
