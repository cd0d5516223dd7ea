import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import { appelsDuGreffe } from 'contract/requetes/greffe'
import type { listerFile } from 'contract/suivi/greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import type { Outcome } from '../core/acts/outcome.ts'
import { useAct } from '../core/acts/use-act.ts'

export type QueueRow = Answer<typeof listerFile>['content'][number]

/** What became of a batch: how many were delivered, and why the others were not, a line each. */
export interface Delivered {
  done: number
  refused: readonly string[]
}

const reasonOf = (numero: string, outcome: Outcome<unknown>): string[] => {
  if (outcome.kind === 'done') return []
  const { lines, refusals } = outcome
  return [textesEspaceGreffe.recepisses.nonDelivre(numero, refusals?.errors.map(({ defaultMessage }) => defaultMessage) ?? lines)]
}

/** The receipts chosen among the rows of a queue, delivered one by one: each is an act of its own, done or not whatever the others. */
export const useReceipts = (rows: readonly QueueRow[]) => {
  const acts = useAct('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<Delivered | null>(null)
  const owed = rows.filter(({ recepisse }) => recepisse.length === 0)
  // A row that has left the page, or whose receipt a colleague has delivered, is chosen no more.
  const asked = owed.filter(({ numero }) => chosen.has(numero))

  const choose = (numeros: readonly string[], on: boolean) =>
    setChosen((before) => new Set(on ? [...before, ...numeros] : [...before].filter((numero) => !numeros.includes(numero))))
  const send = async () => {
    setOutcome(null)
    const sent = asked.map(({ numero, version }) => ({ params: { numero }, body: { version } }))
    const outcomes = await acts.attemptEach(appelsDuGreffe.RECEPISSE, sent)
    const refused = outcomes.flatMap((each, i) => reasonOf(asked[i]?.numero ?? '', each))
    setChosen(new Set())
    setOutcome({ done: asked.length - refused.length, refused })
  }
  return { owed, asked, busy: acts.busy, outcome, choose, send }
}

export type Receipts = ReturnType<typeof useReceipts>
