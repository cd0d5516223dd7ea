import { textesFichiers } from 'domain/core/textes-fichiers'

interface Props {
  /** The part sent; null while nothing is. */
  percent: number | null
  /** How the file is called. */
  nom: string
}

/** How much of a file has left, then that the server is opening it; read out as it changes. */
export const FileProgress = ({ percent, nom }: Props) => (
  <p role="status">{percent !== null && (percent < 100 ? textesFichiers.envoi(nom, percent) : textesFichiers.verification(nom))}</p>
)
