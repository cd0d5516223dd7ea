import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call, Sent } from 'contract/core/call'
import { callApi } from '../api/call-api.ts'
import { uploadApi } from '../api/upload-api.ts'
import { notify, settle } from '../notices/notices-store.ts'
import { failureOf, linesOf, type Outcome } from './outcome.ts'

interface Telling {
  /** Title of the failure, when it differs from the page's. */
  failure?: string
  /** Lines shown under the success message. */
  details?: string[]
  /** For a call that sends a file: receives the part already sent, in percent. */
  onProgress?: (percent: number) => void
  /** Runs before the page's data is fetched again. */
  beforeReading?: () => Promise<unknown>
  afterReading?: () => void
}

interface Place {
  /** The page itself shows a conflict (ConflictAlert), so its forms do not. */
  conflictOnPage?: boolean
  /** Wraps every call, to queue it behind earlier ones. */
  through?: (send: () => Promise<unknown>) => Promise<unknown>
}

/** For writes sent without `useAct`, such as the wizard's filing (docs/decisions/0025): invalidates every query. */
export const useReadAgain = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}

/**
 * The only way to send a write. It also decides what is stale afterwards: every query. A table from acts to queries would need a line
 * per new act, and a page only reads two or three answers. Nothing is fetched again when fields were refused, since nothing changed.
 * After a conflict, nothing is fetched again until the person asks to see the other clerk's changes.
 */
export const useAct = (failure: string, { conflictOnPage = false, through = (send) => send() }: Place = {}) => {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ mutationFn: (send: () => Promise<unknown>) => send() })
  const [reading, setReading] = useState(false)
  /** The sentence of the last 409 (STAFF-08), kept until the person asks to see the current state. */
  const [conflict, setConflict] = useState<string | null>(null)

  const refresh = async () => {
    await client.invalidateQueries()
    // Clear the conflict only after the refetch: an act sent from the stale page would meet the same conflict.
    setConflict(null)
  }
  const readAgain = async ({ beforeReading, afterReading }: Telling) => {
    setReading(true)
    await beforeReading?.()
    await refresh()
    afterReading?.()
    setReading(false)
  }
  /** For a form, which closes on success and shows a failure above its values. A null `said` shows no success notice. */
  const attempt = async <C extends Call>(
    call: C,
    sent: Sent<C>,
    said: ((answer: Answer<C>) => string) | null,
    telling: Telling = {},
  ): Promise<Outcome<Answer<C>>> => {
    const { failure: title = failure, details, onProgress } = telling
    try {
      const answer = (await mutateAsync(() =>
        through(() => (onProgress ? uploadApi(call, sent, onProgress) : callApi(call, sent))),
      )) as Answer<C>
      settle(call.path)
      if (said) notify('success', said(answer), details)
      // Not awaited: the dialog must close and return the focus before the page changes.
      void readAgain(telling)
      return { kind: 'done', answer }
    } catch (error) {
      const outcome = failureOf(error, title)
      if (outcome.kind === 'conflict') setConflict(outcome.lines.join(' '))
      // Not awaited: the button stays enabled, so the person may retry at once.
      else if (outcome.kind === 'failed') void refresh()
      return outcome
    }
  }
  /** For a button without a dialog: a failure is a notice. So is a conflict that the page does not show. */
  const send = async <C extends Call>(call: C, sent: Sent<C>, said: (answer: Answer<C>) => string, telling?: Telling): Promise<void> => {
    const outcome = await attempt(call, sent, said, telling)
    const drawn = outcome.kind === 'conflict' && conflictOnPage
    if (outcome.kind !== 'done' && !drawn) notify('error', outcome.title, linesOf(outcome), call.path)
  }
  /**
   * Sends several calls of one kind in turn. Each succeeds or fails on its own. `busy` stays true throughout, and the queries are
   * invalidated once, at the end.
   */
  const attemptEach = async <C extends Call>(call: C, all: readonly Sent<C>[]): Promise<Outcome<Answer<C>>[]> => {
    const outcomes: Outcome<Answer<C>>[] = []
    await mutateAsync(async () => {
      for (const sent of all) {
        outcomes.push(
          await callApi(call, sent).then(
            (answer) => ({ kind: 'done', answer }) as const,
            (error: unknown) => failureOf(error, failure),
          ),
        )
      }
    })
    await readAgain({})
    return outcomes
  }
  return { send, attempt, attemptEach, busy: isPending || reading, conflict, refresh, failure, conflictOnPage }
}

export type Acts = ReturnType<typeof useAct>
