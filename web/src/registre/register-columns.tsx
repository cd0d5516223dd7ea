import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { listerAssociations } from 'contract/registre/registre'
import { textesRegistre } from 'domain/registre/textes/registre'
import { placeOf } from '../core/place.ts'
import type { Column } from '../core/table/DataTable.tsx'
import { EtatBadge } from './EtatBadge.tsx'
import { wholeList } from './search-state.ts'

type Row = Answer<typeof listerAssociations>['content'][number]

const { champs } = textesRegistre
/** Puts the current list in the address of the sheet, for the link back. */
const fromHere = (search: Record<string, unknown>) => ({ liste: placeOf(search) || wholeList })

/** REG-08: the columns, in this order. */
export const registerColumns: Column<Row>[] = [
  { title: champs.numero, champ: 'numero', cell: ({ numero }) => numero },
  { title: champs.tribunal, champ: 'tribunal', cell: ({ tribunal }) => tribunal },
  {
    title: champs.nom,
    champ: 'nom',
    cell: ({ numero, nom }) => (
      <Link to="/association/$numero" params={{ numero }} search={fromHere}>
        {nom}
      </Link>
    ),
  },
  { title: champs.codePostal, champ: 'codePostal', cell: ({ codePostal }) => codePostal },
  { title: champs.commune, champ: 'commune', cell: ({ commune }) => commune },
  { title: champs.adresse, champ: 'adresse', cell: ({ adresse }) => adresse },
  { title: champs.etat, champ: 'etat', cell: ({ etat, motifEtat }) => <EtatBadge etat={etat} motif={motifEtat} /> },
  {
    title: textesRegistre.actions,
    cell: ({ numero, nom }) => (
      <Link to="/association/$numero" params={{ numero }} search={fromHere} className="registre__ouvrir">
        {textesRegistre.ouvrir}
        <span className="fr-sr-only">{textesRegistre.deLAssociation(nom)}</span>
      </Link>
    ),
  },
]
