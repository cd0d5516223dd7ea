import { useEffect, useState } from 'react'
import type { CodeControle } from 'domain/requetes/controles/controles'
import type { FileShown } from '../files-shown.ts'
import type { ReadingPane } from '../use-reading.ts'
import { proofOf } from './proof.ts'
import type { CheckData } from './use-verdicts.ts'

export const isUndone = ({ verdict }: CheckData): boolean => verdict === null || verdict === 'ROUVERT'

/** From one check to another, each with the document that proves it on screen. */
export const useCheckWay = (checks: readonly CheckData[], files: readonly FileShown[], { onShow }: ReadingPane) => {
  const [chosen, setChosen] = useState<CodeControle | null>(null)
  const [wanted, setWanted] = useState<{ code: CodeControle } | null>(null)
  // Once it is drawn, and a dialog that closes meanwhile has given the focus back.
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
  /** The focus on the one that is looked at. */
  const focus = () => current && setWanted({ code: current.code })
  return {
    current,
    go,
    focus,
    /** To the neighbour above or below; false at an end. */
    step: (by: 1 | -1) => go(checks[at + by]),
    /** To the next one to judge, or nowhere once there is none. */
    onwards: () => {
      if (!go([...checks.slice(at + 1), ...checks.slice(0, at)].find(isUndone))) focus()
    },
  }
}
