import { useState } from 'react'
import { textesPastedNoms as textes } from 'domain/requetes/textes/pasted-noms'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import { useGiven } from '../../../core/form/kept.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { ParsedLignes } from './ParsedLignes.tsx'
import { findNomsToConfirm, type NomsToConfirm } from './noms-to-confirm.ts'
import type { TypedFondateur, MembreEditable } from './saisie-membres.ts'
import { PasteField } from './PasteField.tsx'

interface Props {
  /** The current founders, members of the direction included. */
  connus: readonly (MembreEditable | TypedFondateur)[]
  onAdd: (fondateurs: TypedFondateur[]) => void
}

/** The content of the dialog, restored after an expired session. */
export interface RestoredNoms {
  texte: string
  /** Null while the list is being typed. */
  lu: NomsToConfirm | null
}

/** Adds the founders of a pasted list. The person confirms the rows read. */
export const PastedNoms = ({ connus, onAdd }: Props) => {
  const rendu = useGiven<RestoredNoms>('noms-colles')
  const [open, setOpen] = useState(rendu !== null)
  const [{ texte, lu }, setNoms] = useState<RestoredNoms>(rendu ?? { texte: '', lu: null })
  const close = () => {
    setOpen(false)
    setNoms({ texte: '', lu: null })
  }
  const add = (fondateurs: TypedFondateur[]) => {
    onAdd(fondateurs)
    close()
  }
  return (
    <>
      <Button look="tertiary" onClick={() => setOpen(true)}>
        {textes.coller}
      </Button>
      <Dialog open={open} title={textes.coller} onClose={close}>
        {lu === null ? (
          <PasteField texte={texte} onRead={(colle) => setNoms({ texte: colle, lu: findNomsToConfirm(colle, connus) })} onClose={close} />
        ) : (
          <ParsedLignes texte={texte} lu={lu} connus={connus} onAdd={add} onBack={() => setNoms({ texte, lu: null })} onClose={close} />
        )}
      </Dialog>
    </>
  )
}
