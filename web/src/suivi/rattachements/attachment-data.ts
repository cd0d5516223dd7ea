import type { Answer } from 'contract/core/call'
import type { getDemandeRattachement } from 'contract/rattachements/demande-greffe'

/** One request for attachment as its court sees it. */
export type AttachmentData = Answer<typeof getDemandeRattachement>
