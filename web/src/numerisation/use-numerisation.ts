import { demanderNumerisation } from 'contract/numerisation/numerisation'
import { textesSucces } from 'domain/core/textes/succes'
import { textesNumerisation } from 'domain/numerisation/textes/common'
import { useAct } from '../core/acts/use-act.ts'

/** Requests the digitisation of a paper file, or joins the current one (DIGIT-01, DIGIT-12, DIGIT-13). */
export const useNumerisation = (numero: string) => {
  const acts = useAct(textesNumerisation.echec)
  const sent = { params: { numero } }
  const said = () => textesSucces.numerisationDemandee
  return {
    acts,
    /** For the dialog, which shows a failure itself. */
    ask: () => acts.attempt(demanderNumerisation, sent, said),
    /** For a button: a failure is a notice. */
    join: () => acts.send(demanderNumerisation, sent, said),
  }
}

export type DemandeNumerisation = ReturnType<typeof useNumerisation>
