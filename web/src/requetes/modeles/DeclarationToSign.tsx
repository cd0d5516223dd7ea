import { ReponsesStatuts } from 'domain/requetes/depot/modeles'
import { textesModelesEcran } from 'domain/requetes/textes/modeles-ecran'
import { useDossierContext } from '../dossier-context.ts'
import { ModelButton } from './ModelButton.tsx'

/**
 * Downloads the declaration made from the form, in the slot that asks for it. Sends the default answers on the statutes, which it does not
 * use.
 */
export const DeclarationToSign = () => {
  const { type } = useDossierContext()
  return (
    <p>
      <ModelButton modele="declaration" nom={textesModelesEcran.modele[type].declaration} choix={() => ReponsesStatuts.parse({})} />
    </p>
  )
}
