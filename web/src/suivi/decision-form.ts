import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes'
import { verifierJourActe } from 'domain/requetes/actes/verifier-jour'
import { type DestinataireDeDecision, recoursHabituel, verifierNotification } from 'domain/requetes/notification'
import { enFonction } from 'domain/requetes/signataires'
import type { TypeRecours } from 'domain/requetes/types'
import { today } from '../core/today.ts'
import type { DossierData } from './dossier.ts'

/** Who renders a decision, its date, what it may be appealed by and how it is told. */
export interface Decision {
  le: string
  signataire: string
  recours: TypeRecours
  destinataire: DestinataireDeDecision
  lrar: boolean
}

type Decided = 'INSCRIPTION' | 'REJET'

const required = (field: keyof Decision): ErreurChamp => ({ field, defaultMessage: textes.champObligatoire })

/** Dated today, by the one who may render it when there is only one; the appeal the law says. */
export const newDecision = (acte: Decided, { signataires, type }: Pick<DossierData, 'signataires' | 'type'>): Decision => {
  const le = today()
  const [only, ...others] = enFonction(signataires, le)
  const signataire = only && others.length === 0 ? String(only.id) : ''
  return { le, signataire, recours: recoursHabituel(acte, { type }), destinataire: 'DECLARANT', lrar: false }
}

/** Who renders it and when: said by the clerk, but where the judge signs. */
const checkRendered = (acte: Decided, { le, signataire }: Decision, { situation, circuit }: DossierData): ErreurChamp[] =>
  circuit ? [] : [...verifierJourActe(acte, le, situation, today()), ...(signataire === '' ? [required('signataire')] : [])]

export const checkDecision = (acte: Decided, decision: Decision, dossier: DossierData): ErreurChamp[] => [
  ...checkRendered(acte, decision, dossier),
  ...verifierNotification(acte, decision, dossier),
]

/** What of the form the call of a decision takes. */
export const decisionBody = ({ le, signataire, recours, destinataire, lrar }: Decision) => ({
  le,
  signataire: Number(signataire),
  recours,
  destinataire,
  lrar,
})

/** What of it is prepared for the judge. */
export const preparedBody = ({ recours, destinataire, lrar }: Decision) => ({ recours, destinataire, lrar })
