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

/** How an act ended: recorded, refused on fields of its form, or refused as a whole (already told). */
export type Outcome = { done: boolean; fields: CorpsErreur | null }

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
  const refused = (error: unknown, title: string): Outcome => {
    if (error instanceof ApiError && error.status === 409) {
      setConflict(error.corps.message)
      return { done: false, fields: null }
    }
    if (error instanceof ApiError && error.status === 400) return { done: false, fields: error.corps }
    notifyFailure(error, title)
    void refresh()
    return { done: false, fields: null }
  }
  const send = async <C extends Call>(
    call: C,
    sent: Sent<C>,
    said: (answer: Answer<C>) => string,
    failure: string = textesEspaceGreffe.echecs.acte,
  ): Promise<Outcome> => {
    setBusy(true)
    try {
      const answer = await callApi(call, sent)
      notify('success', said(answer))
      await refresh()
      return { done: true, fields: null }
    } catch (error) {
      return refused(error, failure)
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, conflict, refresh }
}

export type Acts = ReturnType<typeof useActe>
