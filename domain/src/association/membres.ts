import * as z from 'zod/mini'
import { AdressePersonne } from '../core/adresse.ts'
import { OptionalEmail, OptionalTelephone } from '../core/coordonnees.ts'
import { Civilite, NomDePersonne } from '../core/personne.ts'
import { optionalCode, requiredCorps, flag, liste, optionalLigne, requiredLigne } from '../core/texte.ts'
import { textes } from '../core/textes/common.ts'
import type { champsMorale, champsPhysique } from './champs-membre.ts'

/** The three lists of members: persons, legal entities, and those taken over from the paper register as a text (MEMB-02). */
export const collections = ['physiques', 'morales', 'reprises'] as const
export type Collection = (typeof collections)[number]

/** `uuid` identifies a member in the register, `localUuid` one that exists only on a screen (MEMB-05). */
const identifiants = { uuid: optionalLigne(64), localUuid: optionalLigne(64) }

/** Contact details of a member, which only the court reads (MEMB-24). */
export const coordonnees = ['email', 'telephone'] as const

/** Every field that a form asks for has a line in the table of stored fields, except those that only a filing holds. */
type Asked<T> = Partial<Record<keyof T | 'localUuid' | 'coordonneesEffacees' | 'fonctionConfirmee', z.ZodMiniType>>

const communs = {
  ...identifiants,
  fonction: requiredLigne(100),
  civilite: Civilite,
  email: OptionalEmail,
  telephone: OptionalTelephone,
  /** Contact details of a known member that the court must erase (docs/decisions/0082); absent when there are none. */
  coordonneesEffacees: z.optional(
    z.nullable(z.array(z.enum(coordonnees), { error: textes.valeurInvalide }).check(z.minLength(1), z.maxLength(coordonnees.length))),
  ),
  /** The declarant's answer when another member holds the same function; absent when the form did not ask (docs/decisions/0128). */
  fonctionConfirmee: z.optional(z.nullable(z.boolean({ error: textes.valeurInvalide }))),
  estFondateur: flag(true),
  adresse: AdressePersonne,
} satisfies Asked<typeof champsPhysique & typeof champsMorale>

// Screens add key, prefix, index, action, statut (ENT-17): the schema drops them, like a numeroInscription on a person.
const physique = {
  nom: NomDePersonne,
  prenom: NomDePersonne,
  nationalite: requiredLigne(100),
} satisfies Asked<typeof champsPhysique>
export const MembrePhysique = z.object({ ...communs, ...physique })
export type MembrePhysique = z.output<typeof MembrePhysique>

/** Its civilité is that of the representative (MEMB-26). */
const morale = {
  formeJuridique: requiredLigne(100),
  denomination: requiredLigne(250),
  nomRepresentant: NomDePersonne,
  prenomRepresentant: NomDePersonne,
  numeroInscription: optionalCode(50),
} satisfies Asked<typeof champsMorale>
export const MembreMorale = z.object({ ...communs, ...morale })
export type MembreMorale = z.output<typeof MembreMorale>

/** A member taken over from the paper register: free text, never edited here. */
export const MembreReprise = z.object({ ...identifiants, description: requiredCorps(4000) })
export type MembreReprise = z.output<typeof MembreReprise>

/** One entry of the order of the direction (MEMB-04). */
export const Rang = z.object({
  ...identifiants,
  collection: z.optional(z.nullable(z.enum(collections))),
  index: z.int().check(z.gte(0)),
})

export const atMost = 200

/** The direction as filed. */
export const Comite = z.strictObject(
  {
    physiques: liste(MembrePhysique, atMost),
    morales: liste(MembreMorale, atMost),
    reprises: liste(MembreReprise, atMost),
    indexMembres: liste(Rang, atMost * collections.length),
  },
  { error: textes.champObligatoire },
)
export type Comite = z.output<typeof Comite>
