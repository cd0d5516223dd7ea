import * as z from 'zod/mini'
import { identifiants } from '../../association/champs-comite.ts'
import { champsFondateurs } from '../../association/champs-membre.ts'
import { nullableEmail, texte, nullableTexte } from '../../association/formes.ts'
import type { FieldTable } from '../../core/fields.ts'
import { civilites } from '../../core/personne.ts'

// The declarant reads all they typed, the attached users what these tables grant, and the court everything.

const cercle = { readers: 'cercle', printed: [] } as const

/** The person who filed, with whom the court corresponds. */
export const champsDeclarant = {
  civilite: { ...cercle, stored: z.enum(civilites) },
  nom: { ...cercle, stored: texte },
  prenom: { ...cercle, stored: texte },
  lien: { ...cercle, stored: nullableTexte },
  adresse: { ...cercle, stored: texte },
  complementAdresse: { ...cercle, stored: nullableTexte },
  codePostal: { ...cercle, stored: texte },
  ville: { ...cercle, stored: texte },
  email: { readers: 'tribunal', printed: [], stored: nullableEmail },
  notificationElectronique: { ...cercle, stored: z.boolean() },
} as const satisfies FieldTable

/** The declarant says that this founder is another person than the one of the same name. In shape 2; absent when not asked. */
const homonyme = { homonyme: { ...cercle, stored: z.optional(z.nullable(z.boolean())) } } as const satisfies FieldTable

export const filedFondateursChamps = {
  physiques: { ...champsFondateurs.physiques, ...identifiants, ...homonyme },
  morales: { ...champsFondateurs.morales, ...identifiants, ...homonyme },
} as const satisfies Record<string, FieldTable>
