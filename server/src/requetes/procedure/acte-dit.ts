import type { Acte, DitDe, FaitDe } from 'domain/requetes/actes/actes'
import type { ActeDuGreffe } from 'domain/requetes/procedure/obstacles'
import type { Office } from '../../core/door.ts'
import type { Dossier } from './dossier.ts'

/** Recorded data of an act: the fact, the clerk's input, and the reason stored apart. */
export interface ActeDit<T extends ActeDuGreffe = ActeDuGreffe> {
  fait: FaitDe<T>
  dit: DitDe<T>
  texte: string | undefined
}

/** Side effects of recording some acts: documents, an association, mails. */
export type Effets = { [T in ActeDuGreffe]?: (office: Office, dossier: Dossier, enregistrement: ActeDit<T>) => Promise<Acte> }
