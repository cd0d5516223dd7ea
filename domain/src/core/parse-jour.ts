import { isJour } from './jour.ts'

const french = /^(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads a day as people type it: `3/4/2026`, `03.04.2026`, `03 04 2026`, `03042026` or `2026-04-03`. Returns `YYYY-MM-DD`; any other text
 * is returned trimmed, for the schema to refuse.
 */
export const parseJour = (text: string): string => {
  const typed = text.trim()
  const [, ...parts] = french.exec(typed) ?? []
  const [day, month, year] = parts.filter((part) => part !== undefined)
  if (!day || !month || !year) return typed
  const jour = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isJour(jour) ? jour : typed
}
