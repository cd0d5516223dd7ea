import * as z from 'zod/mini'
import { Commune, communeLibre } from '../core/commune.ts'
import { EmailFacultatif, SiteFacultatif, estCodePostalFrancais, lireCodePostal } from '../core/coordonnees.ts'
import { JourFacultatif } from '../core/jour.ts'
import { sansSeparateurs } from '../core/invisibles.ts'
import { estLaFrance, Pays } from '../core/adresse.ts'
import {
  codeObligatoire,
  choixParDefaut,
  corpsFacultatif,
  corpsObligatoire,
  drapeau,
  facultatif,
  liste,
  texteFacultatif,
  texteObligatoire,
} from '../core/texte.ts'
import { textes } from '../core/textes/common.ts'
import { buts } from './buts.ts'
import type { champsDits } from './champs-association.ts'
import { DureeSaisie } from './duree.ts'
import { textesAssociation } from './textes/common.ts'

const numeroGroupe = (forme: RegExp, motif: string) =>
  facultatif(
    z.string({ error: motif }).check(
      z.overwrite((texte) => sansSeparateurs(texte).toUpperCase()),
      z.refine((texte) => texte === '' || forme.test(texte), motif),
    ),
  )

/** SIREN or SIRET, typed with or without spaces (ASSO-06). */
const Siren = numeroGroupe(/^(\d{9}|\d{14})$/, textesAssociation.sirenOuSiret)
/** National number of associations (ASSO-06). */
export const Rna = numeroGroupe(/^W\d{9}$/, textesAssociation.rna)

/** Labels of activities. verifier-activites.ts checks them against the list that the administration keeps. */
const Activites = liste(z.string(), 300)

/** The head office lies in a listed commune: a free text has no competent court (ASSO-33, X-28). */
const CommuneDuSiege = Commune.check(z.refine(({ id }) => id !== communeLibre, { error: textesAssociation.siegeHorsListe, abort: true }))
const PaysDuSiege = Pays.check(z.refine((pays) => estLaFrance(pays), textesAssociation.siegeHorsRessort))

const adresseDuSiege = (commune: typeof CommuneDuSiege) =>
  z.strictObject(
    {
      adresse: texteObligatoire(250),
      complementAdresse: texteFacultatif(250),
      codePostal: codeObligatoire(12).check(z.overwrite(lireCodePostal), z.refine(estCodePostalFrancais, textes.codePostalInvalide)),
      commune,
      pays: PaysDuSiege,
      domiciliation: texteFacultatif(150),
    },
    { error: textes.champObligatoire },
  )

// Every field that a form asks for also has a line in `champsInformations`.
// The form accepts the three flags that the declarant does not decide, so that stored values can be sent back. The transform sets them.
const champs = {
  denomination: texteObligatoire(250),
  objet: corpsObligatoire(4000),
  numero: Siren,
  reference: Rna,
  domaine: Activites,
  theme: Activites,
  but: choixParDefaut(buts, 'NON_LUCRATIF'),
  cooperative: drapeau(false),
  utilitePublique: drapeau(false),
  stipulations: drapeau(false),
  precisionStipulation: corpsFacultatif(4000),
  adresseCourriel: EmailFacultatif,
  adresseSite: SiteFacultatif,
  consentementCommunication: drapeau(false),
  finValidite: JourFacultatif,
  dureeValidite: DureeSaisie,
  dureeRenouvellement: DureeSaisie,
} satisfies Partial<Record<keyof typeof champsDits, z.ZodMiniType>>

/** The parts that differ between the two readers of the sheet. */
interface Exigences {
  gouvernance: z.ZodMiniType<string, string | null | undefined>
  commune: typeof CommuneDuSiege
}

const lireInformations = ({ gouvernance, commune }: Exigences) =>
  z.pipe(
    z.strictObject({ ...champs, gouvernance, adresse: adresseDuSiege(commune) }, { error: textes.champObligatoire }),
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
export const Informations = lireInformations({ gouvernance: texteObligatoire(150), commune: CommuneDuSiege })
export type Informations = z.output<typeof Informations>

/** `Informations` for a correction by the court: it may leave empty what the paper register never said (STAFF-11). */
export const InformationsRectifiees = lireInformations({
  gouvernance: z.pipe(
    texteFacultatif(150),
    z.transform((texte) => texte ?? ''),
  ),
  commune: Commune,
})
