import { useWatch } from 'react-hook-form'
import { textesMembres } from 'domain/requetes/textes/membres'
import { MembersTable } from '../../../association/Members.tsx'
import { FonctionsEnDouble } from './FonctionsEnDouble.tsx'
import { comiteSaisi, type MembreSaisi } from './saisie-membres.ts'

interface Props {
  /** Paths of the list, and of the checkbox « renouvellement » (the direction is renewed unchanged). */
  direction: string
  renouvellement: string
}

/** The direction as filed, shown again before sending. */
export const DirectionRead = ({ direction, renouvellement }: Props) => {
  const comite = comiteSaisi(useWatch({ name: direction }) as MembreSaisi[])
  const renouvelee = useWatch({ name: renouvellement }) as boolean
  return (
    <>
      {renouvelee && <p>{textesMembres.renouvellement}.</p>}
      <FonctionsEnDouble comite={comite} />
      <MembersTable comite={comite} withContact />
    </>
  )
}
