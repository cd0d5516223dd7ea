import { useWatch } from 'react-hook-form'
import type { Annexe } from 'domain/core/annexe'
import { type ChangementDit, changements, piecesDesChangements } from 'domain/requetes/changements'
import { AnnexesOfSeat } from '../annexes/AnnexesOfSeat.tsx'

interface Props {
  path: string
  /** Path of the address of the head office. */
  siege: string
  /** Path of what the person says that changes, which decides the documents asked for. */
  changements: string
}

/** The documents of a modification. */
export const AnnexesDesChangements = ({ path, siege, changements: champ }: Props) => {
  const dits = useWatch({ name: champ }) as Record<ChangementDit, boolean>
  const liste = (documents: readonly Annexe[]) =>
    piecesDesChangements(
      changements.filter((changement) => dits[changement]),
      documents,
    )
  return <AnnexesOfSeat path={path} siege={siege} pieces={{ mode: 'modification', liste }} />
}
