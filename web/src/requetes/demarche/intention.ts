const place = 'creation.envoi'

/**
 * The Idempotency-Key of the filing the person means to send (threats.md §6.2): the same for every retry, also after a reload, so that
 * what was received unknown to them is found again and never doubled.
 */
export const cleDIntention = (): string => {
  const cle = sessionStorage.getItem(place) ?? crypto.randomUUID()
  sessionStorage.setItem(place, cle)
  return cle
}

/** The next sending will be another filing. */
export const oublierIntention = () => sessionStorage.removeItem(place)
