import { obstaclesExtrait } from 'domain/extrait/obstacles-extrait'
import { textesActionExtrait } from 'domain/extrait/textes-action'
import { textesFiche } from 'domain/registre/textes-fiche'
import { useExtrait } from '../extrait/use-extrait.ts'
import { ActionsMenu } from './ActionsMenu.tsx'
import { CourtLink } from './CourtLink.tsx'
import { EtatBadge } from './EtatBadge.tsx'
import type { FicheData } from './fiche-data.ts'
import './fiche-head.css'

/** Under the name: state in words, number, commune and court (SHEET-23), then what can be done. */
export const FicheHead = ({ data: { association, derniere, juridiction, conforme, nonConformites } }: { data: FicheData }) => {
  const { numero, etatAssociation, informations } = association
  const { codePostal, commune } = informations.adresse
  const { generer, enCours } = useExtrait(numero)
  const obstacles = obstaclesExtrait({ etatAssociation: derniere.etatAssociation, conforme, nonConformites })
  return (
    <div className="fiche-head">
      <p className="fiche-head__facts">
        <EtatBadge etat={etatAssociation} />
        <span>{textesFiche.numero(numero)}</span>
        <span>{textesFiche.commune({ codePostal, commune: commune.libelle, tribunal: juridiction.libelle })}</span>
        <CourtLink numero={numero} tribunal={juridiction.id} />
      </p>
      <p role="status" className="fiche-head__status">
        {enCours && textesActionExtrait.preparation}
      </p>
      <ActionsMenu actions={[{ label: textesActionExtrait.generer, onChoose: () => void generer(), obstacles, busy: enCours }]} />
    </div>
  )
}
