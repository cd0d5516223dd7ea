import { envoyerTransfert } from 'contract/greffe/transfert'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { checkTransfert } from 'domain/requetes/transfert/transfert'
import { today } from '../../core/today.ts'
import { type CommuneSaisie, tribunalDe } from '../../requetes/parties/commune-saisie.ts'

/** Form values of a transfer. */
export interface TransfertSaisie {
  adresse: string
  complementAdresse: string
  codePostal: string
  commune: CommuneSaisie | null
  dateDecision: string
}

export const emptyTransfert: TransfertSaisie = { adresse: '', complementAdresse: '', codePostal: '', commune: null, dateDecision: '' }

/** Maps error paths of the call to form fields. */
export const renameField = (field: string): string => field.replace(/^transfert\./, '')

/** Request body. Valid only when the form has no error. */
export const corpsDe = ({ commune, ...saisi }: TransfertSaisie, version: number) => ({
  version,
  // The cast lets an unset commune through: the schema then rejects it.
  transfert: { ...saisi, commune: commune as CommuneSaisie },
})

/** All errors of the form. The commune chosen in the list decides the competent court. */
export const checkSaisie = (saisi: TransfertSaisie, { version, origine }: { version: number; origine: string }): ErreurChamp[] => {
  const lu = envoyerTransfert.body.safeParse(corpsDe(saisi, version))
  if (!lu.success) return erreursDeZod(lu.error.issues).map((erreur) => ({ ...erreur, field: renameField(erreur.field) }))
  return checkTransfert(lu.data.transfert, { origine, destination: tribunalDe(saisi.commune), aujourdhui: today() })
}
