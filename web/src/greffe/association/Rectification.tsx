import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { rectifier } from 'contract/greffe/ex-officio'
import { equals } from 'domain/core/equals'
import { textesRectification as textes } from 'domain/requetes/textes/rectification'
import { Differences } from '../../association/Differences.tsx'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import '../../requetes/demarche/demarche.css'
import type { Work } from './court-data.ts'
import {
  findChanges,
  formulaire,
  toRectification,
  rectificationSaisie,
  renameField,
  follow,
  inspect,
  type RectificationEnCours,
  type RectificationSaisie,
} from './rectification-form.ts'
import { RectificationFields } from './RectificationFields.tsx'

/** Differences the rectification would make, shown before the submit button. */
const Changes = ({ changed }: { changed: ReturnType<typeof findChanges> }) => (
  <section className="summary" aria-label={textes.ceQuiChange}>
    <h3 className="fr-h6">{textes.ceQuiChange}</h3>
    {changed === null && <p>{textes.incomplet}</p>}
    {changed?.length === 0 && <p>{textes.rienNeChange}</p>}
    {changed !== null && <Differences rubriques={changed} level={4} />}
  </section>
)

const RectificationForm = ({ numero, court: { version }, fiche, acts, onDone }: Work & { onDone: () => void }) => {
  const initial = formulaire(rectificationSaisie(fiche))
  const said = JSON.stringify(initial.registre)
  const given = useGiven<RectificationEnCours>('rectification')
  const check = (saisie: RectificationSaisie) => inspect(saisie, fiche)
  const form = useCheckedForm<RectificationEnCours>(given ?? initial, check)
  // When another clerk changes the register, rebase the form and keep what was typed.
  useEffect(() => {
    const registre = JSON.parse(said) as RectificationSaisie
    const { registre: base, ...mienne } = form.getValues()
    if (!equals(base, registre)) form.reset({ ...follow(base, mienne, registre), registre })
  }, [form, said])
  const changed = findChanges(useWatch({ control: form.control }) as RectificationSaisie, fiche)
  const dirty = () => differs(form.getValues(), initial)
  useKeeping('rectification', () => (dirty() ? form.getValues() : null))
  return (
    <>
      <ActForm
        printed
        form={form}
        rename={renameField}
        onSend={(saisie) =>
          acts.attempt(rectifier, { params: { numero }, body: { version, rectification: toRectification(saisie) } }, () => textes.fait)
        }
        onDone={() => {
          // Nothing counts as typed any more: the form takes the values that the register returns.
          form.reset(formulaire({ ...form.getValues().registre, motif: '' }))
          onDone()
        }}
        acts={acts}
        confirm={textes.bouton}
        blocked={changed?.length === 0 ? textes.rienNeChange : null}
      >
        <RectificationFields fiche={fiche} check={check} />
        <Changes changed={changed} />
        <TextField name="motif" label={textes.motif} hint={textes.aideMotif} maxLength={500} />
      </ActForm>
      <LeaveGuard dirty={dirty} />
    </>
  )
}

/** STAFF-11: the court corrects the register ex officio. */
export const Rectification = (work: Work) => {
  const { heading, removed } = useFocusAfterRemoval()
  return (
    <ActSection title={textes.titre} heading={heading}>
      <p>{textes.effet}</p>
      <RectificationForm {...work} onDone={removed} />
    </ActSection>
  )
}
