import { textesChrome } from 'domain/core/textes/chrome'
import '@codegouvfr/react-dsfr/dsfr/component/badge/badge.main.min.css'

/** HEAD-03, HEAD-04: the setting's value as is; nothing in production. */
export const EnvironmentBadge = ({ environnement }: { environnement: string | null }) => {
  if (environnement === null || environnement === 'production') return null
  return (
    <p
      className="fr-badge fr-badge--sm fr-badge--no-icon environment-badge"
      {...(environnement === 'formation' && { title: textesChrome.formation })}
    >
      <span className="fr-sr-only">{textesChrome.environnement} </span>
      {environnement}
    </p>
  )
}
