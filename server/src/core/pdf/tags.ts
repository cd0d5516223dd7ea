import type { Tag } from './strip.ts'

/** The root of a document's tags. */
export const root = (): Tag => ({ type: 'Document', parent: null })

export const tag = (type: Tag['type'], parent: Tag, more: Pick<Tag, 'alt' | 'scope'> = {}): Tag => ({ type, parent, ...more })
