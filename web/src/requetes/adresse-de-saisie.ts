const text = (name: string, value: unknown) => (typeof value === 'string' ? { [name]: value } : {})

/** Reads the query string of a form: the current step (ROUTE-29) and the draft. */
export const adresseDeSaisie = ({ etape, brouillon }: Record<string, unknown>): { etape?: string; brouillon?: string } => ({
  ...text('etape', etape),
  ...text('brouillon', brouillon),
})
