import { useWatch } from 'react-hook-form'
import { textesMembres } from 'domain/requetes/textes/membres'
import { MembersTable } from '../../../association/Members.tsx'
import { FonctionsEnDouble } from './FonctionsEnDouble.tsx'
import { toComite, type TypedMembre } from './saisie-membres.ts'

interface Props {
  /** Paths of the list, and of the checkbox « renouvellement » (the direction is renewed unchanged). */
  direction: string
  renouvellement: string
}

/** The direction as filed, shown again before sending. */
export const DirectionRead = ({ direction, renouvellement }: Props) => {
  const comite = toComite(useWatch({ name: direction }) as TypedMembre[])
  const renouvelee = useWatch({ name: renouvellement }) as boolean
  return (
    <>
      {renouvelee && <p>{textesMembres.renouvellement}.</p>}
      <FonctionsEnDouble comite={comite} />
      <MembersTable comite={comite} withContact />
    </>
  )
}
