import type { Answer } from 'contract/core/call'
import type { verifierExtrait } from 'contract/extrait/extrait'
import { isDecision } from 'domain/association/delivrances'
import { correctCode } from 'domain/extrait/code-verification'
import { titreDelivrance } from 'domain/extrait/titres'
import type { Db } from '../core/database.ts'
import { changedRubriques } from './changements.ts'
import { findNextDecision, findDelivrance, findRequeteDelivrance } from './sql.ts'

/** The document issued under a code and the changes since; null for an unknown code. */
export const inspect = async (db: Db, saisi: string): Promise<Answer<typeof verifierExtrait> | null> => {
  const code = correctCode(saisi)
  const surRequete = await findRequeteDelivrance(db, code)
  if (surRequete) {
    const { type, delivreLe } = surRequete
    const titre = titreDelivrance(type, null)
    return { ...surRequete, titre, delivreLe: delivreLe.toISOString(), aJour: true, changements: [], decisionSuivante: null }
  }
  const found = await findDelivrance(db, code)
  if (!found) return null
  const { version, derniere, delivreLe, demarche, ...same } = found
  const decision = isDecision(same.type)
  // A version without a visible change keeps the document current; a decision does not expire.
  const changements = version === derniere || decision ? [] : await changedRubriques(db, same.numero, version, same.type)
  return {
    ...same,
    titre: titreDelivrance(same.type, demarche),
    delivreLe: delivreLe.toISOString(),
    aJour: changements.length === 0,
    changements,
    decisionSuivante: decision ? await findNextDecision(db, same.numero, version) : null,
  }
}
