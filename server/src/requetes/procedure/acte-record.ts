import type { Acte, SaisieOf, FaitDe } from 'domain/requetes/actes/actes'
import type { GreffeActe } from 'domain/requetes/procedure/obstacles'
import type { Office } from '../../core/door.ts'
import type { Dossier } from './dossier.ts'

/** Recorded data of an act: the fact, the clerk's input, and the reason stored apart. */
export interface ActeRecord<T extends GreffeActe = GreffeActe> {
  fait: FaitDe<T>
  dit: SaisieOf<T>
  texte: string | undefined
}

/** Side effects of recording some acts: documents, an association, mails. */
export type Effets = { [T in GreffeActe]?: (office: Office, dossier: Dossier, enregistrement: ActeRecord<T>) => Promise<Acte> }
