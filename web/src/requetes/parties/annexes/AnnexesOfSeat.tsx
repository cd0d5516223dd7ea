import { useWatch } from 'react-hook-form'
import { Annexes } from './Annexes.tsx'
import type { Pieces } from './pieces.ts'

interface Props {
  path: string
  /** Path of the address of the head office being typed, which decides the newspapers (ANNEX-34). */
  siege: string
  pieces: Pieces
}

/** The documents of a filing that says where the head office is. */
export const AnnexesOfSeat = ({ path, siege, pieces }: Props) => (
  <Annexes path={path} codePostal={String(useWatch({ name: `${siege}.codePostal` }) ?? '')} pieces={pieces} />
)
