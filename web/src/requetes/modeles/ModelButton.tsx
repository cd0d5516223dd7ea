import { lireModele } from 'contract/requetes/brouillon'
import type { NomDeModele, ReponsesStatuts } from 'domain/requetes/depot/modeles'
import { textesModelesEcran } from 'domain/requetes/textes/modeles-ecran'
import { useDocument } from '../../core/api/use-document.ts'
import { notifyFailure } from '../../core/api/failure.ts'
import { useDossierContext } from '../dossier-context.ts'

interface Props {
  modele: NomDeModele
  nom: string
  choix: () => ReponsesStatuts
}

/** Saves the draft, then downloads the document made from it. */
export const ModelButton = ({ modele, nom, choix }: Props) => {
  const { prepare } = useDossierContext()
  const { open, fetching } = useDocument()
  const take = async () => {
    try {
      const id = await prepare()
      await open(lireModele, { params: { id, modele }, query: choix() }, `${nom}.pdf`, true)
    } catch (error) {
      notifyFailure(error, undefined, lireModele.path)
    }
  }
  return (
    <button type="button" className="fr-link" {...(fetching && { 'aria-disabled': true })} onClick={() => fetching || void take()}>
      {textesModelesEcran.telecharger(nom)}
    </button>
  )
}
