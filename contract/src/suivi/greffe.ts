import * as z from 'zod/mini'
import { call } from '../core/call.ts'
import { pageOf, paging } from '../core/page.ts'

const text = z.string()
const orNull = z.nullable(text)
const numero = z.string().check(z.regex(/^R\d{8}$/))

/** The queues of the court: every open request is in exactly one (design §5). */
export const files = ['A_PRENDRE_EN_CHARGE', 'EN_INSTRUCTION', 'A_LA_PREFECTURE', 'A_DECIDER'] as const

const Echeance = z.nullable(z.object({ le: text, delai: text, source: text }))

export const listerFile = call({
  method: 'GET',
  path: '/api/greffe/requete',
  acces: 'greffe',
  summary: "One queue of the clerk's courts, with the count of each queue.",
  query: z.strictObject({
    file: z._default(z.enum(files), 'A_PRENDRE_EN_CHARGE'),
    ...paging(['datePreEnregistrement', 'numero', 'denomination'], 'datePreEnregistrement,asc'),
  }),
  answer: z.extend(
    pageOf(
      z.object({
        numero: text,
        type: text,
        denomination: text,
        commune: text,
        codePostal: text,
        declarant: text,
        tribunal: text,
        datePreEnregistrement: text,
        agent: z.nullable(z.object({ prenom: text, nom: text })),
        echeance: Echeance,
      }),
    ),
    { files: z.object(Object.fromEntries(files.map((file) => [file, z.number()])) as Record<(typeof files)[number], z.ZodMiniNumber>) },
  ),
})

const AnnexeDuDossier = z.object({
  rang: z.number(),
  nom: text,
  type: text,
  sousType: orNull,
  date: orNull,
  mime: text,
  taille: z.number(),
  sha256: text,
  /** What the PDF can do besides being read, each kind once: named to the clerk before it is shown (threats T5). */
  contenusActifs: z.array(text),
  lien: text,
})

/** The four acts of the court on a creation, with what stands in the way of each (empty: allowed). */
export const actes = ['PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET', 'INSCRIPTION'] as const

export const getDossier = call({
  method: 'GET',
  path: '/api/greffe/requete/:numero',
  acces: 'greffe',
  summary: 'One request as its court sees it: content, annexes, journal, clock, and what stands in the way of each act.',
  params: z.strictObject({ numero }),
  answer: z.object({
    numero: text,
    type: text,
    version: z.number(),
    etape: text,
    etat: text,
    tribunal: z.object({ id: text, libelle: text }),
    datePreEnregistrement: text,
    dateOrdonnancement: orNull,
    association: orNull,
    agent: z.nullable(z.object({ uuid: text, prenom: text, nom: text, le: text })),
    echeance: Echeance,
    /** The filing as it was sent (domain/requetes/depot-creation). */
    depot: z.unknown(),
    annexes: z.array(AnnexeDuDossier),
    journal: z.array(z.object({ rang: z.number(), type: text, instant: text, auteur: orNull, le: orNull })),
    /** In office since the filing; the decision is rendered by one of those in office on its date. */
    signataires: z.array(z.object({ id: z.number(), prenom: text, nom: text, qualite: text, debut: text, fin: orNull })),
    obstacles: z.object(
      Object.fromEntries(actes.map((acte) => [acte, z.array(text)])) as Record<(typeof actes)[number], z.ZodMiniArray<z.ZodMiniString>>,
    ),
  }),
})

export const lireAnnexe = call({
  method: 'GET',
  path: '/api/greffe/requete/:numero/annexe/:rang/:nom',
  acces: 'greffe',
  summary: 'The bytes of one annexe of a request of the clerk’s courts.',
  params: z.strictObject({ numero, rang: z.string().check(z.regex(/^\d{1,2}$/)), nom: z.string().check(z.maxLength(300)) }),
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})
