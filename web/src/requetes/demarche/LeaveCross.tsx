import { textesBrouillon } from 'domain/requetes/textes/brouillon'

/** Leaves the form. Shown beside the title on a phone; elsewhere, SavedAsTyped shows it under the buttons of the step. */
export const LeaveCross = ({ onLeave }: { onLeave: () => void }) => (
  <button
    type="button"
    className="leave-cross fr-btn fr-btn--tertiary-no-outline"
    aria-label={textesBrouillon.enregistrerEtQuitter}
    onClick={onLeave}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path stroke="currentColor" strokeWidth="2" d="M5 5 19 19M19 5 5 19" />
    </svg>
  </button>
)
