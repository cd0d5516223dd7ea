import { useState } from 'react'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { ConflictAlert } from '../../core/acts/ConflictAlert.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { AcceptForm } from './AcceptForm.tsx'
import type { AttachmentData } from './attachment-data.ts'
import { RefuseForm } from './RefuseForm.tsx'

/** Grants or refuses. If a colleague decided first, the conflict alert names them (STAFF-16). */
export const Decision = ({ demande }: { demande: AttachmentData }) => {
  const [asking, setAsking] = useState<'accepter' | 'refuser' | null>(null)
  const acts = useAct(textes.echec, { conflictOnPage: true })
  const close = () => setAsking(null)
  const { obstacles } = demande
  return (
    <section aria-label={textes.decision} className="decision-bar">
      <div className="decision-bar__act">
        <Button blocked={obstacles.length > 0 ? textes.impossible(obstacles) : null} busy={acts.busy} onClick={() => setAsking('accepter')}>
          {textes.accepter}
        </Button>
      </div>
      <div className="decision-bar__act">
        <Button look="secondary" busy={acts.busy} onClick={() => setAsking('refuser')}>
          {textes.refuser}
        </Button>
      </div>
      <Dialog open={asking === 'accepter'} title={textes.accepter} onClose={close}>
        <AcceptForm demande={demande} acts={acts} onClose={close} />
      </Dialog>
      <Dialog open={asking === 'refuser'} title={textes.refuser} onClose={close}>
        <RefuseForm uuid={demande.uuid} acts={acts} onClose={close} />
      </Dialog>
      {/* Rendered once the dialog is closed: an open dialog keeps the focus. */}
      {acts.conflict !== null && asking === null && (
        <div className="decision-bar__conflict">
          <ConflictAlert sentence={acts.conflict} see={textes.voirAJour} onRefresh={() => void acts.refresh()} />
        </div>
      )}
    </section>
  )
}
