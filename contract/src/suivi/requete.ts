import * as z from 'zod/mini'
import { etatsRequete, sousTypesRequete, typesRecours, typesRequete } from 'domain/requetes/types'
import { etatsEtape } from 'domain/suivi/etats-etape'
import { call } from '../core/call.ts'
import { paramsRequete } from '../requetes/numero.ts'
import { CourrielRefuse, DocumentRequete } from './requetes.ts'
import { AwaitedDemande } from '../pieces/awaited.ts'
import { whereItStands } from './situation.ts'

const text = z.string()
const orNull = z.nullable(text)

/** A step of the request. Past: what happened, and its day. Future: what is awaited, and the article that requires it. */
const Etape = z.object({ nom: text, etat: z.enum(etatsEtape), le: orNull, phrase: text, source: orNull })

/** The addressee of a decision, how it is notified and its kind of appeal (ENT-20); the court chose them. Null for any other document. */
const DestinataireDit = z.nullable(
  z.object({
    libelle: text,
    pourvoi: z.enum(typesRecours),
    lrar: z.boolean(),
    /** Until when it may be appealed, in words; null for an appeal without a delay. */
    delai: orNull,
    /** Whether opening it notifies the decision to this reader (docs/decisions/0127). */
    vautNotification: z.boolean(),
  }),
)

/**
 * A document the court communicated (ENT-27). The lowest `priorite` comes first. `nouveau` until this user opens it.
 * `idPieces`: number of the demande in the document's name (REQ-25).
 * `demandePieces`: the demande whose letter it is, while this user may reply.
 */
export const CommunicatedDocument = z.extend(DocumentRequete, {
  lien: text,
  priorite: z.number(),
  nouveau: z.boolean(),
  idPieces: z.nullable(z.number()),
  demandePieces: z.nullable(AwaitedDemande),
  destinataire: DestinataireDit,
})

export const getRequete = call({
  method: 'GET',
  path: '/api/requete/:numero',
  acces: 'connecte',
  summary:
    "The state of a request, its steps and the court's documents: for the filer, the attached users and its court. The documents are no longer new.",
  params: paramsRequete,
  answer: z.object({
    numero: text,
    type: z.enum(typesRequete),
    sousTypes: z.array(z.enum(sousTypesRequete)),
    etat: z.enum(etatsRequete),
    denomination: text,
    declarant: text,
    tribunal: z.object({ id: text, libelle: text }),
    /** Null for a creation until it is registered. */
    association: orNull,
    issueTeleservice: z.boolean(),
    datePreEnregistrement: text,
    dateOrdonnancement: orNull,
    ...whereItStands,
    /** Whether this reader may contest it now; their contestation, and the court's answer (`texte` is null once erased). */
    contestation: z.object({
      possible: z.boolean(),
      faite: z.nullable(z.object({ le: text, reponse: z.nullable(z.object({ le: text, texte: orNull })) })),
    }),
    etapes: z.array(Etape),
    /** Median number of days to a decision of this court on this type. Null once decided, or when too few requests were decided. */
    delaiHabituel: z.nullable(z.number()),
    /** Whether this user may read the filing again (DEPOT-06). */
    depotLisible: z.boolean(),
    documents: z.array(CommunicatedDocument),
    /** The mails about it that a mail server refused. Shown to the person who filed it and to its court. */
    courrielsRefuses: z.array(CourrielRefuse),
  }),
})
