import { useWatch } from 'react-hook-form'
import { porterMentions } from 'contract/greffe/association'
import { changedMentions, Mentions as Saisies, mentionsDe } from 'domain/association/mentions'
import { textesGreffeMentions as textes } from 'domain/association/textes/greffe-mentions'
import { textesFormulaireAssociation as labels } from 'domain/association/textes/formulaire'
import { textesLecture } from 'domain/association/textes/lecture'
import { checkMentions } from 'domain/association/check-mentions'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import type { Version } from 'domain/association/version'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { DateField } from '../../core/form/DateField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import type { Work } from './court-data.ts'

const { champsDates } = textesLecture

/** Form values of the mentions of the register. */
const mentionsSaisies = (version: Pick<Version, 'informations'>) => {
  const { dateInscriptionJAL, dateDissolutionJAL, reference, utilitePublique } = mentionsDe(version)
  return {
    dateInscriptionJAL: dateInscriptionJAL ?? '',
    dateDissolutionJAL: dateDissolutionJAL ?? '',
    reference: reference ?? '',
    utilitePublique,
  }
}

const MentionsForm = ({ numero, court: { version, inscriteLe }, fiche, acts, onDone }: Work & { onDone: () => void }) => {
  const avant = fiche.association
  const aujourdhui = today()
  const form = useCheckedForm({ mentions: mentionsSaisies(avant), motif: '' }, (values) => {
    const read = porterMentions.body.safeParse({ version, ...values })
    return read.success ? checkMentions(read.data, { avant, inscriteLe, aujourdhui }) : erreursDeZod(read.error.issues)
  })
  const read = Saisies.safeParse(useWatch({ control: form.control, name: 'mentions' }))
  const unchanged = read.success && changedMentions(read.data, avant).length === 0
  return (
    <ActForm
      form={form}
      onSend={(values) => acts.attempt(porterMentions, { params: { numero }, body: { version, ...values } }, () => textes.fait)}
      onDone={onDone}
      acts={acts}
      confirm={textes.bouton}
      blocked={unchanged ? textes.rienNeChange : null}
    >
      <DateField name="mentions.dateInscriptionJAL" label={champsDates.dateInscriptionJAL} optional />
      <DateField name="mentions.dateDissolutionJAL" label={champsDates.dateDissolutionJAL} optional />
      <TextField name="mentions.reference" label={labels.reference} optional />
      <Checkbox name="mentions.utilitePublique" label={labels.utilitePublique} />
      <TextField name="motif" label={textes.motif} hint={textes.aideMotif} maxLength={500} optional />
    </ActForm>
  )
}

/** STAFF-23: the mentions that only the court writes in the register. */
export const Mentions = (work: Work) => {
  const { heading, removed } = useFocusAfterRemoval()
  return (
    <ActSection title={textes.titre} heading={heading}>
      <p>{textes.effet}</p>
      {/* The key resets the form when another clerk changed these mentions, but not after another kind of act. */}
      <MentionsForm key={JSON.stringify(mentionsSaisies(work.fiche.association))} {...work} onDone={removed} />
    </ActSection>
  )
}
