import { useState } from 'react'
import { compterFondateurs } from 'domain/association/fondateurs'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesMembres } from 'domain/requetes/textes-membres'
import { useGiven } from '../../../core/form/kept.ts'
import { useList, useOtherList } from '../../../core/form/use-list.ts'
import { Confirmation, useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Badge } from '../../../core/widgets/Badge.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { EmptyState } from '../../../core/widgets/EmptyState.tsx'
import { useDossierSaisi } from '../../demarche/dossier-saisi.ts'
import { FondateurDialog } from './FondateurDialog.tsx'
import { FounderRow } from './FounderRow.tsx'
import { avecReponse, dejaAvantFondateur } from './homonymes.ts'
import { champDe, erreursDe, rangDe, sujetRendu, type DialogueRendu } from './listes.ts'
import { comiteSaisi, fondateursSaisis, nomDe, sansFondation, type FondateurSaisi, type MembreEditable } from './saisie-membres.ts'

interface Props {
  path: string
  /** Path of the direction, whose members may found too. */
  direction: string
}

/** The dialog in use: on nobody yet (`null`), on a founder; `undefined` when closed. */
type Sujet = FondateurSaisi | null | undefined

/** Who founds: the members of the direction who do, who may be taken off (FOUND-06, FOUND-08), and the others. */
export const Fondateurs = ({ path, direction }: Props) => {
  const rendu = useGiven<DialogueRendu<unknown>>('fondateur')
  const { erreurs, oublier } = useDossierSaisi()
  const { rows: fondateurs, append, update, remove } = useList<FondateurSaisi>(path)
  const dirigeants = useOtherList<MembreEditable>(direction)
  const [edite, setEdite] = useState<Sujet>(() => sujetRendu(fondateurs, rendu))
  const { said, confirm } = useConfirmation()
  const { heading, removed } = useFocusAfterRemoval()
  const compte = textesFormulaireAssociation.membresFondateurs(
    compterFondateurs(comiteSaisi(dirigeants.rows), fondateursSaisis(fondateurs)),
  )
  const refusals = (saisi: FondateurSaisi) => erreursDe(erreurs, champDe('fondateurs', fondateurs, saisi))
  const deLaDirection = dirigeants.rows.filter(({ membre }) => membre.estFondateur)
  const changed = () => oublier(['fondateurs', 'membres.nombre'])
  const tell = (saisi: MembreEditable | FondateurSaisi) => {
    confirm(textesMembres.supprime(nomDe(saisi)))
    removed()
  }
  const unfound = (saisi: MembreEditable) => {
    dirigeants.replace(dirigeants.rows.map((each) => (each === saisi ? sansFondation(each) : each)))
    changed()
    tell(saisi)
  }
  const drop = (saisi: FondateurSaisi) => {
    remove(rangDe(fondateurs, saisi))
    changed()
    tell(saisi)
  }
  const save = (saisi: FondateurSaisi, meme: boolean | null) => {
    if (meme) {
      // The same person is already there: nobody is added, and who was being renamed leaves.
      if (edite) remove(rangDe(fondateurs, edite))
      confirm(textesMembres.homonyme.compte(nomDe(saisi)))
    } else {
      const repondu = avecReponse(saisi, edite ?? null, meme === false)
      if (edite) update(rangDe(fondateurs, edite), repondu)
      else {
        append(repondu)
        confirm(textesMembres.fondateurAjoute(nomDe(saisi)))
      }
    }
    changed()
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
            remove={{ text: textesMembres.supprimerCourt, name: textesMembres.supprimer(nomDe(saisi)), act: () => drop(saisi) }}
          />
        ))}
      </ul>
      <Confirmation said={said} />
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
        deja={(saisi) => dejaAvantFondateur({ direction: dirigeants.rows, fondateurs }, saisi, edite ?? null)}
        onSave={save}
        onClose={() => setEdite(undefined)}
      />
    </section>
  )
}
