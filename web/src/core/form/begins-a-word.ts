import { fold } from 'domain/core/folding'

/** Whether a word of this text begins with what is typed, however both are spelled. */
export const beginsAWord = (text: string, typed: string): boolean => ` ${fold(text)}`.includes(` ${fold(typed)}`)
