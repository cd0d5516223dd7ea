import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { equals } from 'domain/core/equals'
import { isConcerned } from 'domain/requetes/depot/changements'
import { textesModification } from 'domain/requetes/textes/modification'
import { FoldedSection } from '../../../core/form/FoldedSection.tsx'
import { useDossierContext } from '../../dossier-context.ts'
import { direction } from '../membres/liste-de-membres.ts'
import { nomDe, presents, type TypedMembre } from '../membres/saisie-membres.ts'
import { useAnnouncedChangements } from './use-announced-changements.ts'

interface Props {
  /** Paths of the direction, of the checkbox « renouvellement » and of the announced changes. */
  path: string
  renouvellement: string
  changements: string
  registre: readonly TypedMembre[]
  children: ReactNode
}

/** The members, folded unless the person announced a change of direction. An error, a conflict or a change opens them. */
export const MembresPlies = ({ path, renouvellement, changements, registre, children }: Props) => {
  const erreurs = useDossierContext().erreurs
  const dits = useAnnouncedChangements(changements)
  const membres = useWatch({ name: path }) as TypedMembre[]
  const renouvelee = useWatch({ name: renouvellement }) as boolean
  if (isConcerned(dits, 'membres')) return children
  const refuse = erreurs.some(({ field }) => field.startsWith(direction.racine))
  const noms = presents(membres).map(nomDe)
  return (
    <>
      <p className="step-intro">{textesModification.replie}</p>
      <FoldedSection
        title={textesModification.direction}
        held={textesModification.tenus(noms)}
        reason={refuse ? erreurs : renouvelee || !equals(membres, registre) || null}
      >
        {children}
      </FoldedSection>
    </>
  )
}
