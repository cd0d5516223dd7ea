import { textesBrouillon } from 'domain/requetes/textes-brouillon'

/** On a phone the way out stands beside the title; elsewhere under the buttons of the step (SavedAsTyped). */
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
