import type { Answer } from 'contract/core/call'
import type { getListeDeMotifs } from 'contract/pieces/motifs'

/** A list of usual grounds as it was read, with its versions. */
export type ListRead = Answer<typeof getListeDeMotifs>
