import { civilites, libelleCivilite } from 'domain/core/personne'

/** The two options of every civility field (CONST-14). */
export const optionsCivilite = civilites.map((value) => ({ value, label: libelleCivilite(value) }))
