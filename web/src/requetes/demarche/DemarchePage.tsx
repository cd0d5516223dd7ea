import { useState } from 'react'
import type { AccuseReception } from 'contract/requetes/depot'
import { limitesParDefaut } from 'domain/core/fichier'
import { useUser } from '../../compte/use-user.ts'
import { WithKept } from '../../compte/WithKept.tsx'
import { useConstantes } from '../../core/constantes.ts'
import { useGiven } from '../../core/form/kept.ts'
import { Loading } from '../../core/widgets/Loading.tsx'
import { CreationWizard } from './Wizard.tsx'
import { ClosingPage } from './Closing.tsx'
import { StartPage } from './Start.tsx'
import type { Avancement } from './use-brouillon.ts'

interface Fin {
  accuse: AccuseReception
  /** Where the court writes, '' when the declarant gave no address. */
  email: string
}

const CreationStages = () => {
  const reprise = useGiven<Avancement>('creation')
  const [commencee, setCommencee] = useState(reprise !== null)
  const [fin, setFin] = useState<Fin | null>(null)
  const limites = useConstantes() ?? limitesParDefaut
  const { data: utilisateur, isPending } = useUser()
  if (fin) return <ClosingPage {...fin} />
  if (!commencee) return <StartPage limites={limites} onStart={() => setCommencee(true)} />
  // Without the account (its call failed) the declarant is simply not prefilled.
  if (isPending) return <Loading />
  return (
    <CreationWizard
      utilisateur={utilisateur ?? null}
      reprise={reprise}
      limites={limites}
      onSent={(accuse, email) => setFin({ accuse, email })}
    />
  )
}

/** ROUTE-04: what to prepare, the form, and what follows once it is sent. */
export const CreationPage = () => (
  <WithKept>
    <CreationStages />
  </WithKept>
)
