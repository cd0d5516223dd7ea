import * as z from 'zod/mini'
import { Commune, freeCommune } from '../core/commune.ts'
import { OptionalEmail, OptionalSite, isFrenchCodePostal, parseCodePostal } from '../core/coordonnees.ts'
import { OptionalJour } from '../core/jour.ts'
import { stripSeparators } from '../core/invisibles.ts'
import { isFrance, Pays } from '../core/adresse.ts'
import {
  requiredCode,
  choixWithDefault,
  optionalCorps,
  requiredCorps,
  flag,
  optional,
  liste,
  optionalLigne,
  requiredLigne,
} from '../core/texte.ts'
import { textes } from '../core/textes/common.ts'
import { buts } from './buts.ts'
import type { declaredChamps } from './champs-association.ts'
import { DureeSaisie } from './duree.ts'
import { textesAssociation } from './textes/common.ts'

const numeroGroupe = (forme: RegExp, motif: string) =>
  optional(
    z.string({ error: motif }).check(
      z.overwrite((texte) => stripSeparators(texte).toUpperCase()),
      z.refine((texte) => texte === '' || forme.test(texte), motif),
    ),
  )

/** SIREN or SIRET, typed with or without spaces (ASSO-06). */
const Siren = numeroGroupe(/^(\d{9}|\d{14})$/, textesAssociation.sirenOuSiret)
/** National number of associations (ASSO-06). */
export const Rna = numeroGroupe(/^W\d{9}$/, textesAssociation.rna)

/** Labels of activities. check-activites.ts checks them against the list that the administration keeps. */
const Activites = liste(z.string(), 300)

/** The head office lies in a listed commune: a free text has no competent court (ASSO-33, X-28). */
const CommuneDuSiege = Commune.check(z.refine(({ id }) => id !== freeCommune, { error: textesAssociation.siegeHorsListe, abort: true }))
const PaysDuSiege = Pays.check(z.refine((pays) => isFrance(pays), textesAssociation.siegeHorsRessort))

const siegeAdresse = (commune: typeof CommuneDuSiege) =>
  z.strictObject(
    {
      adresse: requiredLigne(250),
      complementAdresse: optionalLigne(250),
      codePostal: requiredCode(12).check(z.overwrite(parseCodePostal), z.refine(isFrenchCodePostal, textes.codePostalInvalide)),
      commune,
      pays: PaysDuSiege,
      domiciliation: optionalLigne(150),
    },
    { error: textes.champObligatoire },
  )

// Every field that a form asks for also has a line in `champsInformations`.
// The form accepts the three flags that the declarant does not decide, so that stored values can be sent back. The transform sets them.
const champs = {
  denomination: requiredLigne(250),
  objet: requiredCorps(4000),
  numero: Siren,
  reference: Rna,
  domaine: Activites,
  theme: Activites,
  but: choixWithDefault(buts, 'NON_LUCRATIF'),
  cooperative: flag(false),
  utilitePublique: flag(false),
  stipulations: flag(false),
  precisionStipulation: optionalCorps(4000),
  adresseCourriel: OptionalEmail,
  adresseSite: OptionalSite,
  consentementCommunication: flag(false),
  finValidite: OptionalJour,
  dureeValidite: DureeSaisie,
  dureeRenouvellement: DureeSaisie,
} satisfies Partial<Record<keyof typeof declaredChamps, z.ZodMiniType>>

/** The parts that differ between the two readers of the sheet. */
interface Exigences {
  gouvernance: z.ZodMiniType<string, string | null | undefined>
  commune: typeof CommuneDuSiege
}

const informationsSchema = ({ gouvernance, commune }: Exigences) =>
  z.pipe(
    z.strictObject({ ...champs, gouvernance, adresse: siegeAdresse(commune) }, { error: textes.champObligatoire }),
    z.transform((saisie) => ({
      ...saisie,
      domaine: [...new Set(saisie.domaine)],
      theme: saisie.theme.length > 0 ? [...new Set(saisie.theme)] : null,
      // Only the court sets it (ASSO-18).
      utilitePublique: false,
      precisionStipulation: saisie.stipulations ? saisie.precisionStipulation : null,
      consentementCommunication: saisie.adresseCourriel !== null,
    })),
  )

/**
 * The information of an association in a filing, normalised: themes as a list or null, consent derived, no precision without stipulations.
 */
export const Informations = informationsSchema({ gouvernance: requiredLigne(150), commune: CommuneDuSiege })
export type Informations = z.output<typeof Informations>

/** `Informations` for a correction by the court: it may leave empty what the paper register never said (STAFF-11). */
export const RectifiedInformations = informationsSchema({
  gouvernance: z.pipe(
    optionalLigne(150),
    z.transform((texte) => texte ?? ''),
  ),
  commune: Commune,
})
