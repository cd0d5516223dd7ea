import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, Call, Sent } from 'contract/core/call'
import { callApi } from '../api/call-api.ts'
import { uploadApi } from '../api/upload-api.ts'
import { notify, settle } from '../notices/notices-store.ts'
import { failureOf, type Outcome } from './outcome.ts'

interface Telling {
  /** The title of what failed, when it is not the one of the page. */
  failure?: string
  /** The call sends a file: told the part sent, in percent. */
  onProgress?: (percent: number) => void
}

/** Sends the acts of the staff, and keeps the page true: whatever the answer, what is on screen is read again. */
export const useActs = (failure: string) => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  /** The human sentence of a 409 (STAFF-08), until the clerk has asked to see things as they are now. */
  const [conflict, setConflict] = useState<string | null>(null)

  const refresh = async () => {
    setConflict(null)
    await client.invalidateQueries()
  }
  /** For a form, which closes when it is done and draws what failed over what was typed. */
  const attempt = async <C extends Call>(
    call: C,
    sent: Sent<C>,
    said: (answer: Answer<C>) => string,
    { failure: title = failure, onProgress }: Telling = {},
  ): Promise<Outcome> => {
    setBusy(true)
    try {
      const answer = await (onProgress ? uploadApi(call, sent, onProgress) : callApi(call, sent))
      settle(call.path)
      notify('success', said(answer))
      // Not awaited: the dialog closes first and gives the focus back, then the page changes.
      void refresh().finally(() => setBusy(false))
      return { done: true }
    } catch (error) {
      setBusy(false)
      const outcome = failureOf(error, title)
      if (outcome.conflict) setConflict(outcome.lines.join(' '))
      else if (outcome.refusals === null) void refresh()
      return outcome
    }
  }
  /** For a button, whose failure is a notice, a conflict excepted: the page draws it. Answers whether it is done. */
  const send = async <C extends Call>(call: C, sent: Sent<C>, said: (answer: Answer<C>) => string, telling?: Telling): Promise<boolean> => {
    const outcome = await attempt(call, sent, said, telling)
    if (!outcome.done && !outcome.conflict) {
      const lines = outcome.refusals?.errors.map(({ defaultMessage }) => defaultMessage) ?? outcome.lines
      notify('error', outcome.title, [...lines], call.path)
    }
    return outcome.done
  }
  return { send, attempt, busy, conflict, refresh, failure }
}

export type Acts = ReturnType<typeof useActs>
