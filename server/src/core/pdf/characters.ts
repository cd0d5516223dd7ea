/** French typography and what the embedded font lacks: no glyph is ever missing, which PDF/A forbids (ISO 19005-3, 6.2.11.8). */
export const characters = (hasGlyph: (codePoint: number) => boolean) => {
  const known = new Map<string, string>()

  const find = (character: string): string => {
    if (hasGlyph(character.codePointAt(0) ?? 0)) return character
    // The narrow no-break space of Intl, and other spaces, have no glyph of their own here.
    if (/\p{Zs}/u.test(character)) return '\u00a0'
    // Direction overrides and joiners would let a name show otherwise than it is written; a lone accent has nothing to stand on.
    if (/[\p{Cf}\p{Cc}\p{M}]/u.test(character)) return ''
    if (/\p{Pd}/u.test(character)) return '-'
    // Ễ → Ê: an accent less is read, an empty box is not.
    const base = character
      .normalize('NFD')
      .replace(/\p{M}$/u, '')
      .normalize('NFC')
    return base === character || base === '' ? '?' : [...base].map(drawable).join('')
  }

  const drawable = (character: string): string => {
    const found = known.get(character) ?? find(character)
    known.set(character, found)
    return found
  }

  /** The text as it will be drawn: typographic apostrophes (wording.md §9), line feeds kept, every character drawable. */
  return (text: string): string =>
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replaceAll('\t', ' ')
      .replaceAll("'", '’')
      .split('\n')
      .map((line) => Array.from(line, drawable).join(''))
      .join('\n')
}
