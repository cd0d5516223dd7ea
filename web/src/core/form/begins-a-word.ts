import { fold } from 'domain/core/folding'

/** Whether a word of `text` begins with `typed`, ignoring case and accents. */
export const beginsAWord = (text: string, typed: string): boolean => ` ${fold(text)}`.includes(` ${fold(typed)}`)
