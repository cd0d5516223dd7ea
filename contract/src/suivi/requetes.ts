import * as z from 'zod/mini'
import { typesDelivrance } from 'domain/association/delivrances'
import { etatsRequete, typesRequete } from 'domain/requetes/types'
import { call } from '../core/call.ts'
import { NumeroRequete } from '../requetes/numero.ts'
import { whereItStands } from './situation.ts'

const text = z.string()

/** A document that the court issued on a request: its receipt. */
export const DocumentRequete = z.object({ uuid: text, nom: text, type: z.enum(typesDelivrance), taille: z.number(), delivreLe: text })

/** A mail about a request that a mail server refused and has not accepted since. */
export const CourrielRefuse = z.object({ destinataire: text, sujet: text })

/** A request on the user's dashboard (ENT-37, X-49). */
export const RequeteTableauDeBord = z.object({
  numero: text,
  nom: text,
  type: z.enum(typesRequete),
  etat: z.enum(etatsRequete),
  codePostal: text,
  commune: text,
  declarant: text,
  // The specification spells it this way on this call.
  issuTeleservice: z.boolean(),
  datePreEnregistrement: text,
  dateOrdonnancement: z.nullable(text),
  ...whereItStands,
  /** `phrase` shortened for a list, with the nearest delay; null once decided. */
  enBref: z.nullable(text),
  association: z.nullable(text),
  /** Number of documents of the court that this user has not opened yet (ENT-26, REQ-27). */
  nouveauxDocuments: z.number(),
})
export type RequeteTableauDeBord = z.output<typeof RequeteTableauDeBord>

export const dashboardRequete = call({
  method: 'POST',
  path: '/api/utilisateur/dashboard-requete',
  acces: 'connecte',
  summary: "The user's requests in progress, the last ones that ended, and others with unopened documents.",
  answer: z.array(RequeteTableauDeBord),
})

export const lireDocumentRequete = call({
  method: 'GET',
  path: '/api/requete/:numero/document/:uuid',
  acces: 'connecte',
  summary: 'One document that the court issued on a request: for the filer, the attached users and its court. It is no longer new.',
  params: z.strictObject({ numero: NumeroRequete, uuid: z.uuid() }),
  produces: ['application/pdf'],
})
