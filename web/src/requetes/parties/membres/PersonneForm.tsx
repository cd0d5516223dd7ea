import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textesMembres } from 'domain/requetes/textes/membres'
import { applyServerErrors } from '../../../core/form/apply-server-errors.ts'
import { ErrorSummary } from '../../../core/form/ErrorSummary.tsx'
import { Form } from '../../../core/form/Form.tsx'
import { useGiven, useKeeping } from '../../../core/form/kept.ts'
import { useCheckedForm } from '../../../core/form/use-checked-form.ts'
import { Tabs } from '../../../core/widgets/Tabs.tsx'
import { nomDe, type TypedFondateur, type MembreEditable } from './saisie-membres.ts'
import { FonctionDialog } from './FonctionDialog.tsx'
import type { FonctionTenue } from './fonction-tenue.ts'
import { HomonymeDialog } from './HomonymeDialog.tsx'
import type { PossibleDuplicate } from './homonymes.ts'
import type { RestoredDialog } from './listes.ts'
import { SaveButtons } from './SaveButtons.tsx'
import type { ReadResult } from './saisie-membre.ts'

type Sorte = MembreEditable['collection']

/** The props that a section of the step passes to its dialog. */
export interface PersonneProps<S> {
  /** The entry being edited; null for a new one. */
  saisi: S | null
  /** The errors of the entry, under the names of the fields. */
  erreurs: readonly ErreurChamp[]
  /** Finds somebody of a close name who already counts. The form then asks whether they are one person. */
  duplicateOf: (saisi: S) => PossibleDuplicate | null
  /** Finds another member who holds the function just given. The form then asks about it. Omitted for a founder. */
  fonctionTenue?: (saisi: S) => FonctionTenue | null
  /** `equals`: whether both are one person; null when the question was not asked. */
  onSave: (saisi: S, meme: boolean | null) => void
  onClose: () => void
}

interface Props<S, V> extends PersonneProps<S> {
  /** The name under which an expired session keeps the form. */
  nom: string
  initial: (saisi: S | null) => V
  /** The initial values of a new entry, when known; the next entry begins empty. */
  propose: V | null
  read: (sorte: Sorte, values: V, avant: S | null) => ReadResult<S>
  fields: Record<Sorte, ReactNode>
  /** The first field, focused when the next entry begins. */
  premier: Record<Sorte, FieldPath<V & FieldValues>>
  children: ReactNode
}

/** The form of a person or legal entity: two tabs, the questions on its function and name, a button to add another (MEMB-17 to MEMB-19). */
export const PersonneForm = <S extends MembreEditable | TypedFondateur, V extends FieldValues>(props: Props<S, V>) => {
  const { saisi: avant, erreurs, duplicateOf, fonctionTenue, onSave, onClose, nom, initial, propose, read, premier } = props
  const rendu = useGiven<RestoredDialog<V>>(nom)
  const [sorte, setSorte] = useState<Sorte>(rendu?.sorte ?? avant?.collection ?? 'physiques')
  const another = useRef(false)
  const [saved, setSaved] = useState({ times: 0, sorte })
  const [asked, setAsked] = useState<{ saisi: S; deja: PossibleDuplicate } | null>(null)
  const [double, setDouble] = useState<{ saisi: S; tenue: FonctionTenue } | null>(null)
  const form = useCheckedForm<V>(
    (rendu?.values ?? (avant === null ? propose : null) ?? initial(avant)) as DefaultValues<V>,
    (values) => read(sorte, values, avant).erreurs ?? [],
  )
  useKeeping(nom, () => ({ localUuid: avant?.membre.localUuid ?? null, sorte, values: form.getValues() }))
  const [refused] = useState(erreurs)
  useEffect(() => applyServerErrors(form, { message: '', errors: [...refused], globalErrors: [] }), [form, refused])
  useEffect(() => {
    // Focus after the emptied fields are rendered.
    if (saved.times > 0) form.setFocus(premier[saved.sorte])
  }, [form, saved, premier])
  const save = (saisi: S, meme: boolean | null) => {
    onSave(saisi, meme)
    setAsked(null)
    if (!another.current) return onClose()
    form.reset(initial(null))
    setSaved({ times: saved.times + 1, sorte })
  }
  const askName = (saisi: S) => {
    setDouble(null)
    const ailleurs = duplicateOf(saisi)
    if (ailleurs) setAsked({ saisi, deja: ailleurs })
    else save(saisi, null)
  }
  const submit = (values: V) => {
    const { saisi } = read(sorte, values, avant)
    const tenue = saisi && fonctionTenue?.(saisi)
    if (saisi && tenue) setDouble({ saisi, tenue })
    else if (saisi) askName(saisi)
  }
  const tabs = [
    { id: 'physiques' as const, label: textesFormulaireAssociation.personnePhysique, content: props.fields.physiques },
    { id: 'morales' as const, label: textesFormulaireAssociation.personneMorale, content: props.fields.morales },
    // An existing entry keeps its kind (MEMB-19).
  ].filter(({ id }) => avant === null || avant.collection === id)
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <ErrorSummary />
        {props.children}
        <Tabs
          label={textesMembres.sorte}
          tabs={tabs}
          current={sorte}
          onChange={(id) => {
            setSorte(id as Sorte)
            form.clearErrors()
          }}
        />
        <SaveButtons {...(avant === null && { onAnother: (wanted) => (another.current = wanted) })} onCancel={onClose} />
      </Form>
      <FonctionDialog asked={double} onSave={askName} onClose={() => setDouble(null)} />
      <HomonymeDialog
        nom={asked && nomDe(asked.saisi)}
        deja={asked?.deja ?? null}
        onAnswer={(meme) => asked && save(asked.saisi, meme)}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
