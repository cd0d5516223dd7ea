import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { meme } from 'domain/core/meme'
import { estConcerne } from 'domain/requetes/depot/changements'
import { textesModification } from 'domain/requetes/textes/modification'
import { Folded } from '../../../core/form/Folded.tsx'
import { useDossierSaisi } from '../../dossier-saisi.ts'
import { direction } from '../membres/liste-de-membres.ts'
import { nomDe, presents, type MembreSaisi } from '../membres/saisie-membres.ts'
import { useChangementsDits } from './use-changements-dits.ts'

interface Props {
  /** Paths of the direction, of the checkbox « renouvellement » and of the announced changes. */
  path: string
  renouvellement: string
  changements: string
  registre: readonly MembreSaisi[]
  children: ReactNode
}

/** The members, folded unless the person announced a change of direction. An error, a conflict or a change opens them. */
export const MembresPlies = ({ path, renouvellement, changements, registre, children }: Props) => {
  const erreurs = useDossierSaisi().erreurs
  const dits = useChangementsDits(changements)
  const membres = useWatch({ name: path }) as MembreSaisi[]
  const renouvelee = useWatch({ name: renouvellement }) as boolean
  if (estConcerne(dits, 'membres')) return children
  const refuse = erreurs.some(({ field }) => field.startsWith(direction.racine))
  const noms = presents(membres).map(nomDe)
  return (
    <>
      <p className="step-intro">{textesModification.replie}</p>
      <Folded
        title={textesModification.direction}
        held={textesModification.tenus(noms)}
        reason={refuse ? erreurs : renouvelee || !meme(membres, registre) || null}
      >
        {children}
      </Folded>
    </>
  )
}
