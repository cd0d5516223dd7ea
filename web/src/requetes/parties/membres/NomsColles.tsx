import { useState } from 'react'
import { textesNomsColles as textes } from 'domain/requetes/textes/noms-colles'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import { useGiven } from '../../../core/form/kept.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { LignesLues } from './LignesLues.tsx'
import { nomsAConfirmer, type NomsAConfirmer } from './noms-a-confirmer.ts'
import type { FondateurSaisi, MembreEditable } from './saisie-membres.ts'
import { TexteColle } from './TexteColle.tsx'

interface Props {
  /** The current founders, members of the direction included. */
  connus: readonly (MembreEditable | FondateurSaisi)[]
  onAdd: (fondateurs: FondateurSaisi[]) => void
}

/** The content of the dialog, restored after an expired session. */
export interface NomsRendus {
  texte: string
  /** Null while the list is being typed. */
  lu: NomsAConfirmer | null
}

/** Adds the founders of a pasted list. The person confirms the rows read. */
export const NomsColles = ({ connus, onAdd }: Props) => {
  const rendu = useGiven<NomsRendus>('noms-colles')
  const [open, setOpen] = useState(rendu !== null)
  const [{ texte, lu }, setNoms] = useState<NomsRendus>(rendu ?? { texte: '', lu: null })
  const close = () => {
    setOpen(false)
    setNoms({ texte: '', lu: null })
  }
  const add = (fondateurs: FondateurSaisi[]) => {
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
          <TexteColle texte={texte} onRead={(colle) => setNoms({ texte: colle, lu: nomsAConfirmer(colle, connus) })} onClose={close} />
        ) : (
          <LignesLues texte={texte} lu={lu} connus={connus} onAdd={add} onBack={() => setNoms({ texte, lu: null })} onClose={close} />
        )}
      </Dialog>
    </>
  )
}
