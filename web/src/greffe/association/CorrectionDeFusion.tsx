import { useState } from 'react'
import { corrigerFusion } from 'contract/greffe/ex-officio'
import { fusionsToCorrect } from 'domain/requetes/ex-officio/correction-fusion'
import { textesFusion } from 'domain/requetes/textes/fusion'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { checkBody } from '../../core/form/check-body.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { Button } from '../../core/widgets/Button.tsx'
import type { FicheData } from '../../registre/fiche-data.ts'
import { CourtList } from './CourtList.tsx'
import type { Work } from './court-data.ts'

const { correction: textes } = textesFusion
const check = checkBody(corrigerFusion.body)

type Recorded = ReturnType<typeof fusionsDe>[number]

/** The mergers recorded on this sheet that may be corrected. */
const fusionsDe = ({ associationRehydrateVisibles }: Pick<FicheData, 'associationRehydrateVisibles'>) =>
  fusionsToCorrect(
    associationRehydrateVisibles.flatMap(({ association, evenement }) =>
      association
        ? [
            {
              ordre: association.ordre,
              fusionnees: evenement?.fusionnees?.numeros ?? null,
              corrigee: evenement?.fusionCorrigee?.ordre ?? null,
            },
          ]
        : [],
    ),
  )

const CorrectionForm = ({
  numero,
  court: { version },
  acts,
  merger,
  onClose,
  onDone,
}: Work & { merger: Recorded; onClose: () => void; onDone: () => void }) => {
  const { ordre: fusion, numeros } = merger
  const form = useCheckedForm({ motif: '' }, ({ motif }) => check({ version, fusion, motif }))
  return (
    <DialogForm
      form={form}
      onSend={({ motif }) => acts.attempt(corrigerFusion, { params: { numero }, body: { version, fusion, motif } }, () => textes.fait)}
      onClose={onClose}
      onDone={onDone}
      acts={acts}
      confirm={textes.bouton}
    >
      <p>{textes.effet(numeros)}</p>
      <p>{textes.traite}</p>
      <p>{textes.prevenus}</p>
      <TextArea name="motif" label={textes.motif} hint={textes.aideMotif} />
    </DialogForm>
  )
}

/** The mergers that may be corrected, with a button for each. A correction applies to every sheet involved (STAFF-12). */
export const CorrectionDeFusion = ({ onDone, ...work }: Work & { onDone: () => void }) => {
  const [asked, setAsked] = useState<Recorded | null>(null)
  const recorded = fusionsDe(work.fiche)
  const close = () => setAsked(null)
  if (recorded.length === 0) return null
  return (
    <>
      <h3 className="fr-h6">{textes.titre}</h3>
      <CourtList none="">
        {recorded.map((merger) => (
          <li key={merger.ordre}>
            <div className="court-list__content">
              <p>{textes.inscrite(merger.numeros)}</p>
            </div>
            <Button look="tertiary" busy={work.acts.busy} name={textes.corrigerLaquelle(merger.numeros)} onClick={() => setAsked(merger)}>
              {textes.bouton}
            </Button>
          </li>
        ))}
      </CourtList>
      <Dialog open={asked !== null} title={textes.bouton} onClose={close}>
        {asked && (
          <CorrectionForm
            {...work}
            merger={asked}
            onClose={close}
            onDone={() => {
              close()
              onDone()
            }}
          />
        )}
      </Dialog>
    </>
  )
}
