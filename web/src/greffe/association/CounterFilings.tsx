import { Link } from '@tanstack/react-router'
import { obstaclesDepotAuGuichet } from 'domain/requetes/depot/obstacles-depot'
import { textesDepotPapier } from 'domain/requetes/textes/depot-papier'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import type { FicheData } from '../../registre/fiche-data.ts'

const filings = ['modification', 'dissolution', 'radiation'] as const

const ways = {
  modification: '/greffe/association/$numero/modification',
  dissolution: '/greffe/association/$numero/dissolution',
  radiation: '/greffe/association/$numero/radiation',
} as const

/** Links to record a paper filing about this association. A filing that is not possible shows its reasons (STAFF-15). */
export const CounterFilings = ({ fiche }: { fiche: FicheData }) => (
  <>
    <h2 className="fr-h4">{textesDepotPapier.entree}</h2>
    <p className="reading">{textesGuichet.entreesExplication}</p>
    <ul className="fr-raw-list counter-filings">
      {filings.map((filing) => {
        const reasons = obstaclesDepotAuGuichet(filing, fiche)
        return (
          <li key={filing}>
            {reasons.length === 0 ? (
              <Link to={ways[filing]} params={{ numero: fiche.association.numero }} className="fr-btn fr-btn--secondary">
                {textesGuichet.entrees[filing]}
              </Link>
            ) : (
              <p>
                <strong>{textesGuichet.entrees[filing]}</strong>
                <span className="cell-line">{reasons.join(' ')}</span>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  </>
)
