import { useState } from 'react'
import { greffeAppels } from 'contract/greffe/actes'
import type { GreffeActe } from 'domain/requetes/procedure/obstacles'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesVerifications } from 'domain/suivi/textes/verifications'
import { ShortcutsHelp } from '../../core/shortcuts/ShortcutsHelp.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { benchHelp } from '../dossier/bench-keys.ts'
import { ActDialogs } from '../acts/ActDialogs.tsx'
import { ConflictAlert } from '../../core/acts/ConflictAlert.tsx'
import { useTypedActs } from '../dossier/use-act-form.ts'
import { type ActAsked, actsShown, asksFirst, type DossierData, otherActs } from '../dossier/dossier.ts'
import { groundsOf } from '../demandes/motives-of-checks.ts'
import type { Acts } from '../../core/acts/use-act.ts'

const blockedBy = (acte: GreffeActe, reasons: readonly string[]): string | null => {
  if (reasons.length === 0) return null
  return (acte === 'INSCRIPTION' ? textesEspaceGreffe.decisionBloquee : textesEspaceGreffe.acteBloque)(reasons)
}

/** Buttons of the next act and of the decision (STAFF-08). A blocked one says why. After the decision: publication and notification. */
export const DecisionBar = ({ dossier, acts }: { dossier: DossierData; acts: Acts }) => {
  const [asking, setAsking] = useState<ActAsked | null>(null)
  const typed = useTypedActs()
  const { numero, version, obstacles } = dossier
  const shown = actsShown(dossier)
  const others = otherActs(dossier)
  const toAsk = groundsOf(dossier).length
  const choose = (acte: GreffeActe) => {
    if (asksFirst(acte)) return setAsking(acte)
    void acts.send(greffeAppels[acte], { params: { numero }, body: { version } }, () => textesDesActes[acte].fait)
  }
  return (
    <section aria-label={textesEspaceGreffe.decision} className={shown.length > 0 ? 'decision-bar' : 'decision-bar--done'}>
      {shown.map((acte, place) => (
        // Keyed by position: the button keeps the focus when the next act replaces the current one.
        <div key={place} className="decision-bar__act">
          <Button
            // While the judge has the decision, the clerk has nothing to do: no primary button.
            look={place === 0 && acte !== 'RETRAIT_PROJET' ? 'primary' : 'secondary'}
            blocked={blockedBy(acte, obstacles[acte])}
            busy={acts.busy}
            onClick={() => choose(acte)}
          >
            {acte === 'DEMANDE' && toAsk > 0 ? textesVerifications.demander(toAsk) : textesDesActes[acte].bouton}
          </Button>
        </div>
      ))}
      {others.length > 0 && (
        <details className="decision-bar__others">
          <summary>{textesEspaceGreffe.autresActes}</summary>
          {others.map((acte) => (
            <Button key={acte} look="tertiary" busy={acts.busy} onClick={() => choose(acte)}>
              {textesDesActes[acte].bouton}
            </Button>
          ))}
        </details>
      )}
      <div className="decision-bar__keys">
        <ShortcutsHelp keys={benchHelp} />
      </div>
      <ActDialogs asking={asking} dossier={dossier} acts={acts} typed={typed} onClose={() => setAsking(null)} />
      {/* Rendered once the dialog is closed: an open dialog keeps the focus. */}
      {acts.conflict !== null && asking === null && (
        <div className="decision-bar__conflict">
          <ConflictAlert sentence={acts.conflict} see={textesGreffe.voirAJour} onRefresh={() => void acts.refresh()} />
        </div>
      )}
    </section>
  )
}
