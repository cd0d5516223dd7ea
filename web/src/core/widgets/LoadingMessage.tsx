import { textesChrome } from 'domain/core/textes/chrome'

/** Announces that something is loading. */
export const LoadingMessage = ({ label = textesChrome.chargement }: { label?: string }) => (
  <p role="status" className="loading">
    {label}
  </p>
)
