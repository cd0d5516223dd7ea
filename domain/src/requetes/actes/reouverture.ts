import * as z from 'zod/mini'
import { Jour, RequiredJour } from '../../core/jour.ts'
import { optionalCorps, requiredCorps } from '../../core/texte.ts'
import { textes } from '../../core/textes/common.ts'
import { commonChamps, defineActe } from './definition.ts'
import { demandeEnCours, lettre, maxPoints, changeDemande } from './demandes.ts'
import { textesDesActes } from '../textes/actes.ts'
import { checkDateRetour } from './check-retour.ts'

const mots = textesDesActes.REOUVERTURE
const rang = z.int().check(z.gte(0), z.lt(maxPoints))

/**
 * A reply satisfies the court on some points only (PIECES-26). The points named are asked again under a new code, the others are validated.
 */
export const reouverture = defineActe({
  schema: z.object({ ...commonChamps('REOUVERTURE'), dateRetour: Jour, points: z.array(rang), ...lettre }),
  summary: 'Asks some points again, under a new link, and validates the others.',
  textes: mots,
  chemin: 'reouverture',
  saisie: {
    points: z
      .array(z.object({ index: rang, precisions: requiredCorps(2000) }))
      .check(z.minLength(1, mots.aucunPoint), z.maxLength(maxPoints, textes.tropDElements(maxPoints))),
    observation: optionalCorps(4000),
    dateRetour: RequiredJour,
  },
  make: ({ points, dateRetour }, { aujourdhui }) => ({
    type: 'REOUVERTURE',
    le: aujourdhui,
    dateRetour,
    points: points.map(({ index }) => index).toSorted((a, b) => a - b),
  }),
  check: ({ points, dateRetour }, { aujourdhui, aReouvrir }) => [
    ...checkDateRetour(dateRetour, aujourdhui),
    ...points.flatMap(({ index }, i) =>
      aReouvrir.includes(index) && points.findIndex((point) => point.index === index) === i
        ? []
        : [{ field: `points[${i}].index`, defaultMessage: textes.valeurNonProposee }],
    ),
  ],
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ le, dateRetour, points }, situation) =>
    changeDemande(situation, (demande) => ({
      ...demande,
      points: demande.points.map(({ type, valideLe }, i) => ({ type, valideLe: valideLe ?? (points.includes(i) ? null : le) })),
      tours: [...demande.tours, { le, dateRetour, transmiseLe: null }],
    })),
})

/** Indexes of the points of the current demande that may be asked again: those not validated yet. */
export const pointsToReopen = (situation: Parameters<typeof demandeEnCours>[0]): number[] =>
  demandeEnCours(situation)?.points.flatMap(({ valideLe }, i) => (valideLe === null ? [i] : [])) ?? []
