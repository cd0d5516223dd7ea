import * as z from 'zod/mini'
import { normalizeEmail } from '../core/email.ts'
import { civilites } from '../core/personne.ts'
import { unitesDuree } from './duree.ts'
import { buts } from './informations.ts'

// What is stored is read back as it was written: shapes only, since what the paper register gave, or what was filed before a rule was
// tightened, would not pass the rules of today's forms (design.md §3).

export const texte = z.string()
export const texteOuNul = z.nullable(texte)
/** An address stored before addresses were normalized is read as one is stored today (docs/decisions/0110). */
export const emailOuNul = z.nullable(texte.check(z.overwrite(normalizeEmail)))
export const jourOuNul = z.nullable(z.string())
const Duree = z.nullable(z.strictObject({ valeur: z.number(), unite: z.enum(unitesDuree) }))

export const CommuneStockee = z.strictObject({ id: z.number(), codeInsee: texteOuNul, libelle: texte, codePostaux: z.array(texte) })
const adresse = { adresse: texte, complementAdresse: texteOuNul, codePostal: texte, commune: CommuneStockee, pays: texte }

export const dates = {
  dateConstitutive: jourOuNul,
  dateStatuts: jourOuNul,
  dateInscriptionJAL: jourOuNul,
  dateDissolutionJAL: jourOuNul,
  dateDissolution: jourOuNul,
  dateRadiation: jourOuNul,
}

/** What an association says of itself, without its dates: a filing has them beside, a version inside. */
export const informations = {
  denomination: texte,
  objet: texte,
  numero: texteOuNul,
  reference: texteOuNul,
  domaine: z.array(texte),
  theme: z.nullable(z.array(texte)),
  but: z.enum(buts),
  cooperative: z.boolean(),
  gouvernance: texte,
  utilitePublique: z.boolean(),
  stipulations: z.boolean(),
  precisionStipulation: texteOuNul,
  adresseCourriel: emailOuNul,
  adresseSite: texteOuNul,
  consentementCommunication: z.boolean(),
  finValidite: jourOuNul,
  dureeValidite: Duree,
  dureeRenouvellement: Duree,
  adresse: z.strictObject({ ...adresse, domiciliation: texteOuNul }),
}

type InformationsStockees = z.output<z.ZodMiniObject<typeof informations>>

/** What an association has not said of itself. */
export const informationsVides: Omit<InformationsStockees, 'denomination' | 'objet' | 'adresse'> = {
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

const membre = {
  fonction: texte,
  civilite: z.enum(civilites),
  email: emailOuNul,
  telephone: texteOuNul,
  estFondateur: z.boolean(),
  adresse: z.strictObject(adresse),
}

export const membrePhysique = { ...membre, nom: texte, prenom: texte, nationalite: texte }
export const membreMorale = {
  ...membre,
  formeJuridique: texte,
  denomination: texte,
  nomRepresentant: texte,
  prenomRepresentant: texte,
  numeroInscription: texteOuNul,
}

export const fondateurPhysique = { civilite: z.enum(civilites), nom: texte, prenom: texte }
export const fondateurMorale = { formeJuridique: texte, denomination: texte }
