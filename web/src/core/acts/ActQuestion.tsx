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
  /** The consequences of the act. */
  children: ReactNode
}

const nothingToCheck = () => []

/** The content of a dialog whose act only needs a confirmation. It closes only on success, and shows any failure. */
export const ActQuestion = <A,>(props: Props<A>) => <DialogForm {...props} form={useCheckedForm({}, nothingToCheck)} />
