import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from 'contract/core/call'
import { appelsDuGreffe } from 'contract/requetes/greffe'
import type { listerFile } from 'contract/suivi/greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { failureOf } from '../core/acts/outcome.ts'
import { callApi } from '../core/api/call-api.ts'

export type QueueRow = Answer<typeof listerFile>['content'][number]

/** What became of a batch: how many were delivered, and why the others were not, a line each. */
export interface Delivered {
  done: number
  refused: readonly string[]
}

const deliver = async ({ numero, version }: QueueRow): Promise<string | null> => {
  try {
    await callApi(appelsDuGreffe.RECEPISSE, { params: { numero }, body: { version } })
    return null
  } catch (error) {
    const { lines, refusals } = failureOf(error, '')
    return textesEspaceGreffe.recepisses.nonDelivre(numero, refusals?.errors.map(({ defaultMessage }) => defaultMessage) ?? lines)
  }
}

/** The receipts chosen among the rows of a queue, delivered one by one: each is an act of its own, done or not whatever the others. */
export const useReceipts = (rows: readonly QueueRow[]) => {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Delivered | null>(null)
  const owed = rows.filter(({ recepisse }) => recepisse.length === 0)
  // A row that has left the page, or whose receipt a colleague has delivered, is chosen no more.
  const asked = owed.filter(({ numero }) => chosen.has(numero))

  const choose = (numeros: readonly string[], on: boolean) =>
    setChosen((before) => new Set(on ? [...before, ...numeros] : [...before].filter((numero) => !numeros.includes(numero))))
  const send = async () => {
    setBusy(true)
    setOutcome(null)
    const refused: string[] = []
    for (const row of asked) {
      const reason = await deliver(row)
      if (reason !== null) refused.push(reason)
    }
    setChosen(new Set())
    setOutcome({ done: asked.length - refused.length, refused })
    await client.invalidateQueries()
    setBusy(false)
  }
  return { owed, asked, busy, outcome, choose, send }
}

export type Receipts = ReturnType<typeof useReceipts>
