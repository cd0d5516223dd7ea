import { textesCompte } from 'domain/compte/textes'
import { notify, settle } from '../core/notices/notices-store.ts'

const { soumission } = textesCompte

/** A visitor's demand has reached the server (ERR-10): what an earlier try had failed to do is done. */
export const tellSubmitted = (): void => {
  settle(soumission.echec)
  notify('success', soumission.reussite)
}
