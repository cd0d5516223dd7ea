import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getCompteAuSupport, rechercherComptes } from 'contract/compte/support'
import type { Call, Sent } from 'contract/core/call'
import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import { failureOf, type Outcome } from '../../core/acts/outcome.ts'
import { callApi } from '../../core/api/call-api.ts'
import { callKey } from '../../core/api/use-api.ts'
import { notify, settle } from '../../core/notices/notices-store.ts'

/** Sends the acts of the support on one account, and keeps the page true: whatever the answer, the account is read again. */
export const useAccountAct = () => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const refresh = () =>
    Promise.all([getCompteAuSupport, rechercherComptes].map((call) => client.invalidateQueries({ queryKey: callKey(call) })))

  /** For a form, which closes when it is done and draws what failed over what was typed. */
  const attempt = async <C extends Call>(call: C, sent: Sent<C>, said: string): Promise<Outcome> => {
    setBusy(true)
    // Not awaited: the dialog closes first and gives the focus back, then the page changes.
    const settleDown = () => void refresh().finally(() => setBusy(false))
    try {
      await callApi(call, sent)
      settle(call.path)
      notify('success', said)
      settleDown()
      return { done: true }
    } catch (error) {
      settleDown()
      return failureOf(error, textesAdministrationCompte.echec)
    }
  }
  /** For a button, whose failure is a notice. */
  const send = async <C extends Call>(call: C, sent: Sent<C>, said: string): Promise<void> => {
    const outcome = await attempt(call, sent, said)
    if (!outcome.done) notify('error', outcome.title, [...outcome.lines], call.path)
  }
  return { send, attempt, busy }
}

export type AccountActs = ReturnType<typeof useAccountAct>
