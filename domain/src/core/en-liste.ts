const liste = new Intl.ListFormat('fr')

/** Words as a French list: « a, b et c ». */
export const enListe = (mots: readonly string[]): string => liste.format(mots)
