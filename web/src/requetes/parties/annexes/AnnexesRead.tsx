import { useWatch } from 'react-hook-form'
import { Lines } from '../Lines.tsx'
import type { AnnexeJointe } from './annexe-jointe.ts'
import { describeAnnexe } from './describe-annexe.ts'
import type { Pieces } from './pieces.ts'

/** The joined documents, shown again before sending. */
export const AnnexesRead = ({ path, mode }: { path: string; mode: Pieces['mode'] }) => {
  const annexes = useWatch({ name: path }) as AnnexeJointe[]
  return <Lines lines={annexes.map(({ annexe }) => [describeAnnexe(annexe, mode), annexe.nom])} />
}
