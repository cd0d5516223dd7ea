/** Where a link of a text may lead: a page of this site, another site, or somebody to write to or call. */
export interface TextTarget {
  kind: 'own' | 'external' | 'contact'
  href: string
}

/** Only these forms are links; everything else (`javascript:`, `data:`, `//host`…) stays text (threats T3 and T16). */
export const linkOf = (target: string | null): TextTarget | null => {
  if (target === null) return null
  if (target === '/' || /^(\/[\w-]+)+$/.test(target)) return { kind: 'own', href: target }
  if (/^https?:\/\/[^\s\\]+$/i.test(target) && URL.canParse(target)) return { kind: 'external', href: target }
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:[+\d .-]+)$/i.test(target)) return { kind: 'contact', href: target }
  return null
}
