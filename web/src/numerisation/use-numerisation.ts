import { useState } from 'react'
import { demanderNumerisation } from 'contract/numerisation/numerisation'
import { textesSucces } from 'domain/core/textes-succes'
import { textesNumerisation } from 'domain/numerisation/textes'
import { callApi } from '../core/api/call-api.ts'
import { notifyFailure } from '../core/notices/failure.ts'
import { notify, settle } from '../core/notices/notices-store.ts'

/** Asks for the paper file to be digitised, or joins the request under way (DIGIT-01, DIGIT-12, DIGIT-13); `refresh` reads the sheet again. */
export const useNumerisation = (numero: string, refresh: () => Promise<unknown>) => {
  const [busy, setBusy] = useState(false)
  const demander = async () => {
    setBusy(true)
    try {
      await callApi(demanderNumerisation, { params: { numero } })
      settle(textesNumerisation.echec)
      notify('success', textesSucces.numerisationDemandee)
    } catch (error) {
      notifyFailure(error, textesNumerisation.echec)
    }
    // Even refused, the state on screen may be an old one.
    await refresh()
    setBusy(false)
  }
  return { demander, busy }
}

export type DemandeNumerisation = ReturnType<typeof useNumerisation>
