import '@codegouvfr/react-dsfr/dsfr/component/notice/notice.main.min.css'
import { textesDemonstration } from 'domain/app/textes/demonstration'

/** Shown on every page of a public demonstration: anybody may read what is typed there. */
export const DemonstrationBanner = () => (
  <aside className="fr-notice fr-notice--warning" aria-label={textesDemonstration.bandeau}>
    <div className="fr-container">
      <div className="fr-notice__body">
        <p>
          <span className="fr-notice__title">{textesDemonstration.bandeau}</span>
          <span className="fr-notice__desc">{textesDemonstration.bandeauDetail}</span>
        </p>
      </div>
    </div>
  </aside>
)
