import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import { appelsDuGreffe } from 'contract/requetes/greffe'
import type { ActeParLot, listerFile } from 'contract/suivi/file'
import { textesFile } from 'domain/suivi/textes-file'
import { linesOf, type Outcome } from '../../core/acts/outcome.ts'
import { useAct, type Acts } from '../../core/acts/use-act.ts'

export type TrayRow = Answer<typeof listerFile>['content'][number]

/** What became of a batch: for how many it is done, and why not for the others, a line each. */
export interface Delivered {
  acte: ActeParLot
  done: number
  refused: readonly string[]
  /** The letters that came with it, and whether their file was given. */
  letters?: { numeros: readonly string[]; given: boolean } | undefined
}

/** What an act brings beside, of the files it is done on. */
type Beside = (done: readonly TrayRow[]) => Promise<Delivered['letters']>

/** One act for each, one after the other; `le` its legal day, where it has one. */
const sendEach = (acts: Acts, acte: ActeParLot, rows: readonly TrayRow[], le: string): Promise<Outcome[]> => {
  const of = <B extends object>(body: B) => rows.map(({ numero, version }) => ({ params: { numero }, body: { version, ...body } }))
  switch (acte) {
    case 'COMMUNICATION_PREFET':
      return acts.attemptEach(appelsDuGreffe.COMMUNICATION_PREFET, of({ le }))
    case 'REPONSE_PREFET':
      return acts.attemptEach(appelsDuGreffe.REPONSE_PREFET, of({ le, reponse: 'PAS_D_OPPOSITION' as const }))
    case 'PRISE_EN_CHARGE':
    case 'RECEPISSE':
      return acts.attemptEach(appelsDuGreffe[acte], of({}))
  }
}

/** The files chosen among the rows shown, and one act done on each that allows it: its own act, done or not whatever the others. */
export const useBatch = (rows: readonly TrayRow[]) => {
  const acts = useAct('')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<Delivered | null>(null)
  // A row that has left the page is chosen no more.
  const chosen = rows.filter(({ numero }) => marked.has(numero))

  const choose = (numeros: readonly string[], on: boolean) =>
    setMarked((before) => new Set(on ? [...before, ...numeros] : [...before].filter((numero) => !numeros.includes(numero))))
  const able = (acte: ActeParLot) => chosen.filter(({ obstacles }) => obstacles[acte].length === 0)
  /** A letter is printed again of what is communicated already. */
  const concerned = (acte: ActeParLot) =>
    acte === 'COMMUNICATION_PREFET' ? chosen.filter((row) => row.lettre.length === 0 || able(acte).includes(row)) : able(acte)
  const send = async (acte: ActeParLot, le = '', beside: Beside = async () => undefined) => {
    setOutcome(null)
    const asked = able(acte)
    const outcomes = await sendEach(acts, acte, asked, le)
    const refused = outcomes.flatMap((each, i) =>
      each.kind === 'done' ? [] : [textesFile.lots.refuse(asked[i]?.numero ?? '', linesOf(each))],
    )
    const letters = await beside(asked.filter((_, i) => outcomes[i]?.kind === 'done'))
    setMarked(new Set())
    setOutcome({ acte, done: asked.length - refused.length, refused, letters })
  }
  return { chosen, busy: acts.busy, acts, outcome, choose, able, concerned, send }
}

export type Batch = ReturnType<typeof useBatch>
