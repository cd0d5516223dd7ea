import { ReponsesStatuts } from 'domain/requetes/modeles'
import { textesModelesEcran } from 'domain/requetes/textes-modeles-ecran'
import { useDossierSaisi } from '../demarche/dossier-saisi.ts'
import { ModelButton } from './ModelButton.tsx'

/** The declaration made from what is typed, where it is asked for: it says nothing of the choices of the statutes. */
export const DeclarationToSign = () => {
  const { type } = useDossierSaisi()
  return (
    <p>
      <ModelButton modele="declaration" nom={textesModelesEcran.modele[type].declaration} choix={() => ReponsesStatuts.parse({})} />
    </p>
  )
}
