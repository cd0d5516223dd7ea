import type { ReactNode } from 'react'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { DialogForm } from './DialogForm.tsx'
import type { Outcome } from './outcome.ts'
import type { Acts } from './use-act.ts'

interface Props<A> {
  acts: Acts
  confirm: string
  cancel?: string
  onSend: () => Promise<Outcome<A>>
  onDone?: (answer: A) => void
  onClose: () => void
  /** What the act does. */
  children: ReactNode
}

const nothingToCheck = () => []

/** What a dialog holds when an act only asks to be confirmed: it closes when the act is done only, and draws what failed. */
export const ActQuestion = <A,>(props: Props<A>) => <DialogForm {...props} form={useCheckedForm({}, nothingToCheck)} />
