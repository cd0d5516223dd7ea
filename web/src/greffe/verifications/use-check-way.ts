import { useEffect, useState } from 'react'
import type { CodeControle } from 'domain/requetes/controles/controles'
import type { FileShown } from '../dossier/files-shown.ts'
import type { ReadingPane } from '../dossier/use-reading.ts'
import { proofOf } from './proof.ts'
import type { CheckData } from './use-verdicts.ts'

export const isUndone = ({ verdict }: CheckData): boolean => verdict === null || verdict === 'ROUVERT'

/** Navigation between checks. Selecting a check shows the document that proves it. */
export const useCheckWay = (checks: readonly CheckData[], files: readonly FileShown[], { onShow }: ReadingPane) => {
  const [chosen, setChosen] = useState<CodeControle | null>(null)
  const [wanted, setWanted] = useState<{ code: CodeControle } | null>(null)
  // In an effect: the row must be rendered, and a closing dialog must have returned the focus first.
  useEffect(() => {
    if (wanted) document.querySelector<HTMLElement>(`[data-check="${wanted.code}"]`)?.focus()
  }, [wanted])
  const current = checks.find(({ code }) => code === chosen) ?? checks.find(isUndone) ?? checks[0]
  const at = current === undefined ? -1 : checks.indexOf(current)
  const go = (next: CheckData | undefined) => {
    if (next === undefined) return false
    setChosen(next.code)
    const proof = proofOf(next, files)
    if (proof) onShow(proof.file.key, proof.page ?? undefined)
    setWanted({ code: next.code })
    return true
  }
  /** Focuses the current check. */
  const focus = () => current && setWanted({ code: current.code })
  return {
    current,
    go,
    focus,
    /** Moves to the check above or below. Returns false at either end. */
    step: (by: 1 | -1) => go(checks[at + by]),
    /** Moves to the next check without a verdict, or focuses the current one when there is none. */
    onwards: () => {
      if (!go([...checks.slice(at + 1), ...checks.slice(0, at)].find(isUndone))) focus()
    },
  }
}
