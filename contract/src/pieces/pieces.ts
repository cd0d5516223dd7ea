import * as z from 'zod/mini'
import { Annexe } from 'domain/core/annexe'
import { stripSeparators } from 'domain/core/invisibles'
import { maxPages } from 'domain/core/pages'
import { optionalCorps } from 'domain/core/texte'
import { etatsDemande } from 'domain/pieces/reponse'
import { naturesDemande } from 'domain/requetes/demandes/natures-demande'
import { type Call, call } from '../core/call.ts'
import { EntetesCaptcha } from '../core/captcha.ts'
import { ReceivingTribunal } from '../requetes/depot.ts'

const text = z.string()
const orNull = z.nullable(text)

/** A reference and its code. A malformed one is answered as an unknown code is (PIECES-01). */
const copied = (max: number) => z.string().check(z.overwrite(stripSeparators), z.maxLength(max))
const reference = { requete: copied(20), piece: copied(64) }
const params = z.strictObject(reference)
const ofPiece = z.strictObject({ ...reference, uuid: z.uuid() })

/** A file of a reply (ENT-28). */
export const PieceJointe = z.object({
  uuid: text,
  nom: text,
  /** Index of the point of the demande it answers. */
  index: z.number(),
  type: text,
  sousType: orNull,
  date: orNull,
  dateEffet: orNull,
  taille: z.number(),
  mime: text,
  /** Null while the reply is being prepared. */
  transmiseLe: orNull,
  lien: text,
})
export type PieceJointe = z.output<typeof PieceJointe>

/** A reply as it was transmitted. `observation`: whether it has one. */
const Transmission = z.object({ transmiseLe: text, documents: z.number(), observation: z.boolean() })

/** A demande as the holder of its code sees it: without personal data (ENT-29, PIECES-05). */
export const DemandeDePieces = z.object({
  numero: text,
  denomination: text,
  tribunal: ReceivingTribunal,
  type: z.enum(naturesDemande),
  etat: z.enum(etatsDemande),
  /** Day it was sent, and day by which a reply is asked for. A late demande is not expired. */
  le: text,
  dateRetour: text,
  enRetard: z.boolean(),
  /** Last day its code is valid. `closeLe`: the day that closed it, in EXPIREE and RETIREE. */
  expireLe: text,
  closeLe: orNull,
  /** Null until the reply is transmitted. */
  transmission: z.nullable(Transmission),
  observation: orNull,
  /** Postal code of the siege: the newspapers are those of its département (ANNEX-31). */
  codePostal: text,
  /** The points asked for; empty once no reply is awaited. `type` is null for a « Demande de précisions ». */
  demandes: z.array(z.object({ type: orNull, precisions: orNull, valide: z.boolean(), valideLe: orNull, pieces: z.array(PieceJointe) })),
  limites: z.object({ pieces: z.number(), taille: z.number(), tailleFichier: z.number() }),
  lettre: z.object({ nom: text, lien: text }),
  /** Whether this reader may transmit with their account, without a captcha. */
  avecCompte: z.boolean(),
})
export type DemandeDePieces = z.output<typeof DemandeDePieces>

export const getPieces = call({
  method: 'GET',
  path: '/api/pieces/:requete/:piece',
  acces: 'public',
  summary: 'What the court asks, for the holder of the code; or that the code was used, has expired or was withdrawn.',
  params,
  answer: DemandeDePieces,
})

const observation = { observation: optionalCorps(4000) }

export const transmettreReponse = call({
  method: 'POST',
  path: '/api/pieces/:requete/:piece',
  acces: 'public',
  summary: 'Transmits a reply, once, without account: behind a captcha.',
  params,
  headers: EntetesCaptcha,
  body: z.object(observation),
  answer: Transmission,
})

// Same shape as the next call's path. No conflict: `auth` is not a request number.
export const transmettreReponseConnecte = call({
  method: 'POST',
  path: '/api/pieces/auth/:requete/:piece',
  acces: 'connecte',
  summary: 'Transmits a reply, once: for the filer, and for the users attached with `depot` to the association.',
  params,
  body: z.object(observation),
  answer: Transmission,
})

export const ajouterPiece = call({
  method: 'POST',
  path: '/api/pieces/:requete/:piece/:index',
  acces: 'public',
  summary: 'Adds a file to a point of a reply, kept until the reply is transmitted. Several pictures become the pages of one PDF.',
  params: z.strictObject({ ...reference, index: z.string().check(z.regex(/^\d{1,2}$/)) }),
  multipart: { name: 'document', schema: Annexe, fichiers: maxPages },
  answer: PieceJointe,
  status: 201,
})

export const lirePiece = call({
  method: 'GET',
  path: '/api/pieces/:requete/:piece/document/:uuid',
  acces: 'public',
  summary: 'The bytes of a file of a reply not transmitted yet, or transmitted on a point since validated, for the holder of the code.',
  params: ofPiece,
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})

export const supprimerPiece = call({
  method: 'DELETE',
  path: '/api/pieces/:requete/:piece/document/:uuid',
  acces: 'public',
  summary: 'Removes a file from a reply not transmitted yet.',
  params: ofPiece,
})

export const lireLettre = call({
  method: 'GET',
  path: '/api/pieces/:requete/:piece/lettre',
  acces: 'public',
  summary: 'The letter of the court, for the holder of its code.',
  params,
  produces: ['application/pdf'],
})

export const lireAccuseReponse = call({
  method: 'GET',
  path: '/api/pieces/:requete/:piece/accuse',
  acces: 'public',
  summary: 'The receipt of a transmitted reply, for the holder of the code.',
  params,
  produces: ['application/pdf'],
})

export const lireEcheance = call({
  method: 'GET',
  path: '/api/pieces/:requete/:piece/echeance',
  acces: 'public',
  summary: 'The return day that the court set, as an iCalendar file, for the holder of the code. None once no reply is awaited.',
  params,
  produces: ['text/calendar'],
})

/** The calls open to anybody who holds the code of a demande. */
export const appelsDeReponse = {
  getPieces,
  ajouterPiece,
  lirePiece,
  supprimerPiece,
  transmettreReponse,
  transmettreReponseConnecte,
  lireLettre,
  lireAccuseReponse,
  lireEcheance,
} satisfies Record<string, Call>
