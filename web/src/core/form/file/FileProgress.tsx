import { textesFichiers } from 'domain/core/textes/fichiers'

interface Props {
  /** The part sent, in percent. Null when nothing is being sent. */
  percent: number | null
  /** The file's name. */
  nom: string
}

/** Shows how much of a file is sent, then that the server is checking it. Announced as it changes. */
export const FileProgress = ({ percent, nom }: Props) => (
  <p role="status">{percent !== null && (percent < 100 ? textesFichiers.envoi(nom, percent) : textesFichiers.verification(nom))}</p>
)
