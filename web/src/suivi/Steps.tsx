import type { Answer } from 'contract/core/call'
import type { getRequete } from 'contract/suivi/requete'
import { formatJour } from 'domain/core/jour'
import { textesEtapes } from 'domain/suivi/textes/etapes'

/** The steps of a request: done, under way and to come. The drawn marks are decorative. */
export const Steps = ({ steps }: { steps: Answer<typeof getRequete>['etapes'] }) => (
  <ol className="fr-raw-list steps">
    {steps.map(({ nom, etat, le, phrase, source }) => (
      <li key={nom} className={`steps__step steps__step--${etat}`}>
        <span className="steps__rail" aria-hidden="true">
          <span className="steps__mark" />
          <span className="steps__line" />
        </span>
        <p className="steps__name">
          {nom}
          <span className="steps__when">{le === null ? textesEtapes.etats[etat] : formatJour(le)}</span>
        </p>
        <p className="steps__sentence">
          {phrase}
          {source !== null && <span className="steps__source"> ({source})</span>}
        </p>
      </li>
    ))}
  </ol>
)
