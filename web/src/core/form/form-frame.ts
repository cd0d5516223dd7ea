import { createContext, use, useEffect } from 'react'

interface FormFrame {
  /** Prefix that keeps the ids of two forms on one page different. */
  formId: string
  /** Labels by field name, for the error summary. */
  labels: Map<string, string>
}

export const FormFrame = createContext<FormFrame>({ formId: 'form', labels: new Map() })

/** The id of a field's control, to which the error summary links. */
export const useFieldId = (name: string, label: string): string => {
  const { formId, labels } = use(FormFrame)
  useEffect(() => {
    labels.set(name, label)
    return () => {
      labels.delete(name)
    }
  }, [labels, name, label])
  return `${formId}-${name}`
}
