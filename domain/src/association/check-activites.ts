import type { Activite } from '../core/activite.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { isThemeOf, findDomaine, findTheme } from './domaines.ts'
import { textesAssociation } from './textes/common.ts'

/** The activities of an association: labels of domains and of themes. */
interface InformationsPart {
  domaine: readonly string[]
  theme: readonly string[] | null
}

/** Why a label may not be chosen; null when the forms offer it. */
const refus = (libelle: string, activite: Activite | undefined, inconnu: string): string | null => {
  if (!activite) return inconnu
  if (!activite.actif) return textesAssociation.activiteRetiree(libelle)
  return activite.libelle === libelle ? null : textesAssociation.activiteRenommee(libelle, activite.libelle)
}

/**
 * The errors of an association's activities (ASSO-07, ASSO-09). Each must be in the list that the administration keeps (STAFF-25), and each
 * theme in a chosen domain. Activities already registered (`before`) may stay, even once withdrawn or renamed.
 */
export const checkActivites = (
  { domaine, theme }: InformationsPart,
  activites: readonly Activite[],
  avant: InformationsPart | null,
): ErreurChamp[] => {
  const leur = isThemeOf(activites, domaine)
  const domaines = domaine.map((libelle) =>
    avant?.domaine.includes(libelle) ? null : refus(libelle, findDomaine(activites, libelle), textesAssociation.domaineInconnu),
  )
  const themes = (theme ?? []).map((libelle) => {
    const activite = findTheme(activites, libelle)
    const porte = avant?.theme?.includes(libelle) ?? false
    if (activite ? !leur(activite) : !porte) return textesAssociation.themeHorsDomaine
    return porte ? null : refus(libelle, activite, textesAssociation.themeHorsDomaine)
  })
  const say = (field: string, defauts: readonly (string | null)[]) =>
    [...new Set(defauts.filter((defaut) => defaut !== null))].map((defaultMessage) => ({ field, defaultMessage }))
  return [...say('domaine', domaines), ...say('theme', themes)]
}
