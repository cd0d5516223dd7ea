import { demanderNumerisation } from 'contract/numerisation/numerisation'
import { textesSucces } from 'domain/core/textes-succes'
import { textesNumerisation } from 'domain/numerisation/textes'
import { useAct } from '../core/acts/use-act.ts'

/** Asks for the paper file to be digitised, or joins the request under way (DIGIT-01, DIGIT-12, DIGIT-13). */
export const useNumerisation = (numero: string) => {
  const acts = useAct(textesNumerisation.echec)
  const sent = { params: { numero } }
  const said = () => textesSucces.numerisationDemandee
  return {
    acts,
    /** From the dialog. */
    demander: () => acts.attempt(demanderNumerisation, sent, said),
    /** From a button. */
    rejoindre: () => acts.send(demanderNumerisation, sent, said),
  }
}

export type DemandeNumerisation = ReturnType<typeof useNumerisation>
