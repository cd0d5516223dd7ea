import * as z from 'zod/mini'
import { delais } from 'domain/requetes/delais/delais'
import { etapes } from 'domain/requetes/actes/situation'
import { typesRequete } from 'domain/requetes/types'
import { echeances } from 'domain/suivi/echeance'
import { groupesEcheance } from 'domain/suivi/groupes-echeance'
import { call } from '../core/call.ts'
import { type Filtered, filtre, pageOf, paging } from '../core/page.ts'

const text = z.string()

/** The queues of the court. Each open request is in exactly one; a registered creation stays in one until the court has published it. */
export const queues = [
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
export type Queue = (typeof queues)[number]

/** The queues that wait for somebody else. The court has nothing to do there until a day of its own calendar comes. */
export const waitingQueues = ['EN_ATTENTE_DE_PIECES', 'A_LA_PREFECTURE', 'A_LA_SIGNATURE'] as const satisfies Queue[]

/** The views of the tray: everything that awaits the court, what the clerk holds, or one queue. */
export const trayViews = ['A_FAIRE', 'MIENNES', ...queues] as const
export type TrayView = (typeof trayViews)[number]

/** The acts that can be done on several requests at once, each in its own transaction. */
export const batchActes = ['PRISE_EN_CHARGE', 'RECEPISSE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET'] as const
export type BatchActe = (typeof batchActes)[number]

/** A running delay: what is awaited, until when, under which article. */
export const StatedHorloge = z.object({ delai: z.enum(delais), le: text, source: text })

/** The next due date of a request, and what is due. */
export const StatedEcheance = z.object({ delai: z.enum(echeances), le: text })

const comptes = <const K extends string>(noms: readonly K[]) =>
  z.object(Object.fromEntries(noms.map((nom) => [nom, z.number()])) as Record<K, z.ZodMiniNumber>)

/** Columns the tray sorts by, and its default sort. */
export const queueColonnes = ['echeance', 'datePreEnregistrement', 'numero', 'denomination'] as const
export const trayTri = 'echeance,asc'

/** Filters of the tray, on every tab. */
export const queueFiltres = {
  /** Words of the number, the name or the commune; case and accents are ignored. */
  recherche: filtre,
  type: z._default(z.union([z.literal(''), z.enum(typesRequete)]), ''),
  etape: z._default(z.union([z.literal(''), z.enum(etapes)]), ''),
}
export type QueueFiltres = Filtered<typeof queueFiltres>

export const listerFile = call({
  method: 'GET',
  path: '/api/greffe/requete',
  acces: 'greffe',
  summary: "The open requests of the clerk's courts by due day, searched and by queue, with the count of each tab.",
  query: z.strictObject({
    file: z._default(z.enum(trayViews), 'A_FAIRE'),
    ...queueFiltres,
    ...paging(queueColonnes, trayTri),
  }),
  answer: z.extend(
    pageOf(
      z.object({
        numero: text,
        /** The version that an act sends back. */
        version: z.number(),
        type: z.enum(typesRequete),
        etape: z.enum(etapes),
        denomination: text,
        commune: text,
        codePostal: text,
        tribunal: text,
        datePreEnregistrement: text,
        agent: z.nullable(z.object({ prenom: text, nom: text })),
        /** An attached person contests it and the court has not answered yet. */
        contestee: z.boolean(),
        /** The nearest one: a legal delay, or a reply that is late. */
        echeance: z.nullable(StatedEcheance),
        /** Why each act of a batch cannot be done; empty when it can. */
        obstacles: z.record(z.enum(batchActes), z.array(text)),
        /** Why its letter to the prefect cannot be printed; empty once the request is communicated. */
        lettre: z.array(text),
      }),
    ),
    {
      /** Number of rows in each tab. */
      files: comptes(trayViews),
      /** Number of rows in each group of this tab, over all its pages. */
      groupes: comptes(groupesEcheance),
    },
  ),
})
