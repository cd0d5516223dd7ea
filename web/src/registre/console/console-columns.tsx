import { Link } from '@tanstack/react-router'
import { textesRepresentation } from 'domain/association/textes/representation'
import { droitsEnMots } from 'domain/rattachements/droits-en-mots'
import { textesAssociations } from 'domain/registre/textes/associations'
import { textesOwnAssociations } from 'domain/registre/textes/own-associations'
import type { Column } from '../../core/table/DataTable.tsx'
import { EtatBadge } from '../EtatBadge.tsx'
import type { MineRow } from './console-state.ts'
import { AssociationDues } from './AssociationDues.tsx'

const { colonnes } = textesOwnAssociations

/** Function, then rights in words, or « consultation » without any right. */
const Rights = ({ fonction, ...rights }: MineRow) => (
  <>
    {fonction}
    <span className="cell-line">{droitsEnMots(rights).join(', ') || textesOwnAssociations.consultation}</span>
  </>
)

const CurrentRequete = ({ nom, requete }: MineRow) =>
  requete ? (
    <>
      <Link to="/requete/detail/$numero" params={{ numero: requete.numero }}>
        {textesOwnAssociations.requete(requete.numero)}
        <span className="fr-sr-only"> {textesOwnAssociations.de(nom)}</span>
      </Link>
      <span className="cell-line">{requete.enBref}</span>
    </>
  ) : (
    textesOwnAssociations.aucuneRequete
  )

/** The state, with a link to the successor if there is one. */
const State = ({ etat, motifEtat, successeur }: MineRow) => (
  <>
    <EtatBadge etat={etat} motif={motifEtat} />
    {successeur !== null && (
      <Link to="/association/$numero" params={{ numero: successeur }} className="cell-line">
        {textesRepresentation.lireSuccesseur(successeur)}
      </Link>
    )}
  </>
)

/** Columns of the person's associations, in this order (docs/decisions/0070). */
export const consoleColumns: Column<MineRow>[] = [
  {
    title: colonnes.nom,
    champ: 'nom',
    cell: ({ numero, nom }) => (
      <>
        <Link to="/association/$numero" params={{ numero }}>
          {nom}
        </Link>
        <span className="cell-line">{textesAssociations.numero(numero)}</span>
      </>
    ),
  },
  {
    title: colonnes.commune,
    champ: 'commune',
    cell: ({ codePostal, commune }) => `${codePostal} ${commune}`,
  },
  { title: colonnes.etat, cell: State },
  { title: colonnes.droits, cell: (row) => <Rights {...row} /> },
  { title: colonnes.requete, cell: (row) => <CurrentRequete {...row} /> },
  { title: colonnes.echeance, champ: 'echeance', cell: (row) => <AssociationDues {...row} /> },
]
