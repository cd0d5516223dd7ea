import { useId, useMemo, type BaseSyntheticEvent, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { FormFrame } from './form-frame.ts'
import { useTypedBefore } from './use-typed-before.ts'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  onSubmit: (values: T) => Promise<void> | void
  children: ReactNode
}

/** A form whose fields find it by context. The browser's own checks are off: ours speak the words of the specification. */
export const Form = <T extends FieldValues>({ form, onSubmit, children }: Props<T>) => {
  const formId = useId()
  useTypedBefore(form)
  const send = (event: BaseSyntheticEvent) => {
    // A dialog opened from a form has its own, whose sending React would carry up to that one.
    event.stopPropagation()
    void form.handleSubmit((values) => onSubmit(values as T))(event)
  }
  const frame = useMemo(() => ({ formId, labels: new Map<string, string>() }), [formId])
  return (
    <FormProvider {...form}>
      <FormFrame value={frame}>
        {/* Sent by our script alone: `dialog` is the one method by which nothing leaves the page before it runs, a password least of all. */}
        <form noValidate method="dialog" onSubmit={send}>
          {children}
        </form>
      </FormFrame>
    </FormProvider>
  )
}
