import * as z from 'zod/mini'
import { formaterJour, JourCalendaire } from '../../core/jour.ts'
import { texteObligatoire } from '../../core/texte.ts'
import { textesGreffe } from '../textes-greffe.ts'
import { communs, definirActe } from './definition.ts'

const { obstacles } = textesGreffe

/** The registration: `le` is the date of the ordonnance, `signataire` who renders it. Served at once, it is never corrected (design.md §5). */
export const inscription = definirActe({
  schema: z.object({
    ...communs('INSCRIPTION'),
    signataire: z.object({ nom: texteObligatoire(200), qualite: texteObligatoire(150) }),
    numeroAssociation: texteObligatoire(9),
  }),
  chemin: 'inscription',
  saisie: { le: JourCalendaire, signataire: z.int().check(z.gte(1)) },
  charge: 'TENUE',
  corrigible: false,
  ferme: ['RECEPISSE', 'EXAMEN', 'OPPOSITION_PREFET'],
  ouvre: [],
  reduire: ({ le }) => ({ inscriteLe: le, decideeLe: le, ensuite: null }),
  obstacles: ({ signataires }) => (signataires ? [] : [obstacles.sansSignataire]),
  horsEtape: ({ communiqueeLe, oppositionJusquau }) => {
    if (!communiqueeLe) return obstacles.nonCommuniquee
    return oppositionJusquau && obstacles.delaiPrefet(formaterJour(oppositionJusquau))
  },
  jour: (le, { reponseLe, oppositionJusquau }) => {
    if (reponseLe) return le < reponseLe ? textesGreffe.avantLaReponse(formaterJour(reponseLe)) : null
    return oppositionJusquau && le <= oppositionJusquau ? textesGreffe.pendantLeDelai(formaterJour(oppositionJusquau)) : null
  },
})
