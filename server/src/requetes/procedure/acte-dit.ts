import type { Acte, DitDe, FaitDe } from 'domain/requetes/actes/actes'
import type { ActeDuGreffe } from 'domain/requetes/actes/obstacles'
import type { Office } from '../../core/door.ts'
import type { Dossier } from './dossier.ts'

/** What is recorded of an act: what the clerk said of it, and the reason kept beside. */
export interface ActeDit<T extends ActeDuGreffe = ActeDuGreffe> {
  fait: FaitDe<T>
  dit: DitDe<T>
  texte: string | undefined
}

/** What the recording of some acts makes beside: documents, an association. */
export type Effets = { [T in ActeDuGreffe]?: (office: Office, dossier: Dossier, enregistrement: ActeDit<T>) => Promise<Acte> }
