import type { LimitesFichiers } from 'domain/core/fichier'
import { nomsDesFormats } from 'domain/core/reglages'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { formatTaille } from 'domain/core/taille'
import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import { textesDemarche } from 'domain/requetes/textes/demarche'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { Page } from '../../core/layout/Page.tsx'
import { LoadingMessage } from '../../core/widgets/LoadingMessage.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { OnlyBrouillon, BrouillonChoice, useBegun } from '../brouillon/BegunBrouillons.tsx'
import { ReadyMadeDocuments } from '../modeles/ReadyMadeDocuments.tsx'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'

interface Props {
  demarche: Pick<FormulaireDemarche<Saisie>, 'objet' | 'retour' | 'avis' | 'question'> & {
    textes: { avantDeCommencer: string; aPreparer: string; laSuite: string }
  }
  limites: LimitesFichiers
  /** The form on this page already has its own draft. */
  begun: boolean
  onStart: () => void
  onReopen: (id: string) => void
}

/** The page before step 1: what to prepare, the file limits, what follows, how to file on paper, and the drafts of this form. */
export const Start = ({ demarche: { objet, textes, retour, avis, question }, limites, begun, onStart, onReopen }: Props) => {
  const drafts = useBegun(objet)
  const others = begun ? [] : (drafts ?? [])
  // An association has one draft at most: wait for the list of drafts before offering to start one.
  const [only] = objet.association === null ? [] : others
  const awaited = objet.association !== null && !begun && drafts === null
  return (
    <Page title={textes.avantDeCommencer} back={retour}>
      {avis}
      <div className="reading">
        <p>{textes.aPreparer}</p>
        <p>
          {textesFichiers.formatsAcceptes(nomsDesFormats(limites.mimeAcceptes))}{' '}
          {textesDemarche.limites(formatTaille(limites.tailleFichierMax), formatTaille(limites.tailleMax))}{' '}
          {textesBrouillon.enregistreAuFurEtAMesure}
        </p>
        <p>{textes.laSuite}</p>
        <p>
          {objet.guichet
            ? textesGuichet.sansCompte[objet.association === null ? 'CREATION' : 'SUR_ASSOCIATION']
            : textesDemarche.voiePapier}
        </p>
      </div>
      {awaited && <LoadingMessage />}
      {only && <OnlyBrouillon begun={only} onReopen={onReopen} onStart={onStart} />}
      {!awaited && !only && (
        <>
          {others.length > 0 && <BrouillonChoice begun={others} onReopen={onReopen} />}
          {question}
          {!objet.guichet && <ReadyMadeDocuments level="h2" />}
          <Buttons>
            <Button onClick={onStart}>{textesDemarche.commencer}</Button>
          </Buttons>
        </>
      )}
    </Page>
  )
}
