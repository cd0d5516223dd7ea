import { textesTableaux } from 'domain/core/textes/chrome-tableaux'

/** TABLE-05: the list could not be refreshed. Shown in place, not as a notice. */
export const StaleLine = ({ onRetry }: { onRetry: () => void }) => (
  <p role="status" className="table__stale">
    {textesTableaux.listePasAJour}{' '}
    <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onRetry}>
      {textesTableaux.reessayer}
    </button>
  </p>
)
