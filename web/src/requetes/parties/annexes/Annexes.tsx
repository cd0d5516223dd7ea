import { useState } from 'react'
import { formatTaille } from 'domain/core/taille'
import { nomsDesFormats } from 'domain/core/reglages'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { useGiven, useKeeping } from '../../../core/form/kept.ts'
import { Confirmation, useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Alert } from '../../../core/widgets/Alert.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { useDossierContext } from '../../dossier-context.ts'
import { AnnexeDialog } from './AnnexeDialog.tsx'
import { Emplacement } from './Emplacement.tsx'
import { AttachedAnnexes } from './AttachedAnnexes.tsx'
import type { Pieces } from './pieces.ts'
import { useAjout } from './use-ajout.ts'
import { useAnnexes } from './use-annexes.ts'

/** The name under which a reload keeps the dialog open. */
const autre = 'autre-annexe'

interface Props {
  path: string
  /** The postal code of the head office: it decides the newspapers (ANNEX-34). */
  codePostal: string
  pieces: Pieces
}

/** The documents of a filing: a slot for each one asked for, the list of the others, their total size (ANNEX-01 to ANNEX-09). */
export const Annexes = ({ path, codePostal, pieces: { mode, liste, avis } }: Props) => {
  const { limites } = useDossierContext()
  const annexes = useAnnexes(path)
  // Opened again after a reload only. For a document begun earlier, a sentence says so and the button reopens it.
  const [ouverte, setOuverte] = useState(useGiven<boolean>(autre) !== null)
  useKeeping(autre, () => ouverte || null)
  const { heading, removed } = useFocusAfterRemoval()
  const { said, confirm } = useConfirmation()
  const ajout = useAjout({
    nom: 'annexe',
    titre: textesAnnexes.autreDocument,
    debut: {},
    mode,
    limites,
    onAdded: (annexe) => {
      annexes.add(annexe)
      confirm(textesAnnexes.ajoutee)
      setOuverte(false)
    },
  })
  const commence = ajout.entamee && !ouverte
  const documents = annexes.annexes.map(({ annexe }) => annexe)
  const demandees = liste(documents)
  const autres = annexes.annexes.filter((_, rang) => !demandees.some(({ rangs }) => rangs.includes(rang)))
  const total = annexes.annexes.reduce((somme, { fichier }) => somme + fichier.taille, 0)
  const avisDit = avis?.(documents) ?? null
  return (
    <>
      <section className="step-section" aria-labelledby="a-joindre">
        <h3 id="a-joindre" className="fr-h5">
          {textesAnnexes.requises}
        </h3>
        <p className="fr-hint-text">
          {textesFichiers.formatsAcceptes(nomsDesFormats(limites.mimeAcceptes))}{' '}
          {textesAnnexes.auPlus(formatTaille(limites.tailleFichierMax))} {textesAnnexes.metadonnees}
        </p>
        {demandees.map((piece) => (
          <Emplacement key={piece.type} piece={piece} mode={mode} codePostal={codePostal} annexes={annexes} />
        ))}
        <div role="status">{avisDit && <Alert level="info" title={avisDit} />}</div>
      </section>
      <section className="step-section" aria-labelledby="autres">
        <h3 id="autres" ref={heading} tabIndex={-1} className="fr-h5">
          {textesAnnexes.autres}
        </h3>
        <Confirmation said={said} />
        {autres.length === 0 && <EmptyState sentence={textesAnnexes.aucunAutre} />}
        <AttachedAnnexes
          jointes={autres}
          mode={mode}
          annexes={annexes}
          onRemoved={() => {
            removed()
            confirm(textesAnnexes.supprimee)
          }}
        />
        <p role="status">{textesFichiers.total(formatTaille(total), formatTaille(limites.tailleMax))}</p>
        <p role="status">{commence && textesAnnexes.commence}</p>
        <Buttons>
          <Button look="secondary" onClick={() => setOuverte(true)}>
            {commence ? textesAnnexes.reprendre : textesAnnexes.ajouterUnAutre}
          </Button>
        </Buttons>
      </section>
      <AnnexeDialog open={ouverte} mode={mode} limites={limites} codePostal={codePostal} ajout={ajout} onClose={() => setOuverte(false)} />
    </>
  )
}
