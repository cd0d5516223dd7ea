import * as z from 'zod/mini'
import { delais } from 'domain/requetes/delais'
import { etapes } from 'domain/requetes/actes/situation'
import { typesRequete } from 'domain/requetes/types'
import { echeances } from 'domain/suivi/echeance'
import { groupesEcheance } from 'domain/suivi/groupes-echeance'
import { call } from '../core/call.ts'
import { type Filtered, filtre, pageOf, paging } from '../core/page.ts'

const text = z.string()

/** The queues of the court: every open request is in exactly one, and a registered creation as long as the court has to publish it. */
export const files = [
  'A_PRENDRE_EN_CHARGE',
  'EN_INSTRUCTION',
  'EN_ATTENTE_DE_PIECES',
  'PIECES_RECUES',
  'A_LA_PREFECTURE',
  'OPPOSITION',
  'A_DECIDER',
  'A_LA_SIGNATURE',
  'A_PUBLIER',
] as const
export type File = (typeof files)[number]

/** Those where somebody else is awaited: nothing is to be done there before a day of the court's own has come. */
export const filesDAttente = ['EN_ATTENTE_DE_PIECES', 'A_LA_PREFECTURE', 'A_LA_SIGNATURE'] as const satisfies File[]

/** What is looked at: all that awaits the court, what the clerk holds, or one queue. */
export const vues = ['A_FAIRE', 'MIENNES', ...files] as const
export type Vue = (typeof vues)[number]

/** The acts done on several files in one gesture, each in its own transaction. */
export const actesParLot = ['PRISE_EN_CHARGE', 'RECEPISSE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET'] as const
export type ActeParLot = (typeof actesParLot)[number]

/** A delay that runs: what is awaited, until when, by which article. */
export const HorlogeDite = z.object({ delai: z.enum(delais), le: text, source: text })

/** What a file is due by. */
export const EcheanceDite = z.object({ delai: z.enum(echeances), le: text })

const comptes = <const K extends string>(noms: readonly K[]) =>
  z.object(Object.fromEntries(noms.map((nom) => [nom, z.number()])) as Record<K, z.ZodMiniNumber>)

/** Columns the tray sorts by, and its order when it opens. */
export const colonnesFile = ['echeance', 'datePreEnregistrement', 'numero', 'denomination'] as const
export const triDeLaFile = 'echeance,asc'

/** Filters of the tray, on every tab. */
export const filtresFile = {
  /** Words of the number, the name, the commune, in any case and without accents. */
  recherche: filtre,
  type: z._default(z.union([z.literal(''), z.enum(typesRequete)]), ''),
  etape: z._default(z.union([z.literal(''), z.enum(etapes)]), ''),
}
export type FiltresFile = Filtered<typeof filtresFile>

export const listerFile = call({
  method: 'GET',
  path: '/api/greffe/requete',
  acces: 'greffe',
  summary: "The open requests of the clerk's courts by due day, searched and by queue, with the count of each tab.",
  query: z.strictObject({
    file: z._default(z.enum(vues), 'A_FAIRE'),
    ...filtresFile,
    ...paging(colonnesFile, triDeLaFile),
  }),
  answer: z.extend(
    pageOf(
      z.object({
        numero: text,
        /** What an act on it is based on. */
        version: z.number(),
        type: z.enum(typesRequete),
        etape: z.enum(etapes),
        denomination: text,
        commune: text,
        codePostal: text,
        tribunal: text,
        datePreEnregistrement: text,
        agent: z.nullable(z.object({ prenom: text, nom: text })),
        /** An attached person contests it, and the court has not answered. */
        contestee: z.boolean(),
        /** The nearest: a legal delay, or a reply not come on its day. */
        echeance: z.nullable(EcheanceDite),
        /** What stands in the way of each act that may be done on several; empty where it may be done. */
        obstacles: z.record(z.enum(actesParLot), z.array(text)),
        /** What stands in the way of its letter to the prefect; empty once it is communicated. */
        lettre: z.array(text),
      }),
    ),
    {
      /** How many rows each tab shows. */
      files: comptes(vues),
      /** How many rows of this tab each group holds, over all its pages. */
      groupes: comptes(groupesEcheance),
    },
  ),
})
