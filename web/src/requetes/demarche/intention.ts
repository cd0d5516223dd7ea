const placeDe = (type: string) => `${type}.envoi`

/**
 * The Idempotency-Key of the filing the person means to send (threats.md §6.2): the same for every retry, also after a reload, so that
 * what was received unknown to them is found again and never doubled. One per kind of filing.
 */
export const cleDIntention = (type: string): string => {
  const cle = sessionStorage.getItem(placeDe(type)) ?? crypto.randomUUID()
  sessionStorage.setItem(placeDe(type), cle)
  return cle
}

/** The next sending will be another filing. */
export const oublierIntention = (type: string) => sessionStorage.removeItem(placeDe(type))
