import * as z from 'zod/mini'
import { etatsAssociation } from 'domain/association/etats'
import { etatsNumerisation } from 'domain/numerisation/etats'
import { motifEtat } from '../association/sort.ts'
import { call } from '../core/call.ts'
import { RefusDeRattachement } from '../rattachements/demande.ts'
import { type Filtered, filtre, filtreDe, pageOf, paging, repeated, trisDe } from '../core/page.ts'

const text = z.string()

/** Columns of the register, in the order of REG-08. Each can be sorted. */
export const colonnesRegistre = ['numero', 'tribunal', 'nom', 'codePostal', 'commune', 'adresse', 'etat'] as const

/** By court (REG-10). A text search sorts by relevance instead. */
export const defaultTri = 'tribunal,asc'
export const pertinenceTri = 'pertinence,desc'

/** As long as the longest denomination, so that a whole name can be searched. */
const texteLibre = filtreDe(250)

const { page, size } = paging(colonnesRegistre, defaultTri)

/** Filters of the register. Each has its SQL condition (server/src/registre/filtres.ts) and its query parameter. */
export const filtresRegistre = {
  /** One text, searched in names, numbers, communes, postal codes and volumes. It combines with the other filters. */
  recherche: texteLibre,
  numero: filtre,
  tribunal: filtre,
  nom: filtre,
  codePostal: filtre,
  commune: filtre,
  adresse: filtre,
  volume: filtre,
  folio: filtre,
  etats: repeated(z.enum(etatsAssociation)),
  mes: z._default(z.enum(['true', 'false']), 'false'),
}
export type FiltresRegistre = Filtered<typeof filtresRegistre>

export const listerAssociations = call({
  method: 'GET',
  path: '/api/association',
  acces: 'connecte',
  summary: 'The register, filtered and paged.',
  query: z.strictObject({
    ...filtresRegistre,
    page,
    size,
    /** When absent: by relevance if a text is searched, by court otherwise. */
    sort: z.optional(z.enum([...trisDe(colonnesRegistre), pertinenceTri])),
  }),
  answer: z.extend(
    pageOf(
      z.object({
        numero: text,
        tribunal: text,
        nom: text,
        codePostal: text,
        commune: text,
        adresse: text,
        etat: z.enum(etatsAssociation),
        motifEtat,
      }),
    ),
    {
      /** True when no row matches the text exactly: these rows have a close spelling. */
      proches: z.boolean(),
    },
  ),
})

/** An association on the user's dashboard (ENT-36). */
export const AssociationTableauDeBord = z.object({
  numero: text,
  nom: text,
  etat: z.enum(etatsAssociation),
  motifEtat,
  codePostal: text,
  commune: text,
  /** NON_RATTACHE only for a refused request, until the person confirms having read the refusal (ATTACH-12). */
  rattachement: z.enum(['NON_RATTACHE', 'EN_COURS', 'INVITATION_EN_COURS', 'RATTACHE']),
  /** The rights of the attachment. */
  gestion: z.boolean(),
  depot: z.boolean(),
  /** The rights proposed, who proposes them, and the day the invitation was sent. */
  invitation: z.nullable(z.object({ gestion: z.boolean(), depot: z.boolean(), identite: text, envoyeeLe: text })),
  refus: RefusDeRattachement,
  numerisation: z.enum(etatsNumerisation),
})

export const dashboardAssociation = call({
  method: 'POST',
  path: '/api/utilisateur/dashboard-association',
  acces: 'connecte',
  summary: "The user's associations.",
  answer: z.array(AssociationTableauDeBord),
})
