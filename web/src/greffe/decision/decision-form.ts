import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes/common'
import { checkJourActe } from 'domain/requetes/procedure/check-jour'
import { type DestinataireDeDecision, usualRecours, checkNotification } from 'domain/requetes/decision/notification'
import { enFonction } from 'domain/requetes/decision/signataires'
import type { TypeRecours } from 'domain/requetes/types'
import { today } from '../../core/today.ts'
import type { DossierData } from '../dossier/dossier.ts'

/** Form values of a decision: day, signatory id, appeal, addressee, registered mail. */
export interface Decision {
  le: string
  signataire: string
  recours: TypeRecours
  destinataire: DestinataireDeDecision
  lrar: boolean
}

type Decided = 'INSCRIPTION' | 'REJET'

const required = (field: keyof Decision): ErreurChamp => ({ field, defaultMessage: textes.champObligatoire })

/** Defaults: today, the signatory in office when there is only one, and the appeal set by law. */
export const newDecision = (acte: Decided, { signataires, type }: Pick<DossierData, 'signataires' | 'type'>): Decision => {
  const le = today()
  const [only, ...others] = enFonction(signataires, le)
  const signataire = only && others.length === 0 ? String(only.id) : ''
  return { le, signataire, recours: usualRecours(acte, { type }), destinataire: 'DECLARANT', lrar: false }
}

/** Checks day and signatory. Where the judge signs on the site, the clerk gives neither. */
const checkRendered = (acte: Decided, { le, signataire }: Decision, { situation, circuit }: DossierData): ErreurChamp[] =>
  circuit ? [] : [...checkJourActe(acte, le, situation, today()), ...(signataire === '' ? [required('signataire')] : [])]

export const checkDecision = (acte: Decided, decision: Decision, dossier: DossierData): ErreurChamp[] => [
  ...checkRendered(acte, decision, dossier),
  ...checkNotification(acte, decision, dossier),
]

/** Request body of a decision. */
export const decisionBody = ({ le, signataire, recours, destinataire, lrar }: Decision) => ({
  le,
  signataire: Number(signataire),
  recours,
  destinataire,
  lrar,
})

/** Request body of a decision prepared for the judge: no day, no signatory. */
export const preparedBody = ({ recours, destinataire, lrar }: Decision) => ({ recours, destinataire, lrar })
