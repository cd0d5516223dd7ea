import type { Answer } from 'contract/core/call'
import type { getListeDeMotifs } from 'contract/greffe/motifs'

/** A list of usual grounds with its versions, as the server returns it. */
export type ListRead = Answer<typeof getListeDeMotifs>
