import type { Annexe } from 'domain/core/annexe'
import { piecesDesChangements } from 'domain/requetes/depot/changements'
import { AnnexesOfSeat } from '../annexes/AnnexesOfSeat.tsx'
import { useAnnouncedChangements } from './use-announced-changements.ts'

interface Props {
  path: string
  /** Path of the address of the head office. */
  siege: string
  /** Path of the announced changes, which decide the documents asked for. */
  changements: string
}

/** The documents of a modification. */
export const AnnexesDesChangements = ({ path, siege, changements: champ }: Props) => {
  const dits = useAnnouncedChangements(champ)
  const liste = (documents: readonly Annexe[]) => piecesDesChangements(dits, documents)
  return <AnnexesOfSeat path={path} siege={siege} pieces={{ mode: 'modification', liste }} />
}
