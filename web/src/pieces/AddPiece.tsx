import type { DemandeDePieces } from 'contract/pieces/pieces'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesPageReponse } from 'domain/pieces/textes/page'
import { DialogForm } from '../core/acts/DialogForm.tsx'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { FileProgress } from '../core/form/file/FileProgress.tsx'
import { AnnexeFields } from '../requetes/parties/annexes/AnnexeFields.tsx'
import { nameAnnexe } from '../requetes/parties/annexes/saisie-annexe.ts'
import type { Address } from './address.ts'
import { pointTitle } from './point-titles.ts'
import { useAddPiece, type KeptPiece } from './use-add-piece.ts'

interface Props {
  address: Address
  demand: DemandeDePieces
  limites: LimitesFichiers
  piece: KeptPiece
  onAdded: () => void
  onClose: () => void
}

const { ajout } = textesPageReponse

const Fields = ({ address, demand, limites, piece: { rank, saisie }, onAdded, onClose }: Props) => {
  const { form, acts, send, percent } = useAddPiece({ address, rank, saisie, type: demand.demandes[rank]?.type ?? null, limites })
  const added = () => {
    onAdded()
    onClose()
  }
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={send}
      onDone={added}
      onClose={onClose}
      confirm={ajout.confirmer}
      cancel={textesFormulaires.annuler}
    >
      <p>{pointTitle(demand, rank)}</p>
      <AnnexeFields mode="pieces" limites={limites} codePostal={demand.codePostal} />
      <FileProgress percent={percent} nom={nameAnnexe(form.getValues())} />
    </DialogForm>
  )
}

/** The dialog of an annexe in 'pieces' mode. The point it answers is already chosen (ANNEX-22, ANNEX-34). */
export const AddPiece = ({ piece, ...props }: Omit<Props, 'piece'> & { piece: KeptPiece | null }) => (
  <Dialog open={piece !== null} title={ajout.titre} onClose={props.onClose}>
    {piece !== null && <Fields {...props} piece={piece} />}
  </Dialog>
)
