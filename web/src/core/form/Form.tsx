import { useEffect, useEffectEvent, useId, useMemo, useRef, type BaseSyntheticEvent, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { FormFrame } from './form-frame.ts'
import { useTypedBefore } from './use-typed-before.ts'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  onSubmit: (values: T) => Promise<void> | void
  children: ReactNode
}

/**
 * A dialog may stand within a form, and have one: browsers stop the sending of the inner one at the outer one (Chromium and Firefox, each in
 * its HTMLFormElement), so that nothing above hears it, React no more than others. It is heard where it happens.
 */
const useFormInAnother = (send: (event: BaseSyntheticEvent) => void) => {
  const element = useRef<HTMLFormElement>(null)
  const heard = useEffectEvent((event: Event) => send(event as unknown as BaseSyntheticEvent))
  useEffect(() => {
    const inner = element.current
    if (!inner?.parentElement?.closest('form')) return
    const listen = (event: Event) => heard(event)
    inner.addEventListener('submit', listen)
    return () => inner.removeEventListener('submit', listen)
  }, [])
  return element
}

/** A form whose fields find it by context. The browser's own checks are off: ours speak the words of the specification. */
export const Form = <T extends FieldValues>({ form, onSubmit, children }: Props<T>) => {
  const formId = useId()
  useTypedBefore(form)
  const send = (event: BaseSyntheticEvent) => void form.handleSubmit((values) => onSubmit(values as T))(event)
  const element = useFormInAnother(send)
  const frame = useMemo(() => ({ formId, labels: new Map<string, string>() }), [formId])
  return (
    <FormProvider {...form}>
      <FormFrame value={frame}>
        {/* Sent by our script alone: `dialog` is the one method by which nothing leaves the page before it runs, a password least of all. */}
        <form ref={element} noValidate method="dialog" onSubmit={send}>
          {children}
        </form>
      </FormFrame>
    </FormProvider>
  )
}
