import { createContext, use, useEffect } from 'react'

interface FormFrame {
  /** Makes the ids of two forms of a page differ. */
  formId: string
  /** Labels by field name, for the summary of errors. */
  labels: Map<string, string>
}

export const FormFrame = createContext<FormFrame>({ formId: 'form', labels: new Map() })

/** The id of the control of a field: what the error summary links to. */
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
