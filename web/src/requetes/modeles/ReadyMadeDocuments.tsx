import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { modelesDe, type NomDeModele, ReponsesStatuts } from 'domain/requetes/depot/modeles'
import { textesModelesEcran } from 'domain/requetes/textes/modeles-ecran'
import type { FiledType } from 'domain/requetes/types'
import { useDossierContext } from '../dossier-context.ts'
import { ModelButton } from './ModelButton.tsx'
import { StatutesQuestions } from './StatutesQuestions.tsx'

const ecran = textesModelesEcran

/** The documents made from the form, one button each, and the questions on the statutes. Their answers are not saved. */
export const ReadyMadeDocuments = ({ level: Heading = 'h4' }: { level?: 'h2' | 'h4' }) => {
  const id = useId()
  const { type } = useDossierContext()
  const choix = useForm({ defaultValues: ReponsesStatuts.parse({}) })
  const noms: Partial<Record<NomDeModele, string>> = (ecran.modele satisfies Record<FiledType, Partial<Record<NomDeModele, string>>>)[type]
  return (
    <section aria-labelledby={id} className="summary">
      <Heading id={id} className="fr-h6">
        {ecran.titre}
      </Heading>
      <p>{ecran.explication}</p>
      {modelesDe[type].includes('statuts') && (
        <FormProvider {...choix}>
          <StatutesQuestions />
        </FormProvider>
      )}
      <ul>
        {modelesDe[type].map((modele) => (
          <li key={modele}>
            <ModelButton modele={modele} nom={noms[modele] ?? ''} choix={() => choix.getValues()} />
          </li>
        ))}
      </ul>
    </section>
  )
}
