import { useState } from 'react'
import { useSearch } from '@tanstack/react-router'
import type { AccuseReception } from 'contract/requetes/depot'
import { defaultLimites } from 'domain/core/fichier'
import { useUser } from '../../compte/use-user.ts'
import { WithKept } from '../../compte/WithKept.tsx'
import { useReadAgain } from '../../core/acts/use-act.ts'
import { useConstants } from '../../core/constants.ts'
import { useGiven } from '../../core/form/kept.ts'
import { LoadingMessage } from '../../core/widgets/LoadingMessage.tsx'
import { nomDeSaisie } from '../brouillon/objet.ts'
import type { OpenBrouillon } from '../brouillon/open-brouillon.ts'
import { ReopenedBrouillon } from './ReopenedBrouillon.tsx'
import { ClosingScreen } from './ClosingScreen.tsx'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import { RecordedFiling } from './RecordedFiling.tsx'
import { Wizard } from './Wizard.tsx'

interface Fin {
  accuse: AccuseReception
  /** The declarant's e-mail address, to which the court writes; '' when they gave none. */
  email: string
}

const Stages = <S extends Saisie>({ demarche }: { demarche: FormulaireDemarche<S> }) => {
  const [fin, setFin] = useState<Fin | null>(null)
  const limites = useConstants() ?? defaultLimites
  const { data: utilisateur, isPending } = useUser()
  const readAgain = useReadAgain()
  const { brouillon }: { brouillon?: unknown } = useSearch({ strict: false })
  const rendu = useGiven<OpenBrouillon<S>>(nomDeSaisie(demarche.objet))
  /**
   * The draft to reopen: named by the address, or chosen on the page before step 1. `fois` is a React key: each choice remounts the form.
   */
  const [repris, setRepris] = useState({ id: typeof brouillon === 'string' && rendu === null ? brouillon : null, fois: 0 })
  if (fin && demarche.objet.guichet) return <RecordedFiling {...fin} demarche={demarche} />
  if (fin) return <ClosingScreen {...fin} demarche={demarche} />
  if (isPending) return <LoadingMessage />
  const reopen = (id: string | null) => setRepris(({ fois }) => ({ id, fois: fois + 1 }))
  const sent = (accuse: AccuseReception, email: string) => {
    setFin({ accuse, email })
    void readAgain()
  }
  // When the account call failed, the declarant is not prefilled.
  const common = { demarche, utilisateur: utilisateur ?? null, limites, onReopen: reopen, onSent: sent }
  if (repris.id === null) return <Wizard key={repris.fois} {...common} ouvert={repris.fois === 0 ? rendu : null} />
  return (
    <ReopenedBrouillon
      key={repris.fois}
      demarche={demarche}
      utilisateur={utilisateur ?? null}
      id={repris.id}
      onAnother={() => reopen(null)}
    >
      {(ouvert) => <Wizard {...common} ouvert={ouvert} />}
    </ReopenedBrouillon>
  )
}

/** The page of a filing: what to prepare, the form, then the closing screen. */
export const DemarchePage = <S extends Saisie>({ demarche }: { demarche: FormulaireDemarche<S> }) => (
  <WithKept reload>
    <Stages demarche={demarche} />
  </WithKept>
)
