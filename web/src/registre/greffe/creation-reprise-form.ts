import { creerReprise } from 'contract/association/greffe'
import type { CreationReprise } from 'domain/association/creation-reprise'
import { verifierCreationReprise } from 'domain/association/verifier-reprise'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { today } from '../../core/today.ts'
import type { CommuneSaisie } from '../../requetes/parties/commune-saisie.ts'
import { membresDe, repriseSaisie, type RepriseSaisie } from './reprise-form.ts'

/** An association known on paper only, as the fields hold it: an empty text is none. */
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

/** Before anything is typed; `tribunal`: the clerk's own when they have one only. */
export const creationRepriseVide = (tribunal: string): CreationRepriseSaisie => ({
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
  // Nothing is chosen beforehand: the clerk says « Non connu » too.
  etatAssociation: '',
  gouvernance: '',
  but: '',
  limites: '',
  precisionStipulation: '',
  ...repriseSaisie(null, []),
})

/** The body of the call, of a form without error. */
export const creationReprise = ({ commune, etatAssociation, but, limites, ...saisie }: CreationRepriseSaisie) => ({
  ...saisie,
  membres: membresDe(saisie),
  // What is not chosen is what is wrong.
  commune: commune as CommuneSaisie,
  etatAssociation: etatAssociation as CreationReprise['etatAssociation'],
  but: but as CreationReprise['but'],
  limites: limites as CreationReprise['limites'],
})

/** Every refusal, in the order of the rules of the call. */
export const verifier = (saisie: CreationRepriseSaisie): ErreurChamp[] => {
  const read = creerReprise.body.safeParse(creationReprise(saisie))
  return read.success ? verifierCreationReprise(read.data, today()) : erreursDeZod(read.error.issues)
}
