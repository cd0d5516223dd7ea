import * as z from 'zod/mini'
import { communicationPrefet } from './communication-prefet.ts'
import { correction } from './correction.ts'
import type { DefinitionActe } from './definition.ts'
import { depot } from './depot.ts'
import { inscription } from './inscription.ts'
import { priseEnCharge } from './prise-en-charge.ts'
import { rejet } from './rejet.ts'
import { remise } from './remise.ts'
import { reponsePrefet } from './reponse-prefet.ts'
import { restitution } from './restitution.ts'

/** An act of a request, as the journal keeps it (design.md §3). */
export const Acte = z.discriminatedUnion('type', [
  depot.schema,
  priseEnCharge.schema,
  remise.schema,
  restitution.schema,
  communicationPrefet.schema,
  reponsePrefet.schema,
  inscription.schema,
  rejet.schema,
  correction.schema,
])
export type Acte = z.output<typeof Acte>
export type TypeActe = Acte['type']
export type ActeDe<T extends TypeActe> = Extract<Acte, { type: T }>

/** Every act, by its type: routes, the clerk's bar, the seed and the tests run over this table. */
export const definitions = {
  DEPOT: depot,
  PRISE_EN_CHARGE: priseEnCharge,
  REMISE: remise,
  RESTITUTION: restitution,
  COMMUNICATION_PREFET: communicationPrefet,
  REPONSE_PREFET: reponsePrefet,
  INSCRIPTION: inscription,
  REJET: rejet,
  CORRECTION: correction,
} satisfies { [T in TypeActe]: DefinitionActe<z.ZodMiniType<ActeDe<T>>> }

export const typesActe = Object.keys(definitions) as TypeActe[]

/** The definition of an act, whatever its type. */
export const definitionDe = (type: TypeActe): DefinitionActe => definitions[type] as DefinitionActe
