import { isRemovable } from '../core/documents.ts'
import { textesGreffeDocuments } from './textes/greffe-documents.ts'

/** Reasons why a document may not be taken out of the register, or out of force; empty when it may. */
export const obstaclesAuRetrait = (type: string): string[] => (isRemovable(type) ? [] : [textesGreffeDocuments.acteDuTribunal])
