import * as z from 'zod/mini'
import { answeredPersons } from '../association/answered.ts'
import { champsComite, champsComite3, identifiants } from '../association/champs-comite.ts'
import { champsDits } from '../association/champs-association.ts'
import { CommuneStockee, dates, jourOuNul, texte, texteOuNul } from '../association/formes.ts'
import { collections } from '../association/membres.ts'
import type { Commune } from '../core/commune.ts'
import { answeredShape, type FieldTable, storedShape } from '../core/fields.ts'
import { type Lecteurs, lireForme } from '../core/forme-stockee.ts'
import type { Audience } from '../core/readers.ts'
import { champsDeclarant, champsFondateursDeposes } from './champs-depot.ts'
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
/** The filed JSON as it was understood: its head office's commune is the one our list gives in shape 1, the one typed in shape 2. */
const forme = {
  commentaire: texteOuNul,
  declarant: z.strictObject(storedShape(champsDeclarant)),
  association: z.strictObject({ informations: z.strictObject(storedShape(champsDits)), ...dates }),
  comite: comite3,
  fondateurs: z.strictObject({
    physiques: stored(champsFondateursDeposes.physiques),
    morales: stored(champsFondateursDeposes.morales),
  }),
  documents: z.array(
    z.strictObject({
      nom: texte,
      type: texte,
      sousType: texteOuNul,
      date: jourOuNul,
      dateEffet: jourOuNul,
      journal: z.nullable(z.strictObject({ id: z.number(), libelle: texte, departement: texteOuNul })),
      lien: texteOuNul,
    }),
  ),
}

const radiation = z.strictObject({ dateDissolution: texte, commentaireRadiation: texteOuNul, quitus: z.boolean() })

/** Of shape 3: what a filing on an association says, which a creation leaves empty. */
const forme3 = {
  ...forme,
  version: z.nullable(z.number()),
  association: z.nullable(forme.association),
  renouvellementComite: z.boolean(),
  liquidationAssociation: z.nullable(z.strictObject({ commentaireLiquidation: texteOuNul, liquidateurs: comite3 })),
  radiationAssociation: z.nullable(radiation),
}

/** Of shape 4: what of a member's e-mail and telephone, which who files does not see, is to be erased. */
const forme4 = {
  ...forme3,
  comite: comite4,
  liquidationAssociation: z.nullable(z.strictObject({ commentaireLiquidation: texteOuNul, liquidateurs: comite4 })),
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
    association: z.nullable(z.strictObject({ informations: z.strictObject(answeredShape(champsDits, open)), ...dates })),
    comite,
    fondateurs: z.strictObject({
      physiques: answeredPersons('physiques', champsFondateursDeposes.physiques, open),
      morales: answeredPersons('morales', champsFondateursDeposes.morales, open),
    }),
    liquidationAssociation: z.nullable(z.strictObject({ commentaireLiquidation: texteOuNul, liquidateurs: comite })),
  })
}

/** A filing as its court is answered, under no rule but its shape's. */
export const DepotLu = answeredTo(['comptes', 'cercle', 'tribunal'])

/** A filing as one of its readers is answered: what they may not read is absent. Nobody reads it who is not of the circle. */
export const DepotLisible = answeredTo(['comptes', 'cercle'])

const Depot1 = z.strictObject(forme)
const Depot2 = z.strictObject({ schema: z.literal(2), ...forme })
const Depot3 = z.strictObject({ schema: z.literal(3), ...forme3 })
const Depot4 = z.strictObject({ schema: z.literal(schemaDepot), ...forme4 })

/** What the shapes before 3 did not say. */
const apres2 = { version: null, renouvellementComite: false, liquidationAssociation: null, radiationAssociation: null }

/** What the database keeps of a filing: the JSON as declared, and beside it the commune our list gives to its head office. */
export interface DepotStocke {
  depot: unknown
  /** Null in shape 1, and of a filing that says nothing of the head office. */
  siege: unknown
}

/** From shape 3 on, a filing that says nothing of the association has no head office beside it. */
const avecSiegeDit = ({ schema: _, ...declare }: Depot & { schema: number }, siege: unknown): Depot =>
  declare.association ? avecSiege(declare, CommuneStockee.parse(siege)) : declare

const lecteurs = (siege: unknown): Lecteurs<Depot> => ({
  1: (depot) => ({ ...apres2, ...Depot1.parse(depot) }),
  2: (depot) => {
    const { schema: _, ...declare } = Depot2.parse(depot)
    return avecSiege({ ...apres2, ...declare }, CommuneStockee.parse(siege))
  },
  3: (depot) => avecSiegeDit(Depot3.parse(depot), siege),
  4: (depot) => avecSiegeDit(Depot4.parse(depot), siege),
})

/** A stored filing in today's shape, under no rule but its shape's: a form that becomes stricter never makes an old filing unreadable. */
export const lireDepot = ({ depot, siege }: DepotStocke): Depot => lireForme(lecteurs(siege), depot)

/** The filing as it is stored. */
export const depotAStocker = (declare: Depot, siege: Commune | null): DepotStocke => ({
  depot: { schema: schemaDepot, ...declare },
  siege,
})

/** The filing with its head office in the commune our list gives, whatever the sender called it (ASSO-33). */
export const avecSiege = <D extends Depot>(depot: D, commune: Commune): D => {
  const { association } = depot
  if (!association) return depot
  const { informations: dites } = association
  return { ...depot, association: { ...association, informations: { ...dites, adresse: { ...dites.adresse, commune } } } }
}

/** First name and name of who filed. */
export const declarantDe = (stocke: DepotStocke): string => {
  const { prenom, nom } = lireDepot(stocke).declarant
  return `${prenom} ${nom}`
}
