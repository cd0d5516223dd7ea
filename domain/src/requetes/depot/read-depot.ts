import * as z from 'zod/mini'
import { answeredPersons } from '../../association/answered.ts'
import { champsComite, champsComite3, identifiants } from '../../association/champs-comite.ts'
import { declaredChamps } from '../../association/champs-association.ts'
import { StoredCommune, dates, nullableJour, texte, nullableTexte } from '../../association/formes.ts'
import { collections } from '../../association/membres.ts'
import type { Commune } from '../../core/commune.ts'
import { answeredShape, type FieldTable, storedShape } from '../../core/fields.ts'
import { type Lecteurs, readForme } from '../../core/stored-forme.ts'
import type { Audience } from '../../core/readers.ts'
import { champsDeclarant, filedFondateursChamps } from './champs-depot.ts'
import { type Depot, schemaDepot } from './depot.ts'

const stored = <const T extends FieldTable>(table: T) => z.array(z.strictObject(storedShape(table)))
const indexMembres = z.array(
  z.strictObject({ ...storedShape(identifiants), collection: z.optional(z.nullable(z.enum(collections))), index: z.number() }),
)
const comite3 = z.strictObject({
  physiques: stored(champsComite3.physiques),
  morales: stored(champsComite3.morales),
  reprises: stored(champsComite3.reprises),
  indexMembres,
})
const comite4 = z.strictObject({
  physiques: stored(champsComite.physiques),
  morales: stored(champsComite.morales),
  reprises: stored(champsComite.reprises),
  indexMembres,
})
/** The filed JSON as stored. The head office's commune comes from our list in shape 1, and is the one typed in shape 2. */
const forme = {
  commentaire: nullableTexte,
  declarant: z.strictObject(storedShape(champsDeclarant)),
  association: z.strictObject({ informations: z.strictObject(storedShape(declaredChamps)), ...dates }),
  comite: comite3,
  fondateurs: z.strictObject({
    physiques: stored(filedFondateursChamps.physiques),
    morales: stored(filedFondateursChamps.morales),
  }),
  documents: z.array(
    z.strictObject({
      nom: texte,
      type: texte,
      sousType: nullableTexte,
      date: nullableJour,
      dateEffet: nullableJour,
      journal: z.nullable(z.strictObject({ id: z.number(), libelle: texte, departement: nullableTexte })),
      lien: nullableTexte,
    }),
  ),
}

const radiation = z.strictObject({ dateDissolution: texte, commentaireRadiation: nullableTexte, quitus: z.boolean() })

/** Shape 3: adds the parts of a filing on an association, which a creation leaves empty. */
const forme3 = {
  ...forme,
  version: z.nullable(z.number()),
  association: z.nullable(forme.association),
  renouvellementComite: z.boolean(),
  liquidationAssociation: z.nullable(z.strictObject({ commentaireLiquidation: nullableTexte, liquidateurs: comite3 })),
  radiationAssociation: z.nullable(radiation),
}

/** Shape 4: adds the members' contact details to erase, which the declarant cannot see. */
const forme4 = {
  ...forme3,
  comite: comite4,
  liquidationAssociation: z.nullable(z.strictObject({ commentaireLiquidation: nullableTexte, liquidateurs: comite4 })),
}

const answeredTo = <const O extends Audience>(open: readonly O[]) => {
  const comite = z.strictObject({
    physiques: answeredPersons('physiques', champsComite.physiques, open),
    morales: answeredPersons('morales', champsComite.morales, open),
    reprises: answeredPersons('reprises', champsComite.reprises, open),
    indexMembres,
  })
  return z.strictObject({
    ...forme4,
    declarant: z.strictObject(answeredShape(champsDeclarant, open)),
    association: z.nullable(z.strictObject({ informations: z.strictObject(answeredShape(declaredChamps, open)), ...dates })),
    comite,
    fondateurs: z.strictObject({
      physiques: answeredPersons('physiques', filedFondateursChamps.physiques, open),
      morales: answeredPersons('morales', filedFondateursChamps.morales, open),
    }),
    liquidationAssociation: z.nullable(z.strictObject({ commentaireLiquidation: nullableTexte, liquidateurs: comite })),
  })
}

/** A filing in the answer to its court, checked by shape only. */
export const TribunalDepot = answeredTo(['comptes', 'cercle', 'tribunal'])

/** A filing in the answer to another reader, without what they may not read. Only readers of the `cercle` get one. */
export const ReadableDepot = answeredTo(['comptes', 'cercle'])

const Depot1 = z.strictObject(forme)
const Depot2 = z.strictObject({ schema: z.literal(2), ...forme })
const Depot3 = z.strictObject({ schema: z.literal(3), ...forme3 })
const Depot4 = z.strictObject({ schema: z.literal(schemaDepot), ...forme4 })

/** The fields added by shape 3, for older filings. */
const apres2 = { version: null, renouvellementComite: false, liquidationAssociation: null, radiationAssociation: null }

/** A filing as the database stores it: the JSON as declared, and beside it the head office's commune from our list. */
export interface StoredDepot {
  depot: unknown
  /** Null in shape 1, and for a filing without a head office. */
  siege: unknown
}

/** From shape 3 on, a filing that does not declare the association has no head office beside it. */
const withDeclaredSiege = ({ schema: _, ...declare }: Depot & { schema: number }, siege: unknown): Depot =>
  declare.association ? withSiege(declare, StoredCommune.parse(siege)) : declare

const lecteurs = (siege: unknown): Lecteurs<Depot> => ({
  1: (depot) => ({ ...apres2, ...Depot1.parse(depot) }),
  2: (depot) => {
    const { schema: _, ...declare } = Depot2.parse(depot)
    return withSiege({ ...apres2, ...declare }, StoredCommune.parse(siege))
  },
  3: (depot) => withDeclaredSiege(Depot3.parse(depot), siege),
  4: (depot) => withDeclaredSiege(Depot4.parse(depot), siege),
})

/** Reads a stored filing into today's shape, checked by shape only: a stricter form never makes an old filing unreadable. */
export const readDepot = ({ depot, siege }: StoredDepot): Depot => readForme(lecteurs(siege), depot)

/** The filing in its stored form. */
export const toStoredDepot = (declare: Depot, siege: Commune | null): StoredDepot => ({
  depot: { schema: schemaDepot, ...declare },
  siege,
})

/** The filing with its head office's commune from our list, whatever the sender called it (ASSO-33). */
export const withSiege = <D extends Depot>(depot: D, commune: Commune): D => {
  const { association } = depot
  if (!association) return depot
  const { informations: dites } = association
  return { ...depot, association: { ...association, informations: { ...dites, adresse: { ...dites.adresse, commune } } } }
}

/** First name and name of the declarant. */
export const declarantDe = (stocke: StoredDepot): string => {
  const { prenom, nom } = readDepot(stocke).declarant
  return `${prenom} ${nom}`
}
