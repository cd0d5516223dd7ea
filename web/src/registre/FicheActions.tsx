import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { textesSuccession } from 'domain/rattachements/textes/succession'
import { textesActionExtrait } from 'domain/extrait/textes/action'
import { obstaclesAction } from 'domain/registre/obstacles-actions'
import { textesAideActions } from 'domain/registre/textes/aide-actions'
import { textesHistorique } from 'domain/registre/textes/historique'
import { useExtrait } from '../extrait/use-extrait.ts'
import { NumerisationDialog } from '../numerisation/NumerisationDialog.tsx'
import type { DemandeNumerisation } from '../numerisation/use-numerisation.ts'
import { DemandeDialog } from '../rattachements/demande/DemandeDialog.tsx'
import { useDemande } from '../rattachements/demande/use-demande.ts'
import { Button } from '../core/widgets/Button.tsx'
import { ActionsMenu } from './ActionsMenu.tsx'
import type { FicheData } from './fiche-data.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { filings } from './unavailable-actions.ts'

/** The page of each filing. */
const pages = {
  modification: '/association/$numero/modification',
  dissolution: '/association/$numero/dissolution',
  radiation: '/association/$numero/radiation',
} as const

type Opened = 'historique' | 'aide' | 'numerisation' | 'rattachement' | null

/** Actions of the sheet, always on the latest version (SHEET-35), and the button of the history. */
export const FicheActions = ({ data, demande }: { data: FicheData; demande: DemandeNumerisation }) => {
  const { numero, informations } = data.association
  const rattachement = useDemande(numero)
  const [opened, setOpened] = useState<Opened>(rattachement.rendue ? 'rattachement' : null)
  const { generate, enCours } = useExtrait(numero)
  const navigate = useNavigate()
  const close = () => setOpened(null)
  const { actions } = textesAideActions
  return (
    <>
      <p role="status" className="fiche-head__status">
        {enCours && textesActionExtrait.preparation}
      </p>
      <div className="fiche-head__buttons">
        <ActionsMenu
          actions={[
            { label: actions.extrait, onChoose: () => void generate(), obstacles: obstaclesAction('extrait', data), busy: enCours },
            ...filings.map((filing) => ({
              label: actions[filing],
              onChoose: () => void navigate({ to: pages[filing], params: { numero } }),
              obstacles: obstaclesAction(filing, data),
              busy: false,
            })),
            {
              label: actions.numerisation,
              onChoose: () => setOpened('numerisation'),
              obstacles: obstaclesAction('numerisation', data),
              busy: demande.acts.busy,
            },
            { label: textesAideActions.pourquoi, onChoose: () => setOpened('aide'), obstacles: [], busy: false },
          ]}
        />
        <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setOpened('historique')}>
          {textesHistorique.titre}
        </button>
        {data.rattachement.gestion && (
          <Link to="/association/$numero/passer-la-main" params={{ numero }} className="fr-btn fr-btn--secondary">
            {textesSuccession.passerLaMain}
          </Link>
        )}
        {/* A clerk of the court does not need a rattachement. */}
        {data.rattachement.etat === 'NON_RATTACHE' && !data.administre && (
          <Button look="secondary" blocked={obstaclesAction('rattachement', data)[0] ?? null} onClick={() => setOpened('rattachement')}>
            {actions.rattachement}
          </Button>
        )}
      </div>
      <HistoryDrawer open={opened === 'historique'} data={data} onClose={close} />
      <HelpDialog open={opened === 'aide'} data={data} onClose={close} />
      <DemandeDialog open={opened === 'rattachement'} denomination={informations.denomination} demande={rattachement} onClose={close} />
      <NumerisationDialog open={opened === 'numerisation'} demande={demande} onClose={close} />
    </>
  )
}
