import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useGiven, useKeeping } from '../core/form/kept.ts'
import { keptPiece, type KeptPiece } from './use-add-piece.ts'

interface Props {
  form: UseFormReturn<{ observation: string }>
  /** Opens again the dialog that the page was left with. */
  onAdd: (rank: number) => void
}

/** What a reload in the middle gives back: the observation, and the document that was being added. */
export const KeptReply = ({ form, onAdd }: Props) => {
  const observation = useGiven<string>('observation')
  const piece = useGiven<KeptPiece>(keptPiece)
  useKeeping('observation', () => form.getValues('observation') || null)
  const giveBack = useEffectEvent(() => {
    // What was typed since is not replaced.
    if (observation !== null && form.getValues('observation') === '') form.setValue('observation', observation)
    if (piece !== null) onAdd(piece.rank)
  })
  useEffect(() => giveBack(), [])
  return null
}
