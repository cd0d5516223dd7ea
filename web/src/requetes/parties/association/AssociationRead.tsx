import { useWatch } from 'react-hook-form'
import type { AnnexeJointe, DatesAssociation } from '../annexes/annexe-jointe.ts'
import { Lines } from '../Lines.tsx'
import { lignesAssociation } from './lignes-association.ts'
import type { SaisieInformations } from './saisie-association.ts'

interface Props {
  path: string
  /** Path of the documents, which give the dates of the association. */
  annexes: string
  dates: (annexes: readonly AnnexeJointe[]) => DatesAssociation
}

/** The association sheet, shown again before sending. */
export const AssociationRead = ({ path, annexes, dates }: Props) => {
  const informations = useWatch({ name: path }) as SaisieInformations
  const jointes = useWatch({ name: annexes }) as AnnexeJointe[]
  return <Lines lines={lignesAssociation(informations, dates(jointes))} />
}
