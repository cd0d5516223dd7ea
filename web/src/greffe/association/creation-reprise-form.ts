import { creerReprise } from 'contract/greffe/association'
import type { CreationReprise } from 'domain/association/creation-reprise'
import { checkCreationReprise } from 'domain/association/check-reprise'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { today } from '../../core/today.ts'
import type { CommuneSaisie } from '../../requetes/parties/commune-saisie.ts'
import { membresDe, repriseSaisie, type RepriseSaisie } from './reprise-form.ts'

/** Form values of an association known only on paper. An empty text means no value. */
export interface CreationRepriseSaisie extends RepriseSaisie {
  tribunal: string
  denomination: string
  objet: string
  adresse: string
  complementAdresse: string
  codePostal: string
  commune: CommuneSaisie | null
  dateConstitutive: string
  dateStatuts: string
  inscriteLe: string
  etatAssociation: string
  gouvernance: string
  but: string
  limites: string
  precisionStipulation: string
}

/** Initial values. `tribunal` is the clerk's court when they have only one, else empty. */
export const emptyCreationReprise = (tribunal: string): CreationRepriseSaisie => ({
  tribunal,
  denomination: '',
  objet: '',
  adresse: '',
  complementAdresse: '',
  codePostal: '',
  commune: null,
  dateConstitutive: '',
  dateStatuts: '',
  inscriteLe: '',
  // No default: the clerk must choose, even « Non connu ».
  etatAssociation: '',
  gouvernance: '',
  but: '',
  limites: '',
  precisionStipulation: '',
  ...repriseSaisie(null, []),
})

/** Request body. Valid only when the form has no error. */
export const creationReprise = ({ commune, etatAssociation, but, limites, ...saisie }: CreationRepriseSaisie) => ({
  ...saisie,
  membres: membresDe(saisie),
  // The casts let an unset choice through: the schema then rejects it.
  commune: commune as CommuneSaisie,
  etatAssociation: etatAssociation as CreationReprise['etatAssociation'],
  but: but as CreationReprise['but'],
  limites: limites as CreationReprise['limites'],
})

/** All errors of the form, in the order of the server's rules. */
export const inspect = (saisie: CreationRepriseSaisie): ErreurChamp[] => {
  const read = creerReprise.body.safeParse(creationReprise(saisie))
  return read.success ? checkCreationReprise(read.data, today()) : erreursDeZod(read.error.issues)
}
