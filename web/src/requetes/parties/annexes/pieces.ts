import type { Sent } from 'contract/core/call'
import type { validerDocument } from 'contract/core/annexe'
import type { PieceRequise } from 'domain/requetes/pieces-requises'
import type { Annexe } from 'domain/core/annexe'

/** Which documents a filing takes: its mode for the rules and the server, and its checklist (ANNEX-02, ANNEX-14). */
export interface Pieces {
  mode: Sent<typeof validerDocument>['params']['mode']
  liste: (documents: readonly Annexe[]) => readonly PieceRequise[]
  /** What is worth knowing of the documents joined, and forbids nothing; null otherwise (ANNEX-13). */
  avis?: (documents: readonly Annexe[]) => string | null
}
