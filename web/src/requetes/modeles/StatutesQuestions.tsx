import { questionsDesStatuts, type QuestionDesStatuts } from 'domain/requetes/depot/modeles'
import { textesModelesEcran } from 'domain/requetes/textes/modeles-ecran'
import { SelectField } from '../../core/form/SelectField.tsx'

const { question, reponse, questions, nonGardes } = textesModelesEcran

const optionsOf = (name: QuestionDesStatuts) => {
  const libelles: Readonly<Record<string, string>> = reponse[name]
  return questionsDesStatuts[name].map((value) => ({ value, label: libelles[value] ?? value }))
}

/** The points that the statutes must settle and that no step asks (CCL art. 58). Folded; each has a default answer. */
export const StatutesQuestions = () => (
  <details>
    <summary>{questions}</summary>
    <p>{nonGardes}</p>
    {(Object.keys(questionsDesStatuts) as QuestionDesStatuts[]).map((name) => (
      <SelectField key={name} name={name} label={question[name]} options={optionsOf(name)} placeholder={null} />
    ))}
  </details>
)
