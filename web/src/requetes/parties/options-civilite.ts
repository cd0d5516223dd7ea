import { civilites, libelleCivilite } from 'domain/core/personne'

/** The two choices of every civility (CONST-14). */
export const optionsCivilite = civilites.map((value) => ({ value, label: libelleCivilite(value) }))
