import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, Call, Sent } from 'contract/core/call'
import type { CorpsErreur } from 'domain/core/erreurs'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/call-api.ts'
import { uploadApi } from '../api/upload-api.ts'
import { notifyFailure } from '../notices/failure.ts'
import { notify, settle } from '../notices/notices-store.ts'

interface Telling {
  /** The title of what failed, when it is not the one of the page. */
  failure?: string
  /** The call sends a file: told the part sent, in percent. */
  onProgress?: (percent: number) => void
}

/** Sends the acts of the court, and keeps the page true: whatever the answer, what is on screen is read again. */
export const useActs = (failure: string) => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  /** The human sentence of a 409 (STAFF-08), until the clerk has asked to see things as they are now. */
  const [conflict, setConflict] = useState<string | null>(null)

  const refresh = async () => {
    setConflict(null)
    await client.invalidateQueries()
  }
  const refused = (error: unknown, title: string, action: string): CorpsErreur | null => {
    if (error instanceof ApiError && error.status === 400) return error.corps
    if (error instanceof ApiError && error.status === 409) {
      setConflict(error.corps.message)
      return null
    }
    notifyFailure(error, title, action)
    void refresh()
    return null
  }
  /** `done`; or the refusals of fields, for the form to show; neither when the act is refused as a whole, and told. */
  const attempt = async <C extends Call>(
    call: C,
    sent: Sent<C>,
    said: (answer: Answer<C>) => string,
    { failure: title = failure, onProgress }: Telling = {},
  ): Promise<{ done: boolean; refusals: CorpsErreur | null }> => {
    setBusy(true)
    try {
      const answer = await (onProgress ? uploadApi(call, sent, onProgress) : callApi(call, sent))
      settle(call.path)
      notify('success', said(answer))
      // Not awaited: the dialog closes first and gives the focus back, then the page changes.
      void refresh().finally(() => setBusy(false))
      return { done: true, refusals: null }
    } catch (error) {
      setBusy(false)
      return { done: false, refusals: refused(error, title, call.path) }
    }
  }
  /** The refusals of fields, for a dialog to show; null when there is nothing left to correct there. */
  const send = async <C extends Call>(call: C, sent: Sent<C>, said: (answer: Answer<C>) => string, telling?: Telling) =>
    (await attempt(call, sent, said, telling)).refusals
  return { send, attempt, busy, conflict, refresh }
}

export type Acts = ReturnType<typeof useActs>
