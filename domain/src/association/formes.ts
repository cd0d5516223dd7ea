import * as z from 'zod/mini'
import { normalizeEmail } from '../core/email.ts'
import { unitesDuree } from './duree.ts'
import { buts } from './buts.ts'

// Stored data is read back as it was written, by shape only. Data from the paper register, or filed under older rules, would not pass the
// rules of today's forms.

export const texte = z.string()
export const nullableTexte = z.nullable(texte)
/** An address stored before normalization is normalized when read (docs/decisions/0110). */
export const nullableEmail = z.nullable(texte.check(z.overwrite(normalizeEmail)))
export const nullableJour = z.nullable(z.string())
const Duree = z.nullable(z.strictObject({ valeur: z.number(), unite: z.enum(unitesDuree) }))

export const StoredCommune = z.strictObject({ id: z.number(), codeInsee: nullableTexte, libelle: texte, codePostaux: z.array(texte) })

/** A commune in an answer, with the courts that the competence table gives it that day; null outside Alsace-Moselle. */
export const LocatedCommune = z.extend(StoredCommune, { tribunalJudiciaire: nullableTexte, tribunalProximite: nullableTexte })

export const dates = {
  dateConstitutive: nullableJour,
  dateStatuts: nullableJour,
  dateInscriptionJAL: nullableJour,
  dateDissolutionJAL: nullableJour,
  dateDissolution: nullableJour,
  dateRadiation: nullableJour,
}

export const formeAdresseSiege = {
  adresse: texte,
  complementAdresse: nullableTexte,
  codePostal: texte,
  commune: StoredCommune,
  pays: texte,
  domiciliation: nullableTexte,
}

/** The information of an association without its dates. A filing holds the dates beside it, a version inside it. */
export const informations = {
  denomination: texte,
  objet: texte,
  numero: nullableTexte,
  reference: nullableTexte,
  domaine: z.array(texte),
  theme: z.nullable(z.array(texte)),
  but: z.enum(buts),
  cooperative: z.boolean(),
  gouvernance: texte,
  utilitePublique: z.boolean(),
  stipulations: z.boolean(),
  precisionStipulation: nullableTexte,
  adresseCourriel: nullableEmail,
  adresseSite: nullableTexte,
  consentementCommunication: z.boolean(),
  finValidite: nullableJour,
  dureeValidite: Duree,
  dureeRenouvellement: Duree,
  adresse: z.strictObject(formeAdresseSiege),
}

type StoredInformations = z.output<z.ZodMiniObject<typeof informations>>

/** The values of an association that declared nothing. */
export const emptyInformations: Omit<StoredInformations, 'denomination' | 'objet' | 'adresse'> = {
  numero: null,
  reference: null,
  domaine: [],
  theme: null,
  but: 'NON_LUCRATIF',
  cooperative: false,
  gouvernance: '',
  utilitePublique: false,
  stipulations: false,
  precisionStipulation: null,
  adresseCourriel: null,
  adresseSite: null,
  consentementCommunication: false,
  finValidite: null,
  dureeValidite: null,
  dureeRenouvellement: null,
}
