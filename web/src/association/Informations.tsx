import { FieldList } from '../core/widgets/FieldList.tsx'
import { informationsSections } from './informations-sections.ts'

interface Props {
  informations: Parameters<typeof informationsSections>[0]
  dates: Parameters<typeof informationsSections>[1]
  level: 2 | 3
}

/** The information of an association, read. */
export const Informations = ({ informations, dates, level }: Props) => {
  const Heading = `h${level}` as const
  return informationsSections(informations, dates).map(({ titre, champs }) => (
    <section key={titre}>
      <Heading className="fr-h6">{titre}</Heading>
      <FieldList fields={champs} />
    </section>
  ))
}
