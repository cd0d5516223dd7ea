/** Kinds of reader: signed out, holder of a verification code, any account, the support, attached user, the court (clerks and judge). */
export const readers = ['visiteur', 'porteur', 'compte', 'support', 'rattache', 'tribunal'] as const
export type Reader = (typeof readers)[number]

/** Audiences of a value, from the narrowest. None holds `visiteur` or `holderLine`: the register answers them in sentences. */
export const audiences = {
  tribunal: ['tribunal'],
  cercle: ['rattache', 'tribunal'],
  comptes: ['compte', 'support', 'rattache', 'tribunal'],
} as const satisfies Record<string, readonly Reader[]>
export type Audience = keyof typeof audiences

export const isFor = (audience: Audience, reader: Reader): boolean => (audiences[audience] as readonly Reader[]).includes(reader)
