import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call, Sent } from 'contract/core/call'
import { callApi } from '../api/call-api.ts'
import { uploadApi } from '../api/upload-api.ts'
import { notify, settle } from '../notices/notices-store.ts'
import { failureOf, linesOf, type Outcome } from './outcome.ts'

interface Telling {
  /** The title of what failed, when it is not the one of the page. */
  failure?: string
  /** The lines under what is said to be done. */
  details?: string[]
  /** The call sends a file: told the part sent, in percent. */
  onProgress?: (percent: number) => void
  /** What the page needs before it is read again. */
  beforeReading?: () => Promise<unknown>
  afterReading?: () => void
}

interface Place {
  /** The page itself draws a conflict (ConflictAlert), which its forms then leave to it. */
  conflictOnPage?: boolean
  /** What is sent waits for its turn here. */
  through?: (send: () => Promise<unknown>) => Promise<unknown>
}

/** For what is sent otherwise, as the wizard's filing (docs/decisions/0025): all that is on screen is stale. */
export const useReadAgain = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}

/**
 * The one way to send what changes something, and the one place that knows what is stale then: everything that is on screen. A table
 * from acts to readings would be a line to forget with each act; a page reads two or three answers. Nothing is read again when fields
 * were refused, for nothing changed; nor after a conflict, before the person asks to see what the other one did.
 */
export const useAct = (failure: string, { conflictOnPage = false, through = (send) => send() }: Place = {}) => {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ mutationFn: (send: () => Promise<unknown>) => send() })
  const [reading, setReading] = useState(false)
  /** The human sentence of a 409 (STAFF-08), until the person has asked to see things as they are now. */
  const [conflict, setConflict] = useState<string | null>(null)

  const refresh = async () => {
    await client.invalidateQueries()
    // Only then: what is sent from a page not read again yet would meet the same conflict.
    setConflict(null)
  }
  const readAgain = async ({ beforeReading, afterReading }: Telling) => {
    setReading(true)
    await beforeReading?.()
    await refresh()
    afterReading?.()
    setReading(false)
  }
  /** For a form, which closes when it is done and draws what failed over what was typed; `said` null says nothing. */
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
      // Not awaited: the dialog closes first and gives the focus back, then the page changes.
      void readAgain(telling)
      return { kind: 'done', answer }
    } catch (error) {
      const outcome = failureOf(error, title)
      if (outcome.kind === 'conflict') setConflict(outcome.lines.join(' '))
      // The button is free meanwhile: the person may try again at once.
      else if (outcome.kind === 'failed') void refresh()
      return outcome
    }
  }
  /** For a button without a dialog, whose failure is a notice; a conflict is one too where no page draws it. */
  const send = async <C extends Call>(call: C, sent: Sent<C>, said: (answer: Answer<C>) => string, telling?: Telling): Promise<void> => {
    const outcome = await attempt(call, sent, said, telling)
    const drawn = outcome.kind === 'conflict' && conflictOnPage
    if (outcome.kind !== 'done' && !drawn) notify('error', outcome.title, linesOf(outcome), call.path)
  }
  /**
   * Several of one kind, one after the other, each done or not whatever the others: busy from the first to the last, and what is stale is
   * read again once.
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
