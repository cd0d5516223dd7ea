import { useState } from 'react'
import { creerCalendrier } from 'contract/suivi/calendrier'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesCalendrier as textes } from 'domain/suivi/textes/calendrier'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { ChangeAddress } from './ChangeAddress.tsx'
import { NewAddress } from './NewAddress.tsx'

interface Props {
  /** Creation instant of the address, null without one. */
  since: string | null
  /** Called after a removal: the focused button is gone. */
  onRemoved: () => void
}

/** Creates, shows once, replaces or removes the person's subscription address. */
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
        since !== null && <p>{textes.existe(formatJour(jourDeParis(new Date(since))))}</p>
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
