import { Link } from '@tanstack/react-router'
import { type BrouillonListe, listerBrouillons } from 'contract/requetes/brouillons'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { obstaclesSuccession } from 'domain/registre/succession'
import { textesAideActions } from 'domain/registre/textes/aide-actions'
import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import { useApi } from '../core/api/use-api.ts'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { wayTo } from '../requetes/brouillon/way-to.ts'
import type { FicheData } from './fiche-data.ts'
import { helpOn, type Help } from './unavailable-actions.ts'
import './help-dialog.css'

/** One action with its reasons. A draft can be resumed once no reason remains. */
const Action = ({ label, reasons, brouillon }: Help<BrouillonListe>) => (
  <section className="help-action">
    <h3 className="fr-h6">{label}</h3>
    {reasons.map((reason) => (
      <p key={reason}>{reason}</p>
    ))}
    {brouillon && <p>{textesBrouillon.deLaDemarche(formatJour(jourDeParis(new Date(brouillon.enregistreLe))))}</p>}
    {brouillon && reasons.length === 0 && (
      <p>
        <Link {...wayTo(brouillon)} className="fr-link">
          {textesBrouillon.reprendre}
        </Link>
      </p>
    )}
  </section>
)

const Actions = ({ data }: { data: FicheData }) => {
  const { data: brouillons = [] } = useApi(listerBrouillons, {}, { staleTime: 0 })
  const help = helpOn(
    data,
    brouillons.filter(({ association, guichet }) => association === data.association.numero && !guichet),
  )
  return help.length === 0 ? <p>{textesAideActions.aucune}</p> : help.map((each) => <Action key={each.label} {...each} />)
}

/** Explains why some actions are unavailable, with the same reasons as the menu (SHEET-11, SHEET-13). */
export const HelpDialog = ({ open, data, onClose }: { open: boolean; data: FicheData; onClose: () => void }) => (
  <Dialog open={open} title={textesAideActions.titre} onClose={onClose}>
    <Actions data={data} />
    {data.rattachement.etat !== 'RATTACHE' &&
      obstaclesSuccession(data)
        .slice(-1)
        .map((reason) => <p key={reason}>{reason}</p>)}
  </Dialog>
)
