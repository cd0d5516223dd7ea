import { textesChrome } from 'domain/core/textes-chrome'

/** Announced while something is awaited. */
export const Loading = ({ label = textesChrome.chargement }: { label?: string }) => (
  <p role="status" className="loading">
    {label}
  </p>
)
