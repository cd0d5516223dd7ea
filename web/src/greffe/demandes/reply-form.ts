import { apercus } from 'contract/greffe/demandes'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes/common'
import { proposedRetour } from 'domain/requetes/actes/check-retour'
import { checkBody } from '../../core/form/check-body.ts'
import { today } from '../../core/today.ts'
import type { DossierData } from '../dossier/dossier.ts'
import { checkReturn } from './demand-form.ts'
import type { DemandData } from '../dossier/use-demands.ts'

export interface ReplyValues {
  /** One per point still open. */
  points: { index: number; verdict: '' | 'VALIDER' | 'ROUVRIR'; precisions: string }[]
  observation: string
  dateRetour: string
}

export const newVerdicts = ({ points }: DemandData, { situation }: Pick<DossierData, 'situation'>): ReplyValues => ({
  points: points.flatMap(({ valideLe }, index) => (valideLe === null ? [{ index, verdict: '' as const, precisions: '' }] : [])),
  observation: '',
  dateRetour: proposedRetour.pieces(today(), situation.horloges),
})

export const isAskedAgain = ({ points }: Pick<ReplyValues, 'points'>): boolean => points.some(({ verdict }) => verdict === 'ROUVRIR')

/** Request body of a reopening: only the points asked again. */
export const againBody = ({ points, observation, dateRetour }: ReplyValues) => ({
  points: points.filter(({ verdict }) => verdict === 'ROUVRIR').map(({ index, precisions }) => ({ index, precisions })),
  observation,
  dateRetour,
})

const required = (field: string): ErreurChamp => ({ field, defaultMessage: textes.champObligatoire })
const checkShape = checkBody(apercus.apercevoirReouverture.body)

/** Checks that each point has a verdict, and that a reopened point says what is missing. */
export const checkVerdicts = (values: ReplyValues): ErreurChamp[] => {
  const unsaid = values.points.flatMap(({ verdict, precisions }, i) => [
    ...(verdict === '' ? [required(`points[${i}].verdict`)] : []),
    ...(verdict === 'ROUVRIR' && precisions.trim() === '' ? [required(`points[${i}].precisions`)] : []),
  ])
  if (unsaid.length > 0 || !isAskedAgain(values)) return unsaid
  return [
    ...checkShape(againBody(values)).map((error) => ({ ...error, field: renamePoint(values)(error.field) })),
    ...checkReturn(values.dateRetour),
  ]
}

/** Maps an error path of the reopening, which counts reopened points only, to the index in the form. */
export const renamePoint =
  ({ points }: ReplyValues) =>
  (field: string): string => {
    const again = points.flatMap(({ verdict }, i) => (verdict === 'ROUVRIR' ? [i] : []))
    return field.replace(/^points\[(\d+)\]/, (_, rank) => `points[${again[Number(rank)] ?? rank}]`)
  }
