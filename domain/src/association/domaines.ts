import type { Activite } from '../core/activite.ts'

const longueurDuDomaine = 3
type Activites = readonly Activite[]

export const estDomaine = ({ code }: Activite): boolean => code.length === longueurDuDomaine
const estTheme = (activite: Activite): boolean => !estDomaine(activite)
const seNomme = (libelle: string) => (activite: Activite) => activite.libelle === libelle || activite.anciens.includes(libelle)

/** The domain or theme that bears this name, current or former (X-38: the API sends labels). */
export const trouverDomaine = (activites: Activites, libelle: string) => activites.filter(estDomaine).find(seNomme(libelle))
export const trouverTheme = (activites: Activites, libelle: string) => activites.filter(estTheme).find(seNomme(libelle))

/** Labels of the domains that forms offer. */
export const domainesProposes = (activites: Activites): string[] =>
  activites.filter((activite) => activite.actif && estDomaine(activite)).map(({ libelle }) => libelle)

/** Whether a theme belongs to one of these domains: its code begins with the domain's (ASSO-09). */
export const estThemeDe = (activites: Activites, domaines: readonly string[]) => {
  const codes = domaines.flatMap((libelle) => trouverDomaine(activites, libelle)?.code ?? [])
  return ({ code }: Activite): boolean => codes.some((domaine) => code.startsWith(domaine))
}

/** Labels of the themes that forms offer for the chosen domains. */
export const themesDe = (activites: Activites, domaines: readonly string[]): string[] => {
  const leurs = estThemeDe(activites, domaines)
  return activites.filter((activite) => activite.actif && estTheme(activite) && leurs(activite)).map(({ libelle }) => libelle)
}

/** Chosen themes that prevent removing this domain (ASSO-10); empty when it may be removed. */
export const themesRetenant = (activites: Activites, domaine: string, themesChoisis: readonly string[]): string[] => {
  const sien = estThemeDe(activites, [domaine])
  return themesChoisis.filter((libelle) => {
    const theme = trouverTheme(activites, libelle)
    return theme !== undefined && sien(theme)
  })
}
