import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useGiven, useKeeping } from '../core/form/kept.ts'
import { keptPiece, type KeptPiece } from './use-add-piece.ts'

interface Props {
  form: UseFormReturn<{ observation: string }>
  /** Reopens the dialog that was open when the page unloaded. */
  onAdd: (piece: KeptPiece) => void
}

/** Restores after a reload the observation and the document being added. */
export const KeptReply = ({ form, onAdd }: Props) => {
  const observation = useGiven<string>('observation')
  const piece = useGiven<KeptPiece>(keptPiece)
  useKeeping('observation', () => form.getValues('observation') || null)
  const giveBack = useEffectEvent(() => {
    // Do not overwrite what was typed since.
    if (observation !== null && form.getValues('observation') === '') form.setValue('observation', observation)
    if (piece !== null) onAdd(piece)
  })
  useEffect(() => giveBack(), [])
  return null
}
