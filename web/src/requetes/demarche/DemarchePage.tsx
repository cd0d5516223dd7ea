import { useState } from 'react'
import type { AccuseReception } from 'contract/requetes/depot'
import { limitesParDefaut } from 'domain/core/fichier'
import { useUser } from '../../compte/use-user.ts'
import { WithKept } from '../../compte/WithKept.tsx'
import { useReadAgain } from '../../core/acts/use-act.ts'
import { useConstantes } from '../../core/constantes.ts'
import { Loading } from '../../core/widgets/Loading.tsx'
import { Closing } from './Closing.tsx'
import type { FormulaireDemarche, Saisie } from './demarche.ts'
import { Wizard } from './Wizard.tsx'

interface Fin {
  accuse: AccuseReception
  /** Where the court writes, '' when the declarant gave no address. */
  email: string
}

const Stages = <S extends Saisie>({ demarche }: { demarche: FormulaireDemarche<S> }) => {
  const [fin, setFin] = useState<Fin | null>(null)
  const limites = useConstantes() ?? limitesParDefaut
  const { data: utilisateur, isPending } = useUser()
  const readAgain = useReadAgain()
  if (fin) return <Closing {...fin} demarche={demarche} />
  if (isPending) return <Loading />
  const sent = (accuse: AccuseReception, email: string) => {
    setFin({ accuse, email })
    void readAgain()
  }
  // Without the account (its call failed) the declarant is simply not prefilled.
  return <Wizard demarche={demarche} utilisateur={utilisateur ?? null} limites={limites} onSent={sent} />
}

/** The page of a filing: what to prepare, the form, and what follows once it is sent. */
export const DemarchePage = <S extends Saisie>({ demarche }: { demarche: FormulaireDemarche<S> }) => (
  <WithKept reload>
    <Stages demarche={demarche} />
  </WithKept>
)
