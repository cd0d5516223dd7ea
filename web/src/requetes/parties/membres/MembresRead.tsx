import { useWatch } from 'react-hook-form'
import { countFondateurs } from 'domain/association/fondateurs'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { Members } from '../../../association/Members.tsx'
import { FonctionsEnDouble } from './FonctionsEnDouble.tsx'
import { toComite, toFondateurs, type TypedFondateur, type TypedMembre } from './saisie-membres.ts'

interface Props {
  /** Paths of the two lists. */
  direction: string
  fondateurs: string
}

/** The members as the court will read them, with telephone and e-mail. */
export const MembresRead = ({ direction, fondateurs }: Props) => {
  const comite = toComite(useWatch({ name: direction }) as TypedMembre[])
  const autres = toFondateurs(useWatch({ name: fondateurs }) as TypedFondateur[])
  return (
    <>
      <p>{textesFormulaireAssociation.membresFondateurs(countFondateurs(comite, autres))}</p>
      <FonctionsEnDouble comite={comite} />
      <Members comite={comite} fondateurs={autres} level={5} withContact />
    </>
  )
}
