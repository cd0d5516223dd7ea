const ordre = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/** Sorts by name, ignoring case and accents; « 2 » comes before « 10 ». */
export const byNom = (une: { nom: string }, autre: { nom: string }): number => ordre.compare(une.nom, autre.nom)

/** Same order, for any text of a row. */
export const byTexte = (un: string, autre: string): number => ordre.compare(un, autre)
