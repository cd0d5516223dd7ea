import { textesLecture } from 'domain/association/textes/lecture'
import { FieldList } from '../core/widgets/FieldList.tsx'
import { informationsSections } from './informations-sections.ts'

interface Props {
  informations: Parameters<typeof informationsSections>[0]
  dates: Parameters<typeof informationsSections>[1]
  /** The fields that a reprise of the paper register left unknown. A filing declares every field. */
  nonRepris?: Parameters<typeof informationsSections>[2]
  level: 2 | 3
}

/** The information of an association, read-only: the fields filled in, then the empty ones, folded. */
export const Informations = ({ informations, dates, nonRepris = [], level }: Props) => {
  const Heading = `h${level}` as const
  const { sections, vides } = informationsSections(informations, dates, nonRepris)
  return (
    <>
      {sections.map(({ titre, champs }) => (
        <section key={titre}>
          <Heading className="fr-h6">{titre}</Heading>
          <FieldList fields={champs} />
        </section>
      ))}
      {vides.length > 0 && (
        <details className="fr-mb-3w">
          <summary>{textesLecture.nonRenseignees(vides.length)}</summary>
          <FieldList fields={vides.map((label) => [label, textesLecture.nonRenseigne])} />
        </details>
      )}
    </>
  )
}
