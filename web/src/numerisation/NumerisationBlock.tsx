import { useId } from 'react'
import type { EtatNumerisation } from 'domain/numerisation/etats'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesNumerisation as textes } from 'domain/numerisation/textes/common'
import { useUser } from '../compte/use-user.ts'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { DigitisedFile } from './DigitisedFile.tsx'
import type { DemandeNumerisation } from './use-numerisation.ts'
import './numerisation.css'

interface Props {
  numero: string
  numerisation: { etat: EtatNumerisation; traiteeLe: string | null; doc: { nom: string; taille: number } | null }
  /** Why the person can neither request nor join it; empty when they can. */
  obstacles: readonly string[]
  demande: DemandeNumerisation
}

const Content = ({ numero, numerisation: { etat, traiteeLe, doc }, obstacles, demande }: Props) => {
  const user = useUser()
  switch (etat) {
    case 'EN_COURS':
      return (
        <>
          <p>{obstacles.length === 0 ? textes.enCours : textes.enCoursSeulement}</p>
          <Button
            look="secondary"
            busy={demande.acts.busy}
            blocked={obstacles.length > 0 ? obstacles.join(' ') : null}
            onClick={() => void demande.join()}
          >
            {textes.recevoirCourriel}
          </Button>
        </>
      )
    case 'EN_COURS_ATTACHE':
      return <QueryAnswer query={user}>{({ email }) => <p>{textes.enCoursAttache(email)}</p>}</QueryAnswer>
    case 'DISPONIBLE':
      return (
        <>
          {traiteeLe !== null && <p>{textes.disponible(formatJour(jourDeParis(new Date(traiteeLe))))}</p>}
          {doc ? <DigitisedFile numero={numero} doc={doc} /> : <p>{textes.reserve}</p>}
        </>
      )
    case 'NON_TROUVEE':
      return <p>{textes.nonTrouvee}</p>
    case 'POSSIBLE':
    case 'NON_DISPONIBLE':
      return <p>{textes.nonDisponible}</p>
  }
}

/** The state of the digitisation for this person (DIGIT-02 to DIGIT-06, DIGIT-10). Empty while nobody has requested one. */
export const NumerisationBlock = (props: Props) => {
  const titleId = useId()
  if (props.numerisation.etat === 'POSSIBLE') return null
  return (
    <section className="numerisation" aria-labelledby={titleId}>
      <h2 id={titleId} className="fr-h6">
        {textes.titre}
      </h2>
      <Content {...props} />
    </section>
  )
}
