import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { Refusal } from '../../core/refusal.ts'
import { registerAssociation } from '../inscription/register.ts'
import { conflit, type Dossier, readDossier } from '../../requetes/procedure/dossier.ts'
import { reject } from '../rejet/reject.ts'
import { decisionToRender } from './to-render.ts'

/** Whether the decision recorded since the version read is this same signature, sent twice. */
const isAlreadySigned = ({ journal, agent }: Dossier, version: number): boolean => {
  const suivant = journal.find(({ rang }) => rang === version + 1)
  if (suivant?.compte !== agent.uuid) return false
  return (suivant.acte.type === 'INSCRIPTION' || suivant.acte.type === 'REJET') && suivant.acte.visa !== undefined
}

/**
 * A judge signs what a clerk prepared (docs/decisions/0076). The decision is rendered today by the judge, in the same transaction as a
 * clerk's decision.
 */
export const sign = async (office: Office, juge: Personne, numero: string, version: number): Promise<void> => {
  const dossier = await readDossier(office.db, juge, numero, office.now())
  if (isAlreadySigned(dossier, version)) return
  if (version !== dossier.journal.at(-1)?.rang) throw conflit(dossier, version)
  const { rendue, sens, fait, dit, texte } = await decisionToRender(office, dossier)
  try {
    if (sens === 'INSCRIPTION') await registerAssociation(office, rendue, { type: sens, ...fait })
    else await reject(office, rendue, { fait: { type: sens, ...fait }, dit, texte })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    // Another call recorded the same signature at the same time.
    if (!isAlreadySigned(await readDossier(office.db, juge, numero, office.now()), version)) throw error
  }
}
