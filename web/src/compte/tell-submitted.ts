import { textesCompte } from 'domain/compte/textes/common'
import { notify, settle } from '../core/notices/notices-store.ts'

const { soumission } = textesCompte

/** A visitor's form was accepted (ERR-10): shows the notice and removes the errors of earlier tries. */
export const tellSubmitted = (): void => {
  settle(soumission.echec)
  notify('success', soumission.reussite)
}
