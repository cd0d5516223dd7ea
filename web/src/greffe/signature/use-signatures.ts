import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import { signerDecision } from 'contract/greffe/signature'
import type { listerASigner } from 'contract/greffe/to-sign'
import { signaturesPerLot } from 'domain/requetes/decision/batch-signatures'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { linesOf } from '../../core/acts/outcome.ts'
import { useAct } from '../../core/acts/use-act.ts'

export type ToSign = Answer<typeof listerASigner>['content'][number]

/** Selection of at most twenty decisions. Each is signed by its own call, whatever the outcome of the others (decision 64). */
export const useSignatures = (rows: readonly ToSign[]) => {
  const acts = useAct(textes.echec)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<{ done: number; refused: readonly string[] } | null>(null)
  const open = rows.filter(({ obstacles }) => obstacles.length === 0)
  // Rows that left the page or may no longer be signed drop out of the selection.
  const chosen = open.filter(({ numero }) => marked.has(numero))
  const choose = (numeros: readonly string[], on: boolean) =>
    setMarked((before) => {
      const shown = open.map(({ numero }) => numero).filter((numero) => before.has(numero))
      // Rows beyond the limit are not selected: the message beside the count says why.
      return new Set(
        on ? [...new Set([...shown, ...numeros])].slice(0, signaturesPerLot) : shown.filter((numero) => !numeros.includes(numero)),
      )
    })
  const sign = async () => {
    setOutcome(null)
    const outcomes = await acts.attemptEach(
      signerDecision,
      chosen.map(({ numero, version }) => ({ params: { numero }, body: { version } })),
    )
    const refused = outcomes.flatMap((each, i) => (each.kind === 'done' ? [] : [textes.refusee(chosen[i]?.numero ?? '', linesOf(each))]))
    setMarked(new Set())
    setOutcome({ done: chosen.length - refused.length, refused })
  }
  return { acts, open, chosen, full: chosen.length >= signaturesPerLot, first: open.slice(0, signaturesPerLot), outcome, choose, sign }
}

export type Signatures = ReturnType<typeof useSignatures>
