import * as z from 'zod/mini'
import { etatsRequete, sousTypesRequete, typesRecours, typesRequete } from 'domain/requetes/types'
import { etatsEtape } from 'domain/suivi/etats-etape'
import { call } from '../core/call.ts'
import { paramsRequete } from '../requetes/numero.ts'
import { CourrielRefuse, DocumentRequete } from './requetes.ts'
import { DemandeAttendue } from '../pieces/attendue.ts'
import { ouElleEnEst } from './situation.ts'

const text = z.string()
const orNull = z.nullable(text)

/** A step of the request: what happened and its day, or what is awaited, by which article. */
const Etape = z.object({ nom: text, etat: z.enum(etatsEtape), le: orNull, phrase: text, source: orNull })

/** Whom a decision is told to, how, and what it may be appealed by (ENT-20): chosen by the court, only read here; null of any other document. */
const DestinataireDit = z.nullable(
  z.object({
    libelle: text,
    pourvoi: z.enum(typesRecours),
    lrar: z.boolean(),
    /** Until when it may be appealed, in words; null of an appeal that no delay ends. */
    delai: orNull,
    /** Whether opening it notifies the decision to this reader (docs/decisions/0127). */
    vautNotification: z.boolean(),
  }),
)

/**
 * A document the court communicated (ENT-27): the least priority is read first, `nouveau` as long as this user has not opened it. `idPieces`
 * the number of the demand that its name says (REQ-25), `demandePieces` the demand whose letter it is, as long as this user may reply.
 */
export const DocumentCommunique = z.extend(DocumentRequete, {
  lien: text,
  priorite: z.number(),
  nouveau: z.boolean(),
  idPieces: z.nullable(z.number()),
  demandePieces: z.nullable(DemandeAttendue),
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
    /** Null of a creation as long as it is not registered. */
    association: orNull,
    issueTeleservice: z.boolean(),
    datePreEnregistrement: text,
    dateOrdonnancement: orNull,
    ...ouElleEnEst,
    /** Whether this reader may contest it now; what they contested, and the answer of the court (`texte` null once erased). */
    contestation: z.object({
      possible: z.boolean(),
      faite: z.nullable(z.object({ le: text, reponse: z.nullable(z.object({ le: text, texte: orNull })) })),
    }),
    etapes: z.array(Etape),
    /** Half of what this court decides of this type takes fewer days; null once decided, or when too few were. */
    delaiHabituel: z.nullable(z.number()),
    /** Whether this user may read again what was filed (DEPOT-06). */
    depotLisible: z.boolean(),
    documents: z.array(DocumentCommunique),
    /** The mails about it that a server refused, for who may do something about it: who filed it and its court. */
    courrielsRefuses: z.array(CourrielRefuse),
  }),
})
