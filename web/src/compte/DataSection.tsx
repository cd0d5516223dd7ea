import { useState } from 'react'
import { exporterDonnees } from 'contract/compte/fin'
import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import { useDocument } from '../core/api/use-document.ts'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { today } from '../core/today.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { CloseAccount } from './CloseAccount.tsx'

const { titre, export: textes, fermeture } = textesFinCompte

/** Exports the person's data, and closes their account. */
export const DataSection = () => {
  const { open, fetching } = useDocument()
  const [closing, setClosing] = useState(false)
  const close = () => setClosing(false)
  return (
    <section className="account-section" aria-labelledby="donnees">
      <h2 id="donnees" className="fr-h4">
        {titre}
      </h2>
      <p>{textes.texte}</p>
      <Buttons>
        <Button look="secondary" busy={fetching} onClick={() => void open(exporterDonnees, {}, textes.nomDuFichier(today()), true)}>
          {textes.bouton}
        </Button>
        <Button look="tertiary" onClick={() => setClosing(true)}>
          {fermeture.bouton}
        </Button>
      </Buttons>
      <Dialog open={closing} title={fermeture.titre} onClose={close}>
        {closing && <CloseAccount onClose={close} />}
      </Dialog>
    </section>
  )
}
