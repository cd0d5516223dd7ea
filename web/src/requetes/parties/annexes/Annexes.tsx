import { useState } from 'react'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { formaterTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes-fichiers'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { manquesAnnexes } from 'domain/requetes/verifier-creation'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import { useGiven } from '../../../core/form/kept.ts'
import { notify, settle } from '../../../core/notices/notices-store.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { sansListe } from '../membres/listes.ts'
import type { AnnexeJointe } from '../../saisie-creation.ts'
import { StepActions } from '../../demarche/StepActions.tsx'
import { StepRefusals } from '../../demarche/StepErrors.tsx'
import type { Creation } from '../../demarche/use-brouillon.ts'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { AnnexeDialog } from './AnnexeDialog.tsx'
import { AnnexeRow } from '../../../core/form/file/FileRow.tsx'
import { Checklist } from './Checklist.tsx'

interface Props {
  creation: Creation
  /** The filing is on its way: what it carries can no longer change. */
  enEnvoi: boolean
}

/** The documents of the filing: what is to join, what is joined, how much it weighs (ANNEX-01 to ANNEX-09). */
export const AnnexesStep = ({ creation, enEnvoi }: Props) => {
  const [ajoute, setAjoute] = useState(useGiven('annexe') !== null)
  const [retiree, setRetiree] = useState<AnnexeJointe | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  const { saisie, limites, erreurs } = creation
  const { annexes } = saisie
  const documents = annexes.map(({ annexe }) => annexe)
  const total = annexes.reduce((somme, { fichier }) => somme + fichier.size, 0)
  const change = (suivantes: AnnexeJointe[]) => creation.modifier({ annexes: suivantes }, sansListe(['documents']))
  const remove = () => {
    setRetiree(null)
    if (enEnvoi) return notify('error', textesAnnexes.echecSuppression, [textesAnnexes.envoiEnCours])
    change(annexes.filter((annexe) => annexe !== retiree))
    settle(textesAnnexes.echecSuppression)
    removed()
    notify('success', textesAnnexes.supprimee)
  }
  const constitutive = (choisie: AnnexeJointe) => {
    change(annexes.map((jointe) => (jointe === choisie ? { ...jointe, annexe: { ...jointe.annexe, sousType: 'CONSTITUTIVE' } } : jointe)))
    removed()
    notify('success', textesAnnexes.constitutiveIndiquee(choisie.annexe.nom))
  }
  return (
    <>
      <StepRefusals creation={creation} />
      <section className="step-section" aria-labelledby="a-joindre">
        <h3 id="a-joindre" className="fr-h5">
          {textesAnnexes.requises}
        </h3>
        <Checklist annexes={annexes} onConstitutive={constitutive} />
      </section>
      <section className="step-section" aria-labelledby="jointes">
        <h3 id="jointes" ref={heading} tabIndex={-1} className="fr-h5">
          {textesAnnexes.jointes}
        </h3>
        {annexes.length === 0 && <EmptyState sentence={textesAnnexes.aucune} />}
        <ul className="fr-raw-list rows">
          {annexes.map((annexe, rang) => (
            <AnnexeRow
              key={annexe.id}
              annexe={annexe}
              refusals={erreurs.filter(({ field }) => field === `documents[${rang}]` || field.startsWith(`documents[${rang}].`))}
              onRemove={() => setRetiree(annexe)}
            />
          ))}
        </ul>
        <p role="status">{textesFichiers.total(formaterTaille(total), formaterTaille(limites.tailleMax))}</p>
        <Buttons>
          <Button look="secondary" onClick={() => setAjoute(true)}>
            {textesAnnexes.ajouter}
          </Button>
        </Buttons>
      </section>
      <StepActions
        onNext={creation.suivante}
        onBack={creation.precedente}
        manques={manquesAnnexes(documents, total, limites.tailleMax).map(({ defaultMessage }) => defaultMessage)}
      />
      <AnnexeDialog
        open={ajoute}
        limites={limites}
        codePostal={saisie.association.informations.adresse.codePostal}
        onAdd={(annexe) => change([...annexes, annexe])}
        onClose={() => setAjoute(false)}
      />
      <ConfirmDialog
        open={retiree !== null}
        title={textesAnnexes.suppression}
        confirm={textesFormulaires.oui}
        cancel={textesFormulaires.non}
        onConfirm={remove}
        onCancel={() => setRetiree(null)}
      >
        <p>{retiree && textesAnnexes.confirmerSuppression(retiree.annexe.nom)}</p>
        <p>{textesAnnexes.effetSuppression}</p>
      </ConfirmDialog>
    </>
  )
}
