/** What names a person or a legal entity, member of the direction or founder. */
export type Nomme = { civilite: string; nom: string; prenom: string } | { formeJuridique: string; denomination: string }

/** No accents, no capitals, neither spaces nor hyphens: « Jean Marc », « JEAN-MARC ». */
const lettres = (texte: string): string =>
  texte
    .normalize('NFD')
    .replace(/[\p{M}\s\p{Pd}]/gu, '')
    .toLowerCase()

/** Two entries with this same text may be one person: a question to who types them, never an answer. */
export const identite = (personne: Nomme): string =>
  ('nom' in personne ? [personne.civilite, personne.nom, personne.prenom] : [personne.formeJuridique, personne.denomination])
    .map(lettres)
    .join('\n')

export const nomComplet = (personne: Nomme): string => ('nom' in personne ? `${personne.prenom} ${personne.nom}` : personne.denomination)
