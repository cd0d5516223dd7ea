import * as z from 'zod/mini'
import {
  Commune,
  dates,
  fondateurMorale,
  fondateurPhysique,
  informations,
  jourOuNul,
  membreMorale,
  membrePhysique,
  texte,
  texteOuNul,
} from '../association/formes.ts'
import { collections } from '../association/membres.ts'
import type { Commune as CommuneDuSiege } from '../core/commune.ts'
import { type Lecteurs, lireForme } from '../core/forme-stockee.ts'
import { civilites } from '../core/personne.ts'
import { type Depot, schemaDepot } from './depot.ts'

const identifiants = { uuid: texteOuNul, localUuid: texteOuNul }
/** Said to be another person than the one of the same name: of shape 2, absent when nobody was asked. */
const homonyme = z.optional(z.nullable(z.boolean()))

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
    email: texteOuNul,
    notificationElectronique: z.boolean(),
  }),
  association: z.strictObject({ informations: z.strictObject(informations), ...dates }),
  comite: z.strictObject({
    physiques: z.array(z.strictObject({ ...identifiants, ...membrePhysique })),
    morales: z.array(z.strictObject({ ...identifiants, ...membreMorale })),
    reprises: z.array(z.strictObject({ ...identifiants, description: texte })),
    indexMembres: z.array(z.strictObject({ ...identifiants, collection: z.optional(z.nullable(z.enum(collections))), index: z.number() })),
  }),
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

/** A filing as it is read, under no rule but its shape's. */
export const DepotLu = z.strictObject(forme)

const Depot1 = z.strictObject(forme)
const Depot2 = z.strictObject({ schema: z.literal(schemaDepot), ...forme })

/** What the database keeps of a filing: the JSON as declared, and beside it the commune our list gives to its head office. */
export interface DepotStocke {
  depot: unknown
  /** Null in shape 1. */
  siege: unknown
}

const lecteurs = (siege: unknown): Lecteurs<Depot> => ({
  1: (depot) => Depot1.parse(depot),
  2: (depot) => {
    const { schema: _, ...declare } = Depot2.parse(depot)
    return avecSiege(declare, Commune.parse(siege))
  },
})

/** A stored filing in today's shape, under no rule but its shape's: a form that becomes stricter never makes an old filing unreadable. */
export const lireDepot = ({ depot, siege }: DepotStocke): Depot => lireForme(lecteurs(siege), depot)

/** The filing as it is stored. */
export const depotAStocker = (declare: Depot, siege: CommuneDuSiege): DepotStocke => ({
  depot: { schema: schemaDepot, ...declare },
  siege,
})

/** The filing with its head office in the commune our list gives, whatever the sender called it (ASSO-33). */
export const avecSiege = (depot: Depot, commune: CommuneDuSiege): Depot => {
  const { association } = depot
  const { informations: dites } = association
  return { ...depot, association: { ...association, informations: { ...dites, adresse: { ...dites.adresse, commune } } } }
}

/** First name and name of who filed. */
export const declarantDe = (stocke: DepotStocke): string => {
  const { prenom, nom } = lireDepot(stocke).declarant
  return `${prenom} ${nom}`
}
