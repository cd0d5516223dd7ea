import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesPastedNoms as textes } from 'domain/requetes/textes/pasted-noms'
import { ErrorSummary } from '../../../core/form/ErrorSummary.tsx'
import { Form } from '../../../core/form/Form.tsx'
import { useKeeping } from '../../../core/form/kept.ts'
import { useCheckedForm } from '../../../core/form/use-checked-form.ts'
import { useList, useOtherList } from '../../../core/form/use-list.ts'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { HomonymeDialog } from './HomonymeDialog.tsx'
import { markDistinct } from './homonymes.ts'
import { ParsedLigne } from './ParsedLigne.tsx'
import { type AjoutDeNoms, fondateursDesLignes, type LigneSaisie, type NomsToConfirm, acceptFondateurs } from './noms-to-confirm.ts'
import { nomDe, type TypedFondateur, type MembreEditable } from './saisie-membres.ts'

interface Props {
  texte: string
  lu: NomsToConfirm
  connus: readonly (MembreEditable | TypedFondateur)[]
  onAdd: (fondateurs: TypedFondateur[]) => void
  /** Returns to the pasted text. */
  onBack: () => void
  onClose: () => void
}

/** The parts of the list that were left out, with the reason. */
const LeftOutLignes = ({ deja, fonctions, illisibles }: Omit<NomsToConfirm, 'lignes'>) => (
  <>
    {deja.length > 0 && <p>{textes.deja(deja.join(', '))}</p>}
    {fonctions.length > 0 && <p>{textes.fonctions(fonctions.map(textes.citer).join(', '))}</p>}
    {illisibles.length > 0 && <p>{textes.illisibles(illisibles.map(textes.citer).join(', '))}</p>}
  </>
)

const Rows = () => {
  const { rows, remove } = useList<LigneSaisie>('lignes')
  const { heading, removed } = useFocusAfterRemoval()
  const { clearErrors } = useFormContext()
  // Focus the heading: screen readers then announce how many names were read.
  useEffect(() => heading.current?.focus(), [heading])
  const drop = (rang: number) => {
    // Errors refer to row indexes, which have moved.
    clearErrors()
    remove(rang)
    removed()
  }
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="fr-h6">
        {textes.aAjouter(rows.length)}
      </h3>
      {rows.length > 0 && <p>{textes.verifier}</p>}
      {rows.map(({ cle }, rang) => (
        <ParsedLigne key={cle} rang={rang} onRemove={() => drop(rang)} />
      ))}
      <p role="status" className="fr-sr-only">
        {textes.aAjouter(rows.length)}
      </p>
    </>
  )
}

const AddButton = () => {
  const { rows } = useOtherList<LigneSaisie>('lignes')
  return (
    <Button type="submit" blocked={rows.length === 0 ? textes.rienAAjouter : null}>
      {textes.ajouter(rows.length)}
    </Button>
  )
}

/** The rows read from a pasted list. The person corrects or removes each before any is added. */
export const ParsedLignes = ({ texte, lu, connus, onAdd, onBack, onClose }: Props) => {
  const form = useCheckedForm({ lignes: lu.lignes }, ({ lignes }) => fondateursDesLignes(lignes).erreurs)
  const [asked, setAsked] = useState<AjoutDeNoms | null>(null)
  const go = (left: Omit<AjoutDeNoms, 'deja'>) => {
    const next = acceptFondateurs(connus, left)
    setAsked(next.deja && next)
    if (!next.deja) onAdd(next.retenus)
  }
  const answer = (meme: boolean) => {
    const [saisi, ...reste] = asked?.reste ?? []
    if (asked && saisi) go({ retenus: meme ? asked.retenus : [...asked.retenus, markDistinct(saisi)], reste })
  }
  useKeeping('noms-colles', () => ({ texte, lu: { ...lu, lignes: form.getValues('lignes') } }))
  return (
    <>
      <Form form={form} onSubmit={({ lignes }) => go({ retenus: [], reste: fondateursDesLignes(lignes).fondateurs })}>
        <ErrorSummary />
        <Rows />
        <LeftOutLignes {...lu} />
        <Buttons>
          <AddButton />
          <Button look="secondary" onClick={onBack}>
            {textes.revenir}
          </Button>
          <Button look="tertiary" onClick={onClose}>
            {textesFormulaireAssociation.annuler}
          </Button>
        </Buttons>
      </Form>
      <HomonymeDialog
        nom={asked?.reste[0] ? nomDe(asked.reste[0]) : null}
        deja={asked?.deja ?? null}
        onAnswer={answer}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
