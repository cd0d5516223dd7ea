import { useEffect, useRef, useState } from 'react'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textesMembres } from 'domain/requetes/textes-membres'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { applyServerErrors } from '../../core/form/apply-server-errors.ts'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { Form } from '../../core/form/Form.tsx'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { Tabs } from '../../core/widgets/Tabs.tsx'
import { nomDe, type MembreSaisi } from '../saisie.ts'
import { MembreFields } from './MembreFields.tsx'
import type { DialogueRendu } from './listes.ts'
import { SaveButtons } from './SaveButtons.tsx'
import { lireMembre, saisieDuMembre, type SaisieMembre } from './saisie-membre.ts'

interface Props {
  /** Null for a new member. */
  membre: MembreSaisi | null
  /** What the server refused in it, under the names of the fields. */
  erreurs: readonly ErreurChamp[]
  onSave: (membre: MembreSaisi) => void
  onClose: () => void
}

const tabsOf = (membre: MembreSaisi | null) =>
  [
    { id: 'physiques' as const, label: textesFormulaireAssociation.personnePhysique, content: <MembreFields sorte="physiques" /> },
    { id: 'morales' as const, label: textesFormulaireAssociation.personneMorale, content: <MembreFields sorte="morales" /> },
    // A member keeps its kind (MEMB-19).
  ].filter(({ id }) => membre === null || membre.collection === id)

const MembreForm = ({ membre, erreurs, onSave, onClose }: Props) => {
  const rendu = useGiven<DialogueRendu<SaisieMembre>>('membre')
  const [sorte, setSorte] = useState(rendu?.sorte ?? membre?.collection ?? 'physiques')
  const another = useRef(false)
  const [saved, setSaved] = useState(0)
  const form = useCheckedForm<SaisieMembre>(
    rendu?.values ?? saisieDuMembre(membre),
    (values) => lireMembre(sorte, values, membre).erreurs ?? [],
  )
  useKeeping('membre', () => ({ localUuid: membre?.membre.localUuid ?? null, sorte, values: form.getValues() }))
  const [refused] = useState(erreurs)
  useEffect(() => applyServerErrors(form, { message: '', errors: [...refused], globalErrors: [] }), [form, refused])
  useEffect(() => {
    // The emptied fields take the focus once they are drawn again.
    if (saved > 0) form.setFocus('fonction')
  }, [form, saved])
  const save = (values: SaisieMembre) => {
    const { saisi } = lireMembre(sorte, values, membre)
    if (saisi) onSave(saisi)
    if (!another.current) return onClose()
    another.current = false
    form.reset(saisieDuMembre(null))
    setSaved(saved + 1)
  }
  return (
    <Form form={form} onSubmit={save}>
      <ErrorSummary />
      <p>{textesFormulaireAssociation.quiVerra}</p>
      <Tabs
        label={textesMembres.sorte}
        tabs={tabsOf(membre)}
        current={sorte}
        onChange={(id) => {
          setSorte(id as typeof sorte)
          form.clearErrors()
        }}
      />
      <SaveButtons {...(membre === null && { onAnother: () => (another.current = true) })} onCancel={onClose} />
    </Form>
  )
}

/** MEMB-17 to MEMB-19: adds or edits a member of the direction. */
export const MembreDialog = ({ open, ...props }: Props & { open: boolean }) => (
  <Dialog
    open={open}
    title={props.membre ? textesMembres.modifier(nomDe(props.membre)) : textesMembres.ajouterMembre}
    onClose={props.onClose}
  >
    <MembreForm {...props} />
  </Dialog>
)
