/** What a page may name between braces (`{courriel}`), by name: settings and reference data only the server knows. */
export type ValeursPage = Record<string, string>

/** The text with its names replaced. What stands between braces and is no known name stays as it is written. */
export const remplir = (texte: string, valeurs: ValeursPage): string =>
  texte.replaceAll(/\{(\w+)\}/g, (ecrit, nom: string) => (Object.hasOwn(valeurs, nom) ? (valeurs[nom] ?? ecrit) : ecrit))
