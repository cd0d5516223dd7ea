/** The target of a link in a text: a page of this site, another site, or a mail address or phone number. */
export interface TextTarget {
  kind: 'own' | 'external' | 'contact'
  href: string
}

/** Accepts only these forms. Anything else (`javascript:`, `data:`, `//host`…) stays text (threat T3, threat T16). */
export const linkOf = (target: string | null): TextTarget | null => {
  if (target === null) return null
  if (target === '/' || /^(\/[\w-]+)+$/.test(target)) return { kind: 'own', href: target }
  if (/^https?:\/\/[^\s\\]+$/i.test(target) && URL.canParse(target)) return { kind: 'external', href: target }
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:[+\d .-]+)$/i.test(target)) return { kind: 'contact', href: target }
  return null
}
