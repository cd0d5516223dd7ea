import { apercus } from 'contract/greffe/demandes'
import { allowedTypes } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import { isJour } from 'domain/core/jour'
import { textes } from 'domain/core/textes/common'
import { proposedRetour, checkDateRetour } from 'domain/requetes/actes/check-retour'
import { checkBody } from '../../core/form/check-body.ts'
import { today } from '../../core/today.ts'
import type { DossierData } from '../dossier/dossier.ts'

/** Pseudo document type: the demande asks for precisions only. */
export const precisionsOnly = 'PRECISIONS'
export type TypeDemandable = (typeof allowedTypes.pieces)[number] | typeof precisionsOnly

export interface DemandValues {
  points: { type: TypeDemandable | ''; precisions: string }[]
  observation: string
  dateRetour: string
}

export const emptyPoint: DemandValues['points'][number] = { type: '', precisions: '' }

export const newDemand = ({ situation }: Pick<DossierData, 'situation'>): DemandValues => ({
  points: [emptyPoint],
  observation: '',
  dateRetour: proposedRetour.pieces(today(), situation.horloges),
})

/** Request body built from the form values. */
export const demandBody = ({ points, ...rest }: DemandValues) => ({
  ...rest,
  points: points.map(({ type, precisions }) => ({ type: type === precisionsOnly || type === '' ? null : type, precisions })),
})

const required = (field: string): ErreurChamp => ({ field, defaultMessage: textes.champObligatoire })
const checkShape = checkBody(apercus.apercevoirDemande.body)

/** Checks the due day of a letter, once it is a complete day. */
export const checkReturn = (dateRetour: string): ErreurChamp[] => (isJour(dateRetour) ? checkDateRetour(dateRetour, today()) : [])

export const checkDemand = (values: DemandValues): ErreurChamp[] => [
  ...values.points.flatMap(({ type, precisions }, i) => [
    ...(type === '' ? [required(`points[${i}].type`)] : []),
    ...(type === precisionsOnly && precisions.trim() === '' ? [required(`points[${i}].precisions`)] : []),
  ]),
  ...checkShape(demandBody(values)),
  ...checkReturn(values.dateRetour),
]
