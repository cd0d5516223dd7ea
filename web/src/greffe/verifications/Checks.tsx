import { useState, type KeyboardEvent } from 'react'
import { textesControles } from 'domain/requetes/textes/controles'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesVerifications as textes } from 'domain/suivi/textes/verifications'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { useShortcuts } from '../../core/shortcuts/use-shortcuts.ts'
import { Button } from '../../core/widgets/Button.tsx'
import type { DossierData } from '../dossier/dossier.ts'
import type { FileShown } from '../dossier/files-shown.ts'
import type { ReadingPane } from '../dossier/use-reading.ts'
import { CheckBody } from './CheckBody.tsx'
import { CheckRow } from './CheckRow.tsx'
import { IrregularityForm } from './IrregularityForm.tsx'
import { proofOf } from './proof.ts'
import { isUndone, useCheckWay } from './use-check-way.ts'
import type { CheckData, Judging } from './use-verdicts.ts'
import './checks.css'

interface Props {
  dossier: DossierData
  /** Newest first. */
  files: readonly FileShown[]
  reading: ReadingPane
  verdicts: Judging
}

/** Progress count. Outside the heading, whose accessible name must not change with each verdict. */
const Progress = ({ checks }: { checks: readonly CheckData[] }) => {
  const done = checks.filter((check) => !isUndone(check)).length
  return (
    <span role="status">
      <span aria-hidden="true">{textes.avancement(done, checks.length)}</span>
      <span className="fr-sr-only">{textes.lu(done, checks.length)}</span>
    </span>
  )
}

/** The checks made before the decision, one at a time, beside the declared values and the page that proves them. */
export const Checks = ({ dossier, files, reading, verdicts }: Props) => {
  const { checks, conform } = verdicts
  const { current, go, focus, step, onwards } = useCheckWay(checks, files, reading)
  const [putting, setPutting] = useState(false)
  const reasons = dossier.obstacles.CONFORMITE
  const mayJudge = reasons.length === 0
  // The verdict records the document and page shown on screen.
  const seen = current && reading.shown && proofOf(current, files) ? { fichier: reading.shown.key, page: reading.view.page } : null
  const accept = () => {
    if (current) void conform(current.code, seen)
    onwards()
  }
  const putRight = () => setPutting(true)
  useShortcuts({
    ...(current && { v: focus }),
    ...(current && mayJudge && { c: accept, r: putRight }),
  })
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (by !== null && (event.target as Element).matches('.check__name') && step(by)) event.preventDefault()
  }
  if (current === undefined) return null
  return (
    <section aria-labelledby="verifications" className="checks">
      <div className="checks__head">
        <h2 id="verifications" className="fr-h6">
          {textes.titre}
        </h2>
        <Progress checks={checks} />
      </div>
      {!mayJudge && !dossier.parLeJuge && <p className="reason">{textesEspaceGreffe.acteBloque(reasons)}</p>}
      {/* Arrow keys move between the check names, which are buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol className="fr-raw-list checks__list" onKeyDown={move}>
        {checks.map((check) => (
          <CheckRow key={check.code} check={check} current={check.code === current.code} onSelect={() => go(check)}>
            <CheckBody check={check} dossier={dossier} proof={proofOf(check, files)} onShow={reading.onShow} />
            {mayJudge && (
              <div className="check__verdicts">
                <Button look="secondary" name={`${textes.conforme}, ${textesControles[check.code].nom}`} onClick={accept}>
                  {textes.conforme}
                </Button>
                <Button look="tertiary" name={`${textes.aRegulariser}, ${textesControles[check.code].nom}`} onClick={putRight}>
                  {textes.aRegulariser}
                </Button>
              </div>
            )}
          </CheckRow>
        ))}
      </ol>
      <Dialog open={putting} title={textes.regulariser.titre(textesControles[current.code].nom)} onClose={() => setPutting(false)}>
        <IrregularityForm
          key={current.code}
          check={current}
          preuve={seen}
          verdicts={verdicts}
          onClose={() => setPutting(false)}
          onDone={() => {
            setPutting(false)
            onwards()
          }}
        />
      </Dialog>
    </section>
  )
}
