import type { modesDocument } from 'contract/requetes/depot'
import type { PieceRequise } from 'domain/requetes/pieces-requises'
import type { Annexe } from 'domain/core/annexe'

/** Which documents a filing takes: its mode for the rules and the server, and its checklist (ANNEX-02, ANNEX-14). */
export interface Pieces {
  mode: (typeof modesDocument)[number]
  liste: (documents: readonly Annexe[]) => readonly PieceRequise[]
}
