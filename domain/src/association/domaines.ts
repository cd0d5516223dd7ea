import { nomenclature } from './donnees/nomenclature.ts'

// « Domaines divers » is a reclassification bin of the national nomenclature: kept in data, never offered.
const jamaisPropose = '050'

/** Labels of the 28 domains a form offers. */
export const domainesProposes: readonly string[] = nomenclature.filter(({ code }) => code !== jamaisPropose).map(({ libelle }) => libelle)

const codeDuDomaine = new Map(nomenclature.map(({ code, libelle }) => [libelle, code]))
const themes = nomenclature.flatMap(({ themes: deCeDomaine }) => deCeDomaine)
const codeDuTheme = new Map(themes.map(([code, libelle]) => [libelle, code]))

/** Code of a domain or a theme from its label (X-38: labels on the wire); null when unknown. */
export const codeDomaine = (libelle: string): string | null => codeDuDomaine.get(libelle) ?? null
export const codeTheme = (libelle: string): string | null => codeDuTheme.get(libelle) ?? null

/** Labels of the themes whose code begins with a chosen domain's code (ASSO-09). */
export const themesDe = (domaines: readonly string[]): string[] => {
  const codes = domaines.map(codeDomaine).filter((code) => code !== null)
  return themes.filter(([theme]) => codes.some((code) => theme.startsWith(code))).map(([, libelle]) => libelle)
}

/** Chosen themes that forbid removing this domain (ASSO-10); empty when it may go. */
export const themesRetenant = (domaine: string, themesChoisis: readonly string[]): string[] => {
  const siens = new Set(themesDe([domaine]))
  return themesChoisis.filter((theme) => siens.has(theme))
}
