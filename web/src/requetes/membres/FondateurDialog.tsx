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
import { nomDe, type FondateurSaisi } from '../saisie.ts'
import { FondateurFields } from './FondateurFields.tsx'
import type { DialogueRendu } from './listes.ts'
import { SaveButtons } from './SaveButtons.tsx'
import { lireFondateur, saisieDuFondateur, type SaisieFondateur } from './saisie-membre.ts'

interface Props {
  /** Null for a new founder. */
  fondateur: FondateurSaisi | null
  erreurs: readonly ErreurChamp[]
  /** How many founders there are, told while typing one after the other. */
  compte: string
  /** What forbids this founder among the others, under the names of the fields (FOUND-09). */
  doublon: (fondateur: FondateurSaisi) => ErreurChamp[]
  onSave: (fondateur: FondateurSaisi) => void
  onClose: () => void
}

const FondateurForm = ({ fondateur, erreurs, compte, doublon, onSave, onClose }: Props) => {
  const rendu = useGiven<DialogueRendu<SaisieFondateur>>('fondateur')
  const [sorte, setSorte] = useState(rendu?.sorte ?? fondateur?.collection ?? 'physiques')
  const another = useRef(false)
  const [saved, setSaved] = useState({ times: 0, sorte })
  const form = useCheckedForm<SaisieFondateur>(rendu?.values ?? saisieDuFondateur(fondateur), (values) => {
    const lu = lireFondateur(sorte, values, fondateur)
    return lu.saisi ? doublon(lu.saisi) : lu.erreurs
  })
  useKeeping('fondateur', () => ({ localUuid: fondateur?.membre.localUuid ?? null, sorte, values: form.getValues() }))
  const [refused] = useState(erreurs)
  useEffect(() => applyServerErrors(form, { message: '', errors: [...refused], globalErrors: [] }), [form, refused])
  useEffect(() => {
    // The emptied fields take the focus once they are drawn again.
    if (saved.times > 0) form.setFocus(saved.sorte === 'physiques' ? 'nom' : 'formeJuridique')
  }, [form, saved])
  const save = (values: SaisieFondateur) => {
    const { saisi } = lireFondateur(sorte, values, fondateur)
    if (saisi) onSave(saisi)
    if (!another.current) return onClose()
    another.current = false
    form.reset(saisieDuFondateur(null))
    setSaved({ times: saved.times + 1, sorte })
  }
  const tabs = [
    { id: 'physiques' as const, label: textesFormulaireAssociation.personnePhysique, content: <FondateurFields sorte="physiques" /> },
    { id: 'morales' as const, label: textesFormulaireAssociation.personneMorale, content: <FondateurFields sorte="morales" /> },
  ]
  return (
    <Form form={form} onSubmit={save}>
      <ErrorSummary />
      <p role="status">{compte}</p>
      <Tabs
        label={textesMembres.sorte}
        tabs={tabs.filter(({ id }) => fondateur === null || fondateur.collection === id)}
        current={sorte}
        onChange={(id) => {
          setSorte(id as typeof sorte)
          form.clearErrors()
        }}
      />
      <SaveButtons {...(fondateur === null && { onAnother: () => (another.current = true) })} onCancel={onClose} />
    </Form>
  )
}

/** FOUND-05: adds or edits a founder who is not of the direction. */
export const FondateurDialog = ({ open, ...props }: Props & { open: boolean }) => (
  <Dialog
    open={open}
    title={props.fondateur ? textesMembres.modifier(nomDe(props.fondateur)) : textesMembres.ajouterFondateur}
    onClose={props.onClose}
  >
    <FondateurForm {...props} />
  </Dialog>
)
