const text = (name: string, value: unknown) => (typeof value === 'string' ? { [name]: value } : {})

/** What the address of a form says: the step on screen (ROUTE-29), and the draft it is kept in. */
export const adresseDeSaisie = ({ etape, brouillon }: Record<string, unknown>): { etape?: string; brouillon?: string } => ({
  ...text('etape', etape),
  ...text('brouillon', brouillon),
})
