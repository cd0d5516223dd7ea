import { envoyerTransfert } from 'contract/requetes/transfert'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { verifierTransfert } from 'domain/requetes/transfert/transfert'
import { today } from '../../core/today.ts'
import { type CommuneSaisie, tribunalDe } from '../../requetes/parties/commune-saisie.ts'

/** A transfer as the clerk types it. */
export interface TransfertSaisi {
  adresse: string
  complementAdresse: string
  codePostal: string
  commune: CommuneSaisie | null
  dateDecision: string
}

export const transfertVide: TransfertSaisi = { adresse: '', complementAdresse: '', codePostal: '', commune: null, dateDecision: '' }

/** The names the call gives the fields. */
export const renommer = (field: string): string => field.replace(/^transfert\./, '')

/** The body of the call, of a form without error. */
export const corpsDe = ({ commune, ...saisi }: TransfertSaisi, version: number) => ({
  version,
  // What is not chosen is what is wrong.
  transfert: { ...saisi, commune: commune as CommuneSaisie },
})

/** Everything that is wrong with it; the competent court is the one of the commune chosen in the list. */
export const verifierSaisie = (saisi: TransfertSaisi, { version, origine }: { version: number; origine: string }): ErreurChamp[] => {
  const lu = envoyerTransfert.body.safeParse(corpsDe(saisi, version))
  if (!lu.success) return erreursDeZod(lu.error.issues).map((erreur) => ({ ...erreur, field: renommer(erreur.field) }))
  return verifierTransfert(lu.data.transfert, { origine, destination: tribunalDe(saisi.commune), aujourdhui: today() })
}
