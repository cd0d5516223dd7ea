import { releverNonConformite } from 'contract/greffe/association'
import { obstaclesNonConformite } from 'domain/association/conformite'
import { textesGreffeConformite as textes } from 'domain/association/textes/greffe-conformite'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { checkBody } from '../../core/form/check-body.ts'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { ActSection } from '../../core/acts/ActSection.tsx'
import { nonConformiteConsequences } from './consequences.ts'
import type { Work } from './court-data.ts'

interface Props extends Work {
  onDone: () => void
}

const check = checkBody(releverNonConformite.body)

/** Records a non-conformity. A checkbox also declares the association non-conforming. */
export const NonConformityForm = ({ numero, court: { version }, fiche, acts, onDone }: Props) => {
  const etat = fiche.derniere.etatAssociation
  const form = useCheckedForm({ texte: '', declarer: false }, (values) => check({ version, ...values }))
  const reasons = obstaclesNonConformite(etat)
  return (
    <ActSection title={textes.relever}>
      <p>{textes.effet}</p>
      <ActForm
        form={form}
        onSend={(values) => acts.attempt(releverNonConformite, { params: { numero }, body: { version, ...values } }, () => textes.fait)}
        onDone={onDone}
        acts={acts}
        confirm={textes.bouton}
        ask={(values) => nonConformiteConsequences(values, fiche)}
        blocked={reasons.length > 0 ? reasons.join(' ') : null}
      >
        <TextArea name="texte" label={textes.texte} />
        {etat === 'NONCONFORME' ? (
          <p>{textes.dejaDeclaree}</p>
        ) : (
          <Checkbox name="declarer" label={textes.declarer} hint={textes.aideDeclarer} />
        )}
      </ActForm>
    </ActSection>
  )
}
