import { useWatch } from 'react-hook-form'
import { datesDesAnnexes, type AnnexeJointe } from '../annexes/annexe-jointe.ts'
import { Lines } from '../Lines.tsx'
import { lignesAssociation } from './lignes-association.ts'
import type { SaisieInformations } from './saisie-association.ts'

interface Props {
  path: string
  /** Path of the documents, which bear the dates of the association. */
  annexes: string
}

/** The association sheet, read again before sending. */
export const AssociationRead = ({ path, annexes }: Props) => {
  const informations = useWatch({ name: path }) as SaisieInformations
  const jointes = useWatch({ name: annexes }) as AnnexeJointe[]
  return <Lines lines={lignesAssociation(informations, datesDesAnnexes(jointes))} />
}
