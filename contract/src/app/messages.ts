import * as z from 'zod/mini'
import { destinatairesMessage, longueurMessage } from 'domain/app/messages'
import { natures } from 'domain/app/natures-messages'
import { textesMessages } from 'domain/app/textes/messages'
import { OptionalJour, RequiredJour } from 'domain/core/jour'
import { requiredLigne } from 'domain/core/texte'
import { textes } from 'domain/core/textes/common'
import { call } from '../core/call.ts'

const path = '/api/administration/message'
const nature = z.enum(natures, { error: textes.champObligatoire })
const destinataires = z.enum(destinatairesMessage, { error: textes.champObligatoire })

const id = z.string().check(z.regex(/^\d{1,9}$/))
const tribunal = z.string().check(z.maxLength(40))
const duTribunal = '/api/greffe/tribunal/:tribunal/message'

const heure = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: textesMessages.refus.heure }))
const HeureFacultative = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), heure], { error: textesMessages.refus.heure }))),
  z.transform((lue) => lue || null),
)

const MessageEcrit = z.object({
  id: z.int(),
  nature,
  destinataires,
  texte: z.string(),
  debut: z.string(),
  fin: z.nullable(z.string()),
  etat: z.enum(['A_VENIR', 'AFFICHE', 'TERMINE', 'RETIRE']),
  ecritPar: z.string(),
  retireLe: z.nullable(z.string()),
  retirePar: z.nullable(z.string()),
})

export const getMessages = call({
  method: 'GET',
  path: '/api/message',
  acces: 'public',
  summary: 'The messages of the service to show now above every page (STAFF-26): those to the staff too, to a member of it.',
  answer: z.object({
    messages: z.array(z.object({ id: z.int(), nature, texte: z.string() })),
    /** Each is shown where the associations and requests of its court are. */
    desTribunaux: z.array(z.object({ id: z.int(), tribunal: z.string(), texte: z.string() })),
  }),
})

export const listerMessages = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary: 'The last hundred messages, the latest first, with the names of those who wrote and withdrew them.',
  answer: z.object({
    messages: z.array(MessageEcrit),
  }),
})

/** Days and hours are in Paris time. Without an end, the message stays until somebody withdraws it. */
export const ecrireMessage = call({
  method: 'POST',
  path,
  acces: 'administration',
  summary: 'Shows a message above every page, to everybody or to the staff, between two times.',
  body: z.strictObject({
    nature,
    destinataires,
    texte: requiredLigne(longueurMessage),
    debutJour: RequiredJour,
    debutHeure: z.pipe(HeureFacultative, z.string({ error: textes.champObligatoire })),
    finJour: OptionalJour,
    finHeure: HeureFacultative,
  }),
  status: 201,
  answer: z.object({ id: z.int() }),
})

export const retirerMessage = call({
  method: 'POST',
  path: `${path}/:id/retrait`,
  acces: 'administration',
  summary: 'Takes a message away from every page; 412 when it is already withdrawn or over.',
  params: z.strictObject({ id }),
})

export const listerMessagesDuTribunal = call({
  method: 'GET',
  path: duTribunal,
  acces: 'greffe',
  summary: "The last hundred messages of one of the clerk's courts, the latest first; 404 for the other courts.",
  params: z.strictObject({ tribunal }),
  answer: z.object({ messages: z.array(MessageEcrit) }),
})

/** Both days are included, in Paris time. */
export const ecrireMessageDuTribunal = call({
  method: 'POST',
  path: duTribunal,
  acces: 'greffe',
  summary: "Shows a message of the clerk's court on its associations and its requests, between two days.",
  params: z.strictObject({ tribunal }),
  body: z.strictObject({ texte: requiredLigne(longueurMessage), debut: RequiredJour, fin: RequiredJour }),
  status: 201,
  answer: z.object({ id: z.int() }),
})

export const retirerMessageDuTribunal = call({
  method: 'POST',
  path: `${duTribunal}/:id/retrait`,
  acces: 'greffe',
  summary: "Takes a message of the clerk's court away; 412 when it is already withdrawn or over.",
  params: z.strictObject({ tribunal, id }),
})

export const appelsDesMessages = {
  getMessages,
  listerMessages,
  ecrireMessage,
  retirerMessage,
  listerMessagesDuTribunal,
  ecrireMessageDuTribunal,
  retirerMessageDuTribunal,
}
