import type { Sent } from 'contract/core/call'
import type { validerDocument } from 'contract/core/annexe'
import type { PieceRequise } from 'domain/requetes/depot/pieces-requises'
import type { Annexe } from 'domain/core/annexe'

/** The documents of a filing: the mode for the rules and the server, and the checklist (ANNEX-02, ANNEX-14). */
export interface Pieces {
  mode: Sent<typeof validerDocument>['params']['mode']
  liste: (documents: readonly Annexe[]) => readonly PieceRequise[]
  /** A notice on the joined documents, which prevents nothing; null when there is none (ANNEX-13). */
  avis?: (documents: readonly Annexe[]) => string | null
}
