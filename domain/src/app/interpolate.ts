/** Values of the names a page may write between braces (`{courriel}`): settings and reference data that only the server knows. */
export type ValeursPage = Record<string, string>

/** Replaces the names between braces. An unknown name stays as it is. */
export const interpolate = (texte: string, valeurs: ValeursPage): string =>
  texte.replaceAll(/\{(\w+)\}/g, (ecrit, nom: string) => (Object.hasOwn(valeurs, nom) ? (valeurs[nom] ?? ecrit) : ecrit))
