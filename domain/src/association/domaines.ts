import type { Activite } from '../core/activite.ts'

const longueurDuDomaine = 3
type Activites = readonly Activite[]

export const isDomaine = ({ code }: Activite): boolean => code.length === longueurDuDomaine
const isTheme = (activite: Activite): boolean => !isDomaine(activite)
const hasLibelle = (libelle: string) => (activite: Activite) => activite.libelle === libelle || activite.anciens.includes(libelle)

/** The domain or theme that bears this name, current or former (X-38: the API sends labels). */
export const findDomaine = (activites: Activites, libelle: string) => activites.filter(isDomaine).find(hasLibelle(libelle))
export const findTheme = (activites: Activites, libelle: string) => activites.filter(isTheme).find(hasLibelle(libelle))

/** Labels of the domains that forms offer. */
export const offeredDomaines = (activites: Activites): string[] =>
  activites.filter((activite) => activite.actif && isDomaine(activite)).map(({ libelle }) => libelle)

/** Whether a theme belongs to one of these domains: its code begins with the domain's (ASSO-09). */
export const isThemeOf = (activites: Activites, domaines: readonly string[]) => {
  const codes = domaines.flatMap((libelle) => findDomaine(activites, libelle)?.code ?? [])
  return ({ code }: Activite): boolean => codes.some((domaine) => code.startsWith(domaine))
}

/** Labels of the themes that forms offer for the chosen domains. */
export const themesDe = (activites: Activites, domaines: readonly string[]): string[] => {
  const leurs = isThemeOf(activites, domaines)
  return activites.filter((activite) => activite.actif && isTheme(activite) && leurs(activite)).map(({ libelle }) => libelle)
}

/** Chosen themes that prevent removing this domain (ASSO-10); empty when it may be removed. */
export const blockingThemes = (activites: Activites, domaine: string, themesChoisis: readonly string[]): string[] => {
  const sien = isThemeOf(activites, [domaine])
  return themesChoisis.filter((libelle) => {
    const theme = findTheme(activites, libelle)
    return theme !== undefined && sien(theme)
  })
}
