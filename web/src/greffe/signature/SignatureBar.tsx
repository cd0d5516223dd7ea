import { useState } from 'react'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { ConflictAlert } from '../../core/acts/ConflictAlert.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import type { DossierData } from '../dossier/dossier.ts'
import { GiveBackForm } from './GiveBackForm.tsx'
import { SignForm } from './SignForm.tsx'

/** The judge signs the prepared decision or gives it back. A blocked button says why. Empty when no decision is prepared. */
export const SignatureBar = ({ dossier, acts }: { dossier: DossierData; acts: Acts }) => {
  const [asking, setAsking] = useState<'sign' | 'give-back' | null>(null)
  const { projet } = dossier
  const close = () => setAsking(null)
  return (
    <section aria-label={textes.onglet} className={projet ? 'decision-bar' : 'decision-bar--done'}>
      {projet && (
        <>
          <div className="decision-bar__act">
            <Button
              blocked={projet.obstacles.length > 0 ? textes.impossible(projet.obstacles) : null}
              busy={acts.busy}
              onClick={() => setAsking('sign')}
            >
              {textes.signer}
            </Button>
          </div>
          <div className="decision-bar__act">
            <Button look="secondary" busy={acts.busy} onClick={() => setAsking('give-back')}>
              {textesDesActes.RETOUR_AU_GREFFE.bouton}
            </Button>
          </div>
        </>
      )}
      <Dialog open={asking === 'sign'} title={textes.confirmer.titre(1)} onClose={close}>
        {asking === 'sign' && <SignForm dossier={dossier} acts={acts} onClose={close} />}
      </Dialog>
      <Dialog open={asking === 'give-back'} title={textes.rendre.titre} onClose={close}>
        {asking === 'give-back' && <GiveBackForm dossier={dossier} acts={acts} onClose={close} />}
      </Dialog>
      {/* Rendered once the dialog is closed: an open dialog keeps the focus. */}
      {acts.conflict !== null && asking === null && (
        <div className="decision-bar__conflict">
          <ConflictAlert sentence={acts.conflict} see={textesGreffe.voirAJour} onRefresh={() => void acts.refresh()} />
        </div>
      )}
    </section>
  )
}
