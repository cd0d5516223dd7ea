import type { Answer } from 'contract/core/call'
import type { getDemandeRattachement } from 'contract/greffe/rattachements'

/** One demande de rattachement as its court sees it. */
export type AttachmentData = Answer<typeof getDemandeRattachement>
