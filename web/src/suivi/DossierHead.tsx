import { Link } from '@tanstack/react-router'
import { formaterJour } from 'domain/core/jour'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { ShortcutsHelp } from '../core/shortcuts/ShortcutsHelp.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'
import { benchHelp } from './bench-keys.ts'
import { Clock } from './Clock.tsx'
import type { DossierData } from './dossier.ts'

const { colonnes } = textesEspaceGreffe

/** Beside the title, in one line: the name, the nearest legal date, and who holds the file (screens.md 10). */
export const DossierHead = ({ dossier }: { dossier: DossierData }) => {
  const { etat, situation, agent, association, denomination } = dossier
  return (
    <div className="bench-head">
      <FieldList
        fields={[
          [
            colonnes.denomination,
            association === null || etat === 'INSCRITE' ? (
              denomination
            ) : (
              <Link key="association" to="/association/$numero" params={{ numero: association }}>
                {denomination}
              </Link>
            ),
          ],
          [colonnes.echeance, <Clock key="echeance" echeance={situation.horloges[0] ?? null} />],
          [
            colonnes.agent,
            agent === null ? textesEspaceGreffe.sansAgent : textesGreffe.enCharge(`${agent.prenom} ${agent.nom}`, formaterJour(agent.le)),
          ],
        ]}
      />
      <ShortcutsHelp keys={benchHelp} />
    </div>
  )
}
