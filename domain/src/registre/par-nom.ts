const ordre = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/** By name, accents aside, « 2 » before « 10 ». */
export const parNom = (une: { nom: string }, autre: { nom: string }): number => ordre.compare(une.nom, autre.nom)

/** The same of any text of a row. */
export const parTexte = (un: string, autre: string): number => ordre.compare(un, autre)
