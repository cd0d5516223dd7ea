/** A text as one looks for it: no accents, no capitals. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a word of this text begins with what is typed, accents and capitals aside. */
export const beginsAWord = (text: string, typed: string): boolean => ` ${plainText(text)}`.includes(` ${plainText(typed.trim())}`)
