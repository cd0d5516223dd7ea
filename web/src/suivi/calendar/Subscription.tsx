import { useState } from 'react'
import { creerCalendrier } from 'contract/suivi/calendrier'
import { formaterJour, jourDeParis } from 'domain/core/jour'
import { textesCalendrier as textes } from 'domain/suivi/textes-calendrier'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { ChangeAddress } from './ChangeAddress.tsx'
import { NewAddress } from './NewAddress.tsx'

interface Props {
  /** Instant it was made; null without one. */
  since: string | null
  /** Its buttons have gone with it. */
  onRemoved: () => void
}

/** The subscription address of the person: to make, to copy while it is shown, to replace or take back. */
export const Subscription = ({ since, onRemoved }: Props) => {
  const acts = useAct(textes.echec)
  const [address, setAddress] = useState<string | null>(null)
  const [asking, setAsking] = useState<'replace' | 'remove' | null>(null)
  const close = () => setAsking(null)
  const create = async () => {
    const outcome = await acts.attempt(creerCalendrier, {}, () => textes.creee)
    if (outcome.kind === 'done') setAddress(outcome.answer.adresse)
  }
  const changed = (next: string | null) => {
    setAddress(next)
    close()
    if (next === null) onRemoved()
  }
  if (since === null && address === null)
    return (
      <Buttons>
        <Button look="secondary" busy={acts.busy} onClick={() => void create()}>
          {textes.creer}
        </Button>
      </Buttons>
    )
  return (
    <>
      {address !== null ? (
        <NewAddress key={address} address={address} />
      ) : (
        since !== null && <p>{textes.existe(formaterJour(jourDeParis(new Date(since))))}</p>
      )}
      <Buttons>
        <Button look="secondary" onClick={() => setAsking('replace')}>
          {textes.remplacer}
        </Button>
        <Button look="tertiary" onClick={() => setAsking('remove')}>
          {textes.supprimer}
        </Button>
      </Buttons>
      <Dialog open={asking !== null} title={asking === 'remove' ? textes.supprimerTitre : textes.remplacerTitre} onClose={close}>
        {asking !== null && <ChangeAddress how={asking} onDone={changed} onClose={close} />}
      </Dialog>
    </>
  )
}
