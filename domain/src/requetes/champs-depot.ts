import * as z from 'zod/mini'
import {
  champsFondateurMorale,
  champsFondateurPhysique,
  champsMorale,
  champsPhysique,
  champsReprise,
} from '../association/champs-membre.ts'
import { texte, texteOuNul } from '../association/formes.ts'
import { type Comite, coordonnees } from '../association/membres.ts'
import type { Field, Fields, Readable } from '../core/fields.ts'
import { civilites } from '../core/personne.ts'

// Who knows a filing is of the circle: who filed it reads all they typed, the users attached what these tables grant, the court everything.

const cercle = { readers: 'cercle', printed: [] } as const
const comptes = { readers: 'comptes', printed: [] } as const
const tribunal = { readers: 'tribunal', printed: [] } as const

/** Who filed, with whom the court corresponds. */
export const champsDeclarant = {
  civilite: { ...cercle, stored: z.enum(civilites) },
  nom: { ...cercle, stored: texte },
  prenom: { ...cercle, stored: texte },
  lien: { ...cercle, stored: texteOuNul },
  adresse: { ...cercle, stored: texte },
  complementAdresse: { ...cercle, stored: texteOuNul },
  codePostal: { ...cercle, stored: texte },
  ville: { ...cercle, stored: texte },
  email: { ...tribunal, stored: texteOuNul },
  notificationElectronique: { ...cercle, stored: z.boolean() },
} as const satisfies Fields

/** A person has a uuid once in the register; another while it exists only on a screen (MEMB-05). */
export const identifiants = {
  uuid: { ...comptes, stored: texteOuNul },
  localUuid: { ...comptes, stored: texteOuNul },
} as const satisfies Fields

/** How a known member was reached, to be erased (docs/decisions/0082): of shape 4, absent when nothing is. */
const effacees = {
  coordonneesEffacees: { ...tribunal, stored: z.optional(z.nullable(z.array(z.enum(coordonnees)))) },
} as const satisfies Record<string, Field>

/** Said to be another person than the one of the same name: of shape 2, absent when nobody was asked. */
const homonyme = { homonyme: { ...cercle, stored: z.optional(z.nullable(z.boolean())) } } as const satisfies Fields

/** The direction as shapes 1 to 3 filed it. */
export const champsComite3 = {
  physiques: { ...champsPhysique, ...identifiants },
  morales: { ...champsMorale, ...identifiants },
  reprises: { ...champsReprise, ...identifiants },
} as const satisfies Record<string, Fields>

/** The same from shape 4 on. */
export const champsComite = {
  physiques: { ...champsComite3.physiques, ...effacees },
  morales: { ...champsComite3.morales, ...effacees },
  reprises: champsComite3.reprises,
} as const satisfies Record<string, Fields>

export const champsFondateursDeposes = {
  physiques: { ...champsFondateurPhysique, ...identifiants, ...homonyme },
  morales: { ...champsFondateurMorale, ...identifiants, ...homonyme },
} as const satisfies Record<string, Fields>

/** A direction of a filing as one of its readers is given it. */
export type ComiteLisible = { [C in keyof typeof champsComite]: Readable<(typeof champsComite)[C]>[] } & Pick<Comite, 'indexMembres'>
