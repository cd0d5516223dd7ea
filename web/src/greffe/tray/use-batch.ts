import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import { greffeAppels } from 'contract/greffe/actes'
import type { BatchActe, listerFile } from 'contract/greffe/queue'
import { textesQueue } from 'domain/suivi/textes/queue'
import { linesOf, type Outcome } from '../../core/acts/outcome.ts'
import { useAct, type Acts } from '../../core/acts/use-act.ts'

export type TrayRow = Answer<typeof listerFile>['content'][number]

/** Outcome of a batch: number of successes, and one line per refusal. */
export interface Delivered {
  acte: BatchActe
  done: number
  refused: readonly string[]
  /** The requests with letters, and whether the PDF was downloaded. */
  letters?: { numeros: readonly string[]; given: boolean } | undefined
}

/** Runs after the act, on the requests where it succeeded. */
type Beside = (done: readonly TrayRow[]) => Promise<Delivered['letters']>

/** Sends the act for each row, sequentially. `on` is its legal day, where it has one. */
const sendEach = (acts: Acts, acte: BatchActe, rows: readonly TrayRow[], le: string): Promise<Outcome[]> => {
  const of = <B extends object>(body: B) => rows.map(({ numero, version }) => ({ params: { numero }, body: { version, ...body } }))
  switch (acte) {
    case 'COMMUNICATION_PREFET':
      return acts.attemptEach(greffeAppels.COMMUNICATION_PREFET, of({ le }))
    case 'REPONSE_PREFET':
      return acts.attemptEach(greffeAppels.REPONSE_PREFET, of({ le, reponse: 'PAS_D_OPPOSITION' as const }))
    case 'PRISE_EN_CHARGE':
    case 'RECEPISSE':
      return acts.attemptEach(greffeAppels[acte], of({}))
  }
}

/** Selection among the rows shown. An act is sent separately for each request that allows it, whatever the outcome of the others. */
export const useBatch = (rows: readonly TrayRow[]) => {
  const acts = useAct('')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<Delivered | null>(null)
  // Rows that left the page drop out of the selection.
  const chosen = rows.filter(({ numero }) => marked.has(numero))

  const choose = (numeros: readonly string[], on: boolean) =>
    setMarked((before) => new Set(on ? [...before, ...numeros] : [...before].filter((numero) => !numeros.includes(numero))))
  const able = (acte: BatchActe) => chosen.filter(({ obstacles }) => obstacles[acte].length === 0)
  /** Requests an act applies to. A letter can also be reprinted for a request already communicated. */
  const concerned = (acte: BatchActe) =>
    acte === 'COMMUNICATION_PREFET' ? chosen.filter((row) => row.lettre.length === 0 || able(acte).includes(row)) : able(acte)
  const send = async (acte: BatchActe, le = '', beside: Beside = async () => undefined) => {
    setOutcome(null)
    const asked = able(acte)
    const outcomes = await sendEach(acts, acte, asked, le)
    const refused = outcomes.flatMap((each, i) =>
      each.kind === 'done' ? [] : [textesQueue.lots.refuse(asked[i]?.numero ?? '', linesOf(each))],
    )
    const letters = await beside(asked.filter((_, i) => outcomes[i]?.kind === 'done'))
    setMarked(new Set())
    setOutcome({ acte, done: asked.length - refused.length, refused, letters })
  }
  return { chosen, busy: acts.busy, acts, outcome, choose, able, concerned, send }
}

export type Batch = ReturnType<typeof useBatch>
