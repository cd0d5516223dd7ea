import * as z from 'zod/mini'
import { buts } from './informations.ts'
import { etatsAssociation } from './etats.ts'
import { unitesDuree } from './duree.ts'
import { collections } from './membres.ts'
import { civilites } from '../core/personne.ts'

const texte = z.string()
const texteOuNul = z.nullable(texte)
const jourOuNul = z.nullable(z.string())
const Duree = z.nullable(z.strictObject({ valeur: z.number(), unite: z.enum(unitesDuree) }))

// A snapshot is read back as it was written: shapes only, since what the paper register gave would not pass today's rules (design.md §3).
const Commune = z.strictObject({ id: z.number(), codeInsee: texteOuNul, libelle: texte, codePostaux: z.array(texte) })
const adresse = { adresse: texte, complementAdresse: texteOuNul, codePostal: texte, commune: Commune, pays: texte }

const dates = {
  dateConstitutive: jourOuNul,
  dateStatuts: jourOuNul,
  dateInscriptionJAL: jourOuNul,
  dateDissolutionJAL: jourOuNul,
  dateDissolution: jourOuNul,
  dateRadiation: jourOuNul,
}

const Informations = z.strictObject({
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
  adresseCourriel: texteOuNul,
  adresseSite: texteOuNul,
  consentementCommunication: z.boolean(),
  finValidite: jourOuNul,
  dureeValidite: Duree,
  dureeRenouvellement: Duree,
  adresse: z.strictObject({ ...adresse, domiciliation: texteOuNul }),
  // In a version the dates stand with the information, not beside it as in a filing.
  ...dates,
})

const communs = {
  uuid: texte,
  fonction: texte,
  civilite: z.enum(civilites),
  email: texteOuNul,
  telephone: texteOuNul,
  estFondateur: z.boolean(),
  adresse: z.strictObject(adresse),
}

const members = z.strictObject({
  physiques: z.array(z.strictObject({ ...communs, nom: texte, prenom: texte, nationalite: texte })),
  morales: z.array(
    z.strictObject({
      ...communs,
      formeJuridique: texte,
      denomination: texte,
      nomRepresentant: texte,
      prenomRepresentant: texte,
      numeroInscription: texteOuNul,
    }),
  ),
  reprises: z.array(z.strictObject({ uuid: texte, description: texte })),
})

const fondateurs = z.strictObject({
  physiques: z.array(z.strictObject({ civilite: z.enum(civilites), nom: texte, prenom: texte })),
  morales: z.array(z.strictObject({ formeJuridique: texte, denomination: texte })),
})

/** Number of the shape below; a new shape takes the next number and old snapshots keep theirs. */
export const schemaVersion = 1

/** One immutable version of an association: everything the register says on a day (design.md §3, ENT-02). */
export const Version = z.strictObject({
  schema: z.literal(schemaVersion),
  etatAssociation: z.enum(etatsAssociation),
  informations: Informations,
  members,
  /** The order of the direction; a member keeps its uuid through versions. */
  indexMembres: z.array(z.strictObject({ uuid: texte, collection: z.enum(collections), index: z.number() })),
  fondateurs,
  /** Rows of the documents this version lists, and whether each is in force. */
  documents: z.array(z.strictObject({ uuid: texte, actif: z.boolean() })),
})
export type Version = z.output<typeof Version>
