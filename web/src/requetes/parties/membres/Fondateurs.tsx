import { useState } from 'react'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesMembres } from 'domain/requetes/textes-membres'
import { useGiven } from '../../../core/form/kept.ts'
import { Badge } from '../../../core/widgets/Badge.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { nomDe, type FondateurSaisi, type MembreSaisi } from '../../saisie-creation.ts'
import type { Creation } from '../../demarche/use-brouillon.ts'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { FondateurDialog } from './FondateurDialog.tsx'
import { FounderRow } from './FounderRow.tsx'
import { avecReponse, dejaAvantFondateur } from './homonymes.ts'
import { champDe, erreursDe, poser, sansListe, sujetRendu, type DialogueRendu } from './listes.ts'

/** The dialog in use: on nobody yet (`null`), on a founder; `undefined` when closed. */
type Sujet = FondateurSaisi | null | undefined

const sansFondation = (saisi: MembreSaisi): MembreSaisi =>
  saisi.collection === 'physiques'
    ? { ...saisi, membre: { ...saisi.membre, estFondateur: false } }
    : { ...saisi, membre: { ...saisi.membre, estFondateur: false } }

/** Who founds: the members of the direction who do, who may be taken off (FOUND-06, FOUND-08), and the others. */
export const FondateursSection = ({ creation, compte }: { creation: Creation; compte: string }) => {
  const rendu = useGiven<DialogueRendu<unknown>>('fondateur')
  const [edite, setEdite] = useState<Sujet>(() => sujetRendu(creation.saisie.fondateurs, rendu))
  const [dit, setDit] = useState('')
  const { heading, removed } = useFocusAfterRemoval()
  const { direction, fondateurs } = creation.saisie
  const change = (suivants: FondateurSaisi[]) => creation.modifier({ fondateurs: suivants }, sansListe(['fondateurs', 'membres.nombre']))
  const refusals = (saisi: FondateurSaisi) => erreursDe(creation.erreurs, champDe('fondateurs', fondateurs, saisi))
  const deLaDirection = direction.filter(({ membre }) => membre.estFondateur)
  const tell = (saisi: MembreSaisi | FondateurSaisi) => {
    setDit(textesMembres.supprime(nomDe(saisi)))
    removed()
  }
  const unfound = (saisi: MembreSaisi) => {
    creation.modifier(
      { direction: direction.map((each) => (each === saisi ? sansFondation(each) : each)) },
      sansListe(['fondateurs', 'membres.nombre']),
    )
    tell(saisi)
  }
  const remove = (saisi: FondateurSaisi) => {
    change(fondateurs.filter((each) => each !== saisi))
    tell(saisi)
  }
  const save = (saisi: FondateurSaisi, meme: boolean | null) => {
    if (!meme) return change(poser(fondateurs, avecReponse(saisi, edite ?? null, meme === false), edite ?? null))
    // The same person is already there: nobody is added, and who was being renamed leaves.
    change(fondateurs.filter((each) => each !== edite))
    setDit(textesMembres.homonyme.compte(nomDe(saisi)))
  }
  return (
    <section className="step-section" aria-labelledby="fondateurs">
      <h3 id="fondateurs" ref={heading} tabIndex={-1} className="fr-h5">
        {compte}
      </h3>
      <p role="status" className="fr-sr-only">
        {compte}
      </p>
      <p>{textesFormulaireAssociation.fondateursComptes}</p>
      {deLaDirection.length + fondateurs.length === 0 && <EmptyState sentence={textesMembres.fondateursVides} />}
      <ul className="fr-raw-list rows">
        {deLaDirection.map((saisi) => (
          <FounderRow
            key={saisi.membre.localUuid}
            name={nomDe(saisi)}
            note={<Badge>{textesMembres.deLaDirection}</Badge>}
            remove={{ text: textesMembres.retirerCourt, name: textesMembres.retirerDesFondateurs(nomDe(saisi)), act: () => unfound(saisi) }}
          />
        ))}
        {fondateurs.map((saisi) => (
          <FounderRow
            key={saisi.membre.localUuid}
            name={nomDe(saisi)}
            refusals={refusals(saisi)}
            edit={{ text: textesMembres.modifierCourt, name: textesMembres.modifier(nomDe(saisi)), act: () => setEdite(saisi) }}
            remove={{ text: textesMembres.supprimerCourt, name: textesMembres.supprimer(nomDe(saisi)), act: () => remove(saisi) }}
          />
        ))}
      </ul>
      <p role="status" className="fr-sr-only">
        {dit}
      </p>
      <Buttons>
        <Button look="secondary" onClick={() => setEdite(null)}>
          {textesMembres.ajouterFondateur}
        </Button>
      </Buttons>
      <FondateurDialog
        open={edite !== undefined}
        saisi={edite ?? null}
        erreurs={edite ? refusals(edite) : []}
        compte={compte}
        deja={(saisi) => dejaAvantFondateur(creation.saisie, saisi, edite ?? null)}
        onSave={save}
        onClose={() => setEdite(undefined)}
      />
    </section>
  )
}
