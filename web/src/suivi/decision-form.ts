import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes'
import { verifierJourActe } from 'domain/requetes/actes/verifier-jour'
import { enFonction } from 'domain/requetes/signataires'
import { today } from '../core/today.ts'
import type { DossierData } from './dossier.ts'

/** Who renders a decision, and its date. */
export interface Decision {
  le: string
  signataire: string
}

const required = (field: keyof Decision): ErreurChamp => ({ field, defaultMessage: textes.champObligatoire })

/** Dated today, by the one who may render it when there is only one. */
export const newDecision = ({ signataires }: Pick<DossierData, 'signataires'>): Decision => {
  const le = today()
  const [only, ...others] = enFonction(signataires, le)
  return { le, signataire: only && others.length === 0 ? String(only.id) : '' }
}

export const checkDecision = (acte: 'INSCRIPTION' | 'REJET', { le, signataire }: Decision, { situation }: DossierData): ErreurChamp[] => [
  ...(le === '' ? [required('le')] : verifierJourActe(acte, le, situation, today())),
  ...(signataire === '' ? [required('signataire')] : []),
]
