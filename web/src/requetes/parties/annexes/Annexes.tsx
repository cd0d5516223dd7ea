import { useState } from 'react'
import { formaterTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes-fichiers'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { FileRow } from '../../../core/form/file/FileRow.tsx'
import { useGiven } from '../../../core/form/kept.ts'
import { useList } from '../../../core/form/use-list.ts'
import { Confirmation, useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { notify, settle } from '../../../core/notices/notices-store.ts'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Alert } from '../../../core/widgets/Alert.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { useDossierSaisi } from '../../demarche/dossier-saisi.ts'
import type { AnnexeJointe } from './annexe-jointe.ts'
import { AnnexeDialog } from './AnnexeDialog.tsx'
import { Checklist } from './Checklist.tsx'
import { decrireAnnexe } from './decrire-annexe.ts'
import type { Pieces } from './pieces.ts'
import { RemoveAnnexe } from './RemoveAnnexe.tsx'

interface Props {
  path: string
  /** Of the head office: it decides the newspapers (ANNEX-34). */
  codePostal: string
  pieces: Pieces
}

/** The documents of a filing: what is to join, what is joined, how much it weighs (ANNEX-01 to ANNEX-09). */
export const Annexes = ({ path, codePostal, pieces }: Props) => {
  const { limites, erreurs, oublier, enEnvoi, fichiers } = useDossierSaisi()
  const { rows: annexes, append, update, remove } = useList<AnnexeJointe>(path)
  const [ajoute, setAjoute] = useState(useGiven('annexe') !== null)
  const [retiree, setRetiree] = useState<AnnexeJointe | null>(null)
  const { heading, removed } = useFocusAfterRemoval()
  const { said, confirm } = useConfirmation()
  const avis = pieces.avis?.(annexes.map(({ annexe }) => annexe)) ?? null
  const total = annexes.reduce((somme, { fichier }) => somme + fichier.taille, 0)
  const rangDe = ({ id }: AnnexeJointe) => annexes.findIndex((annexe) => annexe.id === id)
  const refusals = (rang: number) =>
    erreurs.filter(({ field }) => field === `documents[${rang}]` || field.startsWith(`documents[${rang}].`))
  const changed = () => oublier(['documents'])
  const drop = (annexe: AnnexeJointe) => {
    setRetiree(null)
    if (enEnvoi) return notify('error', textesAnnexes.echecSuppression, [textesAnnexes.envoiEnCours])
    remove(rangDe(annexe))
    // The same file may have been joined twice.
    if (!annexes.some(({ id, fichier }) => id !== annexe.id && fichier.sha256 === annexe.fichier.sha256)) fichiers.retirer(annexe.fichier)
    changed()
    settle(textesAnnexes.echecSuppression)
    removed()
    confirm(textesAnnexes.supprimee)
  }
  const constitutive = (jointe: AnnexeJointe) => {
    update(rangDe(jointe), { ...jointe, annexe: { ...jointe.annexe, sousType: 'CONSTITUTIVE' } })
    changed()
    removed()
    confirm(textesAnnexes.constitutiveIndiquee(jointe.annexe.nom))
  }
  const add = (annexe: AnnexeJointe) => {
    append(annexe)
    changed()
    confirm(textesAnnexes.ajoutee)
  }
  return (
    <>
      <section className="step-section" aria-labelledby="a-joindre">
        <h3 id="a-joindre" className="fr-h5">
          {textesAnnexes.requises}
        </h3>
        {pieces.aide && <p className="reading">{pieces.aide}</p>}
        <Checklist pieces={pieces} annexes={annexes} onConstitutive={constitutive} />
        <div role="status">{avis && <Alert level="info" title={avis} />}</div>
      </section>
      <section className="step-section" aria-labelledby="jointes">
        <h3 id="jointes" ref={heading} tabIndex={-1} className="fr-h5">
          {textesAnnexes.jointes}
        </h3>
        <Confirmation said={said} />
        {annexes.length === 0 && <EmptyState sentence={textesAnnexes.aucune} />}
        <ul className="fr-raw-list rows">
          {annexes.map((jointe, rang) => (
            <FileRow
              key={jointe.id}
              file={jointe.fichier}
              nom={jointe.annexe.nom}
              refusals={refusals(rang).map(({ defaultMessage }) => defaultMessage)}
              onOpen={() => fichiers.consulter(jointe.fichier, jointe.annexe.nom)}
              onRemove={() => setRetiree(jointe)}
            >
              {decrireAnnexe(jointe.annexe, pieces.mode)}
            </FileRow>
          ))}
        </ul>
        <p role="status">{textesFichiers.total(formaterTaille(total), formaterTaille(limites.tailleMax))}</p>
        <Buttons>
          <Button look="secondary" onClick={() => setAjoute(true)}>
            {textesAnnexes.ajouter}
          </Button>
        </Buttons>
      </section>
      <AnnexeDialog
        open={ajoute}
        mode={pieces.mode}
        limites={limites}
        codePostal={codePostal}
        onAdd={add}
        onClose={() => setAjoute(false)}
      />
      <RemoveAnnexe annexe={retiree} onRemove={drop} onKeep={() => setRetiree(null)} />
    </>
  )
}
