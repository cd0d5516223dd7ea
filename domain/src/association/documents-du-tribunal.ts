import { isRemovable } from '../core/documents.ts'
import { textesGreffeDocuments } from './textes-greffe-documents.ts'

/** What stands in the way of taking a document out of the register, or out of force. Empty: allowed. */
export const obstaclesAuRetrait = (type: string): string[] => (isRemovable(type) ? [] : [textesGreffeDocuments.acteDuTribunal])
