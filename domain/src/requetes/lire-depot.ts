import * as z from 'zod/mini'
import {
  CommuneStockee,
  dates,
  emailOuNul,
  fondateurMorale,
  fondateurPhysique,
  informations,
  jourOuNul,
  membreMorale,
  membrePhysique,
  texte,
  texteOuNul,
} from '../association/formes.ts'
import { collections, coordonnees } from '../association/membres.ts'
import type { Commune } from '../core/commune.ts'
import { type Lecteurs, lireForme } from '../core/forme-stockee.ts'
import { civilites } from '../core/personne.ts'
import { type Depot, schemaDepot } from './depot.ts'

const identifiants = { uuid: texteOuNul, localUuid: texteOuNul }
/** Said to be another person than the one of the same name: of shape 2, absent when nobody was asked. */
const homonyme = z.optional(z.nullable(z.boolean()))

/** How a known member was reached, to be erased (docs/decisions/0082): of shape 4, absent when nothing is. */
const coordonneesEffacees = z.optional(z.nullable(z.array(z.enum(coordonnees))))

const comiteAvec = <const D extends z.core.$ZodShape>(dit: D) =>
  z.strictObject({
    physiques: z.array(z.strictObject({ ...identifiants, ...membrePhysique, ...dit })),
    morales: z.array(z.strictObject({ ...identifiants, ...membreMorale, ...dit })),
    reprises: z.array(z.strictObject({ ...identifiants, description: texte })),
    indexMembres: z.array(z.strictObject({ ...identifiants, collection: z.optional(z.nullable(z.enum(collections))), index: z.number() })),
  })
const comite3 = comiteAvec({})
const comite4 = comiteAvec({ coordonneesEffacees })

/** The filed JSON as it was understood: its head office's commune is the one our list gives in shape 1, the one typed in shape 2. */
const forme = {
  commentaire: texteOuNul,
  declarant: z.strictObject({
    civilite: z.enum(civilites),
    nom: texte,
    prenom: texte,
    lien: texteOuNul,
    adresse: texte,
    complementAdresse: texteOuNul,
    codePostal: texte,
    ville: texte,
    email: emailOuNul,
    notificationElectronique: z.boolean(),
  }),
  association: z.strictObject({ informations: z.strictObject(informations), ...dates }),
  comite: comite3,
  fondateurs: z.strictObject({
    physiques: z.array(z.strictObject({ ...identifiants, ...fondateurPhysique, homonyme })),
    morales: z.array(z.strictObject({ ...identifiants, ...fondateurMorale, homonyme })),
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

/** A filing as it is read, under no rule but its shape's. */
export const DepotLu = z.strictObject(forme4)

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
