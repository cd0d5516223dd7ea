import { lireLettresPrefet } from 'contract/greffe/lettres-prefet'
import { textesLettrePrefet } from 'domain/requetes/textes/lettre-prefet'
import { useDocument } from '../../core/api/use-document.ts'
import { Button } from '../../core/widgets/Button.tsx'

/** Reprints the letter that communicated the request to the prefect. */
export const PrefectLetter = ({ numero }: { numero: string }) => {
  const { open, fetching } = useDocument()
  const print = () => open(lireLettresPrefet, { query: { requete: [numero] } }, textesLettrePrefet.fichier([numero]))
  return (
    <Button look="tertiary" busy={fetching} onClick={() => void print()}>
      {textesLettrePrefet.bouton}
    </Button>
  )
}
