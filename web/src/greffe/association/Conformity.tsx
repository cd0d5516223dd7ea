import { useState } from 'react'
import { textesGreffeConformite as textes } from 'domain/association/textes/greffe-conformite'
import { formatInstant } from 'domain/core/jour'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { CourtList } from './CourtList.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import type { CourtData, Work } from './court-data.ts'
import { LiftForm } from './LiftForm.tsx'
import { NonConformityForm } from './NonConformityForm.tsx'

type Lack = CourtData['nonConformites'][number]

/** STAFF-20: records and lifts non-conformities. */
export const Conformity = (work: Work) => {
  const { court, acts } = work
  const [lifting, setLifting] = useState<Lack | null>(null)
  const [recorded, setRecorded] = useState(0)
  const { heading, removed } = useFocusAfterRemoval()
  const { nonConformites } = court
  // In one render: the closing dialog returns the focus to the row being removed, then the title takes it.
  const lifted = () => {
    setLifting(null)
    removed()
  }
  const record = () => {
    setRecorded(recorded + 1)
    removed()
  }
  return (
    <>
      <ActSection title={textes.relevees} heading={heading}>
        <CourtList none={textes.aucune}>
          {nonConformites.map((lack) => (
            <li key={lack.id}>
              <div className="court-list__content">
                <p>{lack.texte}</p>
                <p className="court-list__mention">{textes.releveeLe(formatInstant(new Date(lack.releveeLe)), lack.releveePar)}</p>
              </div>
              <Button look="tertiary" busy={acts.busy} name={textes.leverLaquelle(lack.texte)} onClick={() => setLifting(lack)}>
                {textes.lever}
              </Button>
            </li>
          ))}
        </CourtList>
      </ActSection>
      <NonConformityForm key={recorded} {...work} onDone={record} />
      <Dialog open={lifting !== null} title={textes.leverTitre} onClose={() => setLifting(null)}>
        {lifting && <LiftForm {...work} lack={lifting} onClose={() => setLifting(null)} onDone={lifted} />}
      </Dialog>
    </>
  )
}
