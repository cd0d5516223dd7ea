import { differenceWithRegister } from 'domain/rattachements/demande-direction'
import { Alert } from '../../core/widgets/Alert.tsx'
import type { AttachmentData } from './attachment-data.ts'

/** Warns when the declaration differs from the register. Shown on the page and again before accepting. */
export const DirectionDifference = ({ demande }: { demande: AttachmentData }) => {
  const difference = differenceWithRegister(demande)
  return difference && <Alert level="warning" title={difference} />
}
