/** Who reads: nobody signed in, the holder of a verification code, any account, the support, a user attached to it, its court with its judge. */
export const readers = ['visiteur', 'porteur', 'compte', 'support', 'rattache', 'tribunal'] as const
export type Reader = (typeof readers)[number]

/** Who a value may be for, from the narrowest. No table of the register names the first two readers: they are answered by sentences. */
export const audiences = {
  tribunal: ['tribunal'],
  cercle: ['rattache', 'tribunal'],
  comptes: ['compte', 'support', 'rattache', 'tribunal'],
} as const satisfies Record<string, readonly Reader[]>
export type Audience = keyof typeof audiences

export const isFor = (audience: Audience, reader: Reader): boolean => (audiences[audience] as readonly Reader[]).includes(reader)
