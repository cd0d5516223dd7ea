import { useWatch } from 'react-hook-form'
import { compterFondateurs } from 'domain/association/fondateurs'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { Members } from '../../../association/Members.tsx'
import { FonctionsEnDouble } from './FonctionsEnDouble.tsx'
import { comiteSaisi, fondateursSaisis, type FondateurSaisi, type MembreSaisi } from './saisie-membres.ts'

interface Props {
  /** Paths of the two lists. */
  direction: string
  fondateurs: string
}

/** The members as the court will read them, with telephone and e-mail. */
export const MembresRead = ({ direction, fondateurs }: Props) => {
  const comite = comiteSaisi(useWatch({ name: direction }) as MembreSaisi[])
  const autres = fondateursSaisis(useWatch({ name: fondateurs }) as FondateurSaisi[])
  return (
    <>
      <p>{textesFormulaireAssociation.membresFondateurs(compterFondateurs(comite, autres))}</p>
      <FonctionsEnDouble comite={comite} />
      <Members comite={comite} fondateurs={autres} level={5} withContact />
    </>
  )
}
