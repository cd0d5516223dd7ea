import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesDemande as textes } from 'domain/rattachements/textes/demande'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { FileProgress } from '../../core/form/file/FileProgress.tsx'
import { SuggestedTextField } from '../../core/form/SuggestedTextField.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { AnnexesDeDemande } from './AnnexesDeDemande.tsx'
import { rename, type AttachmentAsked } from './use-demande.ts'

interface Props {
  open: boolean
  denomination: string
  demande: AttachmentAsked
  onClose: () => void
}

/** ATTACH-10: the form of a request for rattachement. Closing it keeps the typed values. */
export const DemandeDialog = ({ open, denomination, demande: { form, limites, acts, percent, send, done }, onClose }: Props) => (
  <Dialog open={open} title={textes.titre} onClose={onClose}>
    <DialogForm
      form={form}
      acts={acts}
      rename={rename}
      confirm={textes.envoyer}
      onSend={send}
      onDone={() => {
        done()
        onClose()
      }}
      onClose={onClose}
    >
      <p>{textes.intro(denomination)}</p>
      <SuggestedTextField name="fonction" label={textes.fonction} suggestions={textesFormulaireAssociation.fonctionsProposees} />
      <TextArea name="message" label={textes.message} rows={3} optional />
      <AnnexesDeDemande limites={limites} />
      <FileProgress percent={percent} nom={textes.laDemande} />
    </DialogForm>
  </Dialog>
)
