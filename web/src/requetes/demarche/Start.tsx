import type { LimitesFichiers } from 'domain/core/fichier'
import { formaterTaille } from 'domain/core/taille'
import { textesCreation } from 'domain/requetes/textes-creation'
import { Page } from '../../core/layout/Page.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

/** The page before step 1 (design.md §11): what to prepare, the limits, what follows, the paper way. */
export const StartPage = ({ limites, onStart }: { limites: LimitesFichiers; onStart: () => void }) => (
  <Page title={textesCreation.avantDeCommencer}>
    <div className="reading">
      <p>{textesCreation.aPreparer}</p>
      <p>
        {textesCreation.limites(formaterTaille(limites.tailleFichierMax), formaterTaille(limites.tailleMax))} {textesCreation.sansBrouillon}
      </p>
      <p>{textesCreation.laSuite}</p>
      <p>{textesCreation.voiePapier}</p>
    </div>
    <Buttons>
      <Button onClick={onStart}>{textesCreation.commencer}</Button>
    </Buttons>
  </Page>
)
