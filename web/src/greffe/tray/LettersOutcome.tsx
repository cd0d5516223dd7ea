import { useState } from 'react'
import { lireLettresPrefet } from 'contract/greffe/lettres-prefet'
import { textesLettrePrefet } from 'domain/requetes/textes/lettre-prefet'
import { textesQueue } from 'domain/suivi/textes/queue'
import { useDocument } from '../../core/api/use-document.ts'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

const { lettres } = textesQueue.lots

/** Whether the PDF of the letters was downloaded. It can be downloaded again, since the communication is already recorded. */
export const LettersOutcome = ({ numeros, given: first }: { numeros: readonly string[]; given: boolean }) => {
  const { open, fetching } = useDocument()
  const [given, setGiven] = useState(first)
  const again = async () =>
    setGiven(await open(lireLettresPrefet, { query: { requete: numeros } }, textesLettrePrefet.fichier(numeros), true))
  return (
    <Alert level={given ? 'success' : 'warning'} title={given ? lettres.telechargees(numeros.length) : lettres.nonTelechargees}>
      <Button look="secondary" busy={fetching} onClick={() => void again()}>
        {given ? lettres.aNouveau : lettres.telecharger}
      </Button>
    </Alert>
  )
}
