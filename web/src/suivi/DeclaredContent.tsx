import { textesLecture } from 'domain/association/textes-lecture'
import { libelleCivilite } from 'domain/core/personne'
import type { Declarant } from 'domain/requetes/declarant'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Informations } from '../association/Informations.tsx'
import { Members } from '../association/Members.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'
import type { DossierData } from './dossier.ts'

const { champsDeclarant } = textesEspaceGreffe

const declarantFields = ({ civilite, prenom, nom, lien, adresse, complementAdresse, codePostal, ville, email }: Declarant) =>
  [
    [champsDeclarant.identite, `${libelleCivilite(civilite)} ${prenom} ${nom}`],
    [champsDeclarant.lien, lien ?? textesLecture.nonRenseigne],
    [champsDeclarant.adresse, [adresse, complementAdresse, `${codePostal} ${ville}`].filter(Boolean).join('\n')],
    [champsDeclarant.email, email ?? textesLecture.nonRenseigne],
  ] as const

/** All of the filing, as it was sent. */
export const DeclaredContent = ({ depot }: Pick<DossierData, 'depot'>) => {
  const { declarant, association, comite, fondateurs, commentaire } = depot
  return (
    <>
      <h3 className="fr-h6">{textesEspaceGreffe.declarant}</h3>
      <FieldList fields={declarantFields(declarant)} />
      <Informations informations={association.informations} dates={association} level={3} />
      <Members comite={comite} fondateurs={fondateurs} level={3} withContact />
      <h3 className="fr-h6 dossier__observation">{textesEspaceGreffe.observation}</h3>
      <p className="dossier__texte">{commentaire ?? textesEspaceGreffe.aucuneObservation}</p>
    </>
  )
}
