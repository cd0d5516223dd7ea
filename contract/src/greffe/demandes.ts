import * as z from 'zod/mini'
import { JournalLegal } from 'domain/core/annexe'
import { definitionDe, type definitions } from 'domain/requetes/actes/actes'
import { TypeDemande } from 'domain/requetes/demandes/tribunal-demande'
import { naturesDemande } from 'domain/requetes/demandes/natures-demande'
import { type Call, call } from '../core/call.ts'
import { NumeroRequete, paramsRequete } from '../requetes/numero.ts'
import { PieceJointe } from '../pieces/pieces.ts'

const text = z.string()
const orNull = z.nullable(text)

/** The acts of the court that write to the declarant. Each has a preview. */
export const actesALettre = ['DEMANDE', 'REOUVERTURE', 'PROJET_REJET', 'AVIS_FINS_PAIEMENT'] as const
export type ActeALettre = (typeof actesALettre)[number]

type Saisie<T extends ActeALettre> = (typeof definitions)[T]['saisie']

const apercu = <const T extends ActeALettre>(type: T) =>
  call({
    method: 'POST',
    path: `/api/greffe/requete/:numero/${definitionDe(type).chemin}/apercu`,
    acces: 'greffe',
    summary: `The letter that ${type} would send, as it would read; nothing is kept, its link is a specimen.`,
    params: paramsRequete,
    body: z.strictObject(definitionDe(type).saisie) as unknown as z.ZodMiniObject<Saisie<T>, z.core.$strict>,
    produces: ['application/pdf'],
  })

/** The previews of the letters of a demande, as calls. */
export const apercus = {
  apercevoirDemande: apercu('DEMANDE'),
  apercevoirReouverture: apercu('REOUVERTURE'),
  apercevoirProjetRejet: apercu('PROJET_REJET'),
  apercevoirAvisFinsPaiement: apercu('AVIS_FINS_PAIEMENT'),
} satisfies Record<string, Call>

/** A demande as its court reads it, with its rounds and their replies. */
const DemandeDuDossier = z.object({
  numero: z.number(),
  type: z.enum(naturesDemande),
  points: z.array(z.object({ type: TypeDemande, valideLe: orNull })),
  fin: z.nullable(z.object({ le: text, comment: z.enum(['VALIDEE', 'RETIREE', 'CLOSE']) })),
  tours: z.array(
    z.object({
      le: text,
      dateRetour: text,
      observation: orNull,
      /** One per point; null where the clerk wrote nothing, or where the point is not asked again. */
      precisions: z.array(orNull),
      lettre: z.object({ uuid: text, nom: text }),
      rappeleeLe: orNull,
      /** Null until the reply is transmitted: only the declarant sees one being prepared. */
      reponse: z.nullable(
        z.object({
          transmiseLe: text,
          /** The account that transmitted it, in words; null without an account. */
          par: orNull,
          observation: orNull,
          /** `journal`: the newspaper named with a proof of payment. */
          pieces: z.array(z.extend(PieceJointe, { sha256: text, contenusActifs: z.array(text), journal: z.nullable(JournalLegal) })),
        }),
      ),
    }),
  ),
})

export const listerDemandes = call({
  method: 'GET',
  path: '/api/greffe/requete/:numero/demande',
  acces: 'tribunal',
  summary: 'The questions of the court on a request, by round, with the replies.',
  params: paramsRequete,
  answer: z.array(DemandeDuDossier),
})

export const lirePieceRecue = call({
  method: 'GET',
  path: '/api/greffe/requete/:numero/piece/:uuid',
  acces: 'tribunal',
  summary: 'The bytes of one file of a transmitted reply.',
  params: z.strictObject({ numero: NumeroRequete, uuid: z.uuid() }),
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})

/** The calls of the court on a demande, other than its acts. */
export const appelsDesDemandes = { ...apercus, listerDemandes, lirePieceRecue }
