import type { LimitesFichiers } from 'domain/core/fichier'
import { formaterTaille } from 'domain/core/taille'
import { textesDemarche } from 'domain/requetes/textes-demarche'
import { Page } from '../../core/layout/Page.tsx'
import type { FormulaireDemarche, Saisie } from './demarche.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

interface Props {
  demarche: Pick<FormulaireDemarche<Saisie>, 'retour' | 'question'> & {
    textes: { avantDeCommencer: string; aPreparer: string; laSuite: string }
  }
  limites: LimitesFichiers
  onStart: () => void
}

/** The page before step 1 (design.md §11): what to prepare, the limits, what follows, the paper way. */
export const Start = ({ demarche: { textes, retour, question }, limites, onStart }: Props) => (
  <Page title={textes.avantDeCommencer} back={retour}>
    <div className="reading">
      <p>{textes.aPreparer}</p>
      <p>
        {textesDemarche.limites(formaterTaille(limites.tailleFichierMax), formaterTaille(limites.tailleMax))} {textesDemarche.sansBrouillon}
      </p>
      <p>{textes.laSuite}</p>
      <p>{textesDemarche.voiePapier}</p>
    </div>
    {question}
    <Buttons>
      <Button onClick={onStart}>{textesDemarche.commencer}</Button>
    </Buttons>
  </Page>
)
