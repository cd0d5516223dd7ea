import { useId, useMemo, type BaseSyntheticEvent, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { FormFrame } from './form-frame.ts'
import { useTypedBefore } from './use-typed-before.ts'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  onSubmit: (values: T) => Promise<void> | void
  children: ReactNode
}

/** A form whose fields find it by context. The browser's own validation is off: our messages use the specification's words. */
export const Form = <T extends FieldValues>({ form, onSubmit, children }: Props<T>) => {
  const formId = useId()
  useTypedBefore(form)
  const send = (event: BaseSyntheticEvent) => {
    // React bubbles the submit event of a form in a dialog up to the form that opened the dialog.
    event.stopPropagation()
    void form.handleSubmit((values) => onSubmit(values as T))(event)
  }
  const frame = useMemo(() => ({ formId, labels: new Map<string, string>() }), [formId])
  return (
    <FormProvider {...form}>
      <FormFrame value={frame}>
        {/* Only our script sends the form. With `dialog`, a submit before the script runs sends nothing, so no password leaves in a URL. */}
        <form noValidate method="dialog" onSubmit={send}>
          {children}
        </form>
      </FormFrame>
    </FormProvider>
  )
}
