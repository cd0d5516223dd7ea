import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, Call, Sent } from 'contract/core/call'
import { getDossier, listerFile } from 'contract/suivi/greffe'
import type { CorpsErreur } from 'domain/core/erreurs'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { ApiError } from '../core/api/api-error.ts'
import { callApi } from '../core/api/call-api.ts'
import { callKey } from '../core/api/use-api.ts'
import { notifyFailure } from '../core/notices/failure.ts'
import { notify } from '../core/notices/notices-store.ts'

/** Sends the acts of the court on one file, and keeps the page true: whatever the answer, the file is read again. */
export const useActe = () => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  /** The human sentence of a 409 (STAFF-08), until the clerk has asked for the file as it is now. */
  const [conflict, setConflict] = useState<string | null>(null)

  const refresh = async () => {
    setConflict(null)
    await Promise.all([getDossier, listerFile].map((call) => client.invalidateQueries({ queryKey: callKey(call) })))
  }
  const refused = (error: unknown, title: string): CorpsErreur | null => {
    if (error instanceof ApiError && error.status === 400) return error.corps
    if (error instanceof ApiError && error.status === 409) {
      setConflict(error.corps.message)
      return null
    }
    notifyFailure(error, title)
    void refresh()
    return null
  }
  /** The refusals of fields, for the form to show; null when the act is recorded, or refused as a whole and told. */
  const send = async <C extends Call>(
    call: C,
    sent: Sent<C>,
    said: (answer: Answer<C>) => string,
    failure: string = textesEspaceGreffe.echecs.acte,
  ): Promise<CorpsErreur | null> => {
    setBusy(true)
    try {
      const answer = await callApi(call, sent)
      notify('success', said(answer))
      // Not awaited: the dialog closes first and gives the focus back, then the page changes.
      void refresh().finally(() => setBusy(false))
      return null
    } catch (error) {
      setBusy(false)
      return refused(error, failure)
    }
  }
  return { send, busy, conflict, refresh }
}

export type Acts = ReturnType<typeof useActe>
