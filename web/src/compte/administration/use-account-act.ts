import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getCompteAuSupport, rechercherComptes } from 'contract/compte/support'
import type { Call, Sent } from 'contract/core/call'
import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import type { CorpsErreur } from 'domain/core/erreurs'
import { ApiError } from '../../core/api/api-error.ts'
import { callApi } from '../../core/api/call-api.ts'
import { callKey } from '../../core/api/use-api.ts'
import { notifyFailure } from '../../core/notices/failure.ts'
import { notify, settle } from '../../core/notices/notices-store.ts'

/** Sends the acts of the support on one account, and keeps the page true: whatever the answer, the account is read again. */
export const useAccountAct = () => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const refresh = () =>
    Promise.all([getCompteAuSupport, rechercherComptes].map((call) => client.invalidateQueries({ queryKey: callKey(call) })))

  /** The refusals of fields, for the form to show; null when the act is done, or refused as a whole and told. */
  const send = async <C extends Call>(call: C, sent: Sent<C>, said: string): Promise<CorpsErreur | null> => {
    setBusy(true)
    try {
      await callApi(call, sent)
      settle(call.path)
      notify('success', said)
    } catch (error) {
      if (error instanceof ApiError && error.status === 400 && error.corps.errors.length > 0) {
        setBusy(false)
        return error.corps
      }
      notifyFailure(error, textesAdministrationCompte.echec, call.path)
    }
    // Not awaited: the dialog closes first and gives the focus back, then the page changes.
    void refresh().finally(() => setBusy(false))
    return null
  }
  return { send, busy }
}

export type AccountActs = ReturnType<typeof useAccountAct>
