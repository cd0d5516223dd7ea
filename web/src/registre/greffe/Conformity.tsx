import { useState } from 'react'
import { leverNonConformite } from 'contract/association/greffe'
import { textesGreffeConformite as textes } from 'domain/association/textes-greffe-conformite'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { formaterInstant } from 'domain/core/jour'
import { ConfirmDialog } from '../../core/dialog/ConfirmDialog.tsx'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import type { CourtData, Work } from './court-data.ts'
import { NonConformityForm } from './NonConformityForm.tsx'

type Lack = CourtData['nonConformites'][number]

/** STAFF-20: what the inscription lacks, recorded and lifted. */
export const Conformity = ({ numero, fiche, court, acts }: Work) => {
  const [lifting, setLifting] = useState<Lack | null>(null)
  const [recorded, setRecorded] = useState(0)
  const { heading, removed } = useFocusAfterRemoval()
  const { nonConformites } = court
  const { etatAssociation } = fiche.derniere
  const lift = async ({ id }: Lack) => {
    setLifting(null)
    const done = await acts.send(leverNonConformite, { params: { numero, id } }, () => textes.levee)
    if (done) removed()
  }
  const record = () => {
    setRecorded(recorded + 1)
    removed()
  }
  return (
    <>
      <ActSection title={textes.relevees} heading={heading}>
        {nonConformites.length === 0 && <EmptyState sentence={textes.aucune} />}
        <ul className="fr-raw-list court-list">
          {nonConformites.map((lack) => (
            <li key={lack.id}>
              <div className="court-list__content">
                <p>{lack.texte}</p>
                <p className="court-list__mention">{textes.releveeLe(formaterInstant(new Date(lack.releveeLe)), lack.releveePar)}</p>
              </div>
              <Button look="tertiary" busy={acts.busy} name={textes.leverLaquelle(lack.texte)} onClick={() => setLifting(lack)}>
                {textes.lever}
              </Button>
            </li>
          ))}
        </ul>
      </ActSection>
      <NonConformityForm key={recorded} numero={numero} version={court.version} etat={etatAssociation} acts={acts} onDone={record} />
      <ConfirmDialog
        open={lifting !== null}
        title={textes.leverTitre}
        confirm={textes.leverTitre}
        cancel={textesFormulaires.annuler}
        onConfirm={() => lifting && void lift(lifting)}
        onCancel={() => setLifting(null)}
      >
        <p>{lifting && textes.leverQuestion(lifting.texte)}</p>
        <p>{textes.leverEffet}</p>
        {nonConformites.length === 1 && etatAssociation === 'NONCONFORME' && <p>{textes.leverRetablit}</p>}
      </ConfirmDialog>
    </>
  )
}
