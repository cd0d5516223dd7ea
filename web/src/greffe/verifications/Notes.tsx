import { useState } from 'react'
import { greffeAppels } from 'contract/greffe/actes'
import { textes as messages } from 'domain/core/textes/common'
import { formatInstant } from 'domain/core/jour'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesVerifications } from 'domain/suivi/textes/verifications'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { Button } from '../../core/widgets/Button.tsx'
import type { DossierData } from '../dossier/dossier.ts'

const { notes: textes } = textesVerifications

interface Props {
  dossier: DossierData
  acts: Acts
}

const NoteForm = ({ dossier: { numero, version }, acts, onClose }: Props & { onClose: () => void }) => {
  const form = useCheckedForm<{ note: string }>({ note: '' }, ({ note }) =>
    note.trim() === '' ? [{ field: 'note', defaultMessage: messages.champObligatoire }] : [],
  )
  const send = (typed: { note: string }) =>
    acts.attempt(greffeAppels.NOTE, { params: { numero }, body: { version, ...typed } }, () => textesDesActes.NOTE.fait)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.ajouter}>
      <TextArea name="note" label={textes.note} hint={textes.aide} />
    </DialogForm>
  )
}

/** Internal notes of the clerks on a request. The declarant never sees them. */
export const Notes = ({ dossier, acts }: Props) => {
  const [writing, setWriting] = useState(false)
  const notes = dossier.journal.filter(({ type }) => type === 'NOTE')
  return (
    <details className="fold">
      <summary>
        <h2 className="fr-h6">{textes.titre(notes.length)}</h2>
      </summary>
      {notes.length === 0 ? (
        <p>{textes.aucune}</p>
      ) : (
        <ul className="fr-raw-list notes">
          {notes.map(({ rang, texte, auteur, instant }) => (
            <li key={rang}>
              <span className="dossier__texte">{texte ?? textes.effacee}</span>
              <span className="cell-line notes__by">{textes.de(auteur ?? '', formatInstant(new Date(instant)))}</span>
            </li>
          ))}
        </ul>
      )}
      {dossier.obstacles.NOTE.length === 0 && (
        <Button look="tertiary" onClick={() => setWriting(true)}>
          {textes.ajouter}
        </Button>
      )}
      <Dialog open={writing} title={textes.ajouter} onClose={() => setWriting(false)}>
        <NoteForm dossier={dossier} acts={acts} onClose={() => setWriting(false)} />
      </Dialog>
    </details>
  )
}
