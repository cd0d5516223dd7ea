import * as z from 'zod/mini'
import { etatsAssociation } from 'domain/association/etats'
import { etatsNumerisation } from 'domain/numerisation/etats'
import { motifEtat } from '../association/sort.ts'
import { call } from '../core/call.ts'
import { RefusDeRattachement } from '../rattachements/demande.ts'
import { type Filtered, filtre, filtreDe, pageOf, paging, repeated, trisDe } from '../core/page.ts'

const text = z.string()

/** Columns of the register, in the order of REG-08; each sorts. */
export const colonnesRegistre = ['numero', 'tribunal', 'nom', 'codePostal', 'commune', 'adresse', 'etat'] as const

/** By court (REG-10), and while a text is looked for the best answers to it first. */
export const triParDefaut = 'tribunal,asc'
export const triParPertinence = 'pertinence,desc'

/** The denomination of an association has at most as many signs: it is found by its whole name. */
const texteLibre = filtreDe(250)

const { page, size } = paging(colonnesRegistre, triParDefaut)

/** Filters of the register. Each has its condition (server/src/registre/filtres.ts) and its place in the address. */
export const filtresRegistre = {
  /** One text, looked for in names, numbers, communes, postal codes and volumes; it combines with the filters. */
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
    /** Absent: by relevance while a text is looked for, by court otherwise. */
    sort: z.optional(z.enum([...trisDe(colonnesRegistre), triParPertinence])),
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
      /** True when nothing answers the text exactly: these are spelled nearly so. */
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
  /** NON_RATTACHE only of a request that was refused, until the person says that they read it (ATTACH-12). */
  rattachement: z.enum(['NON_RATTACHE', 'EN_COURS', 'INVITATION_EN_COURS', 'RATTACHE']),
  /** The rights of the attachment. */
  gestion: z.boolean(),
  depot: z.boolean(),
  /** The rights proposed, who proposes them, and the day it was sent. */
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
