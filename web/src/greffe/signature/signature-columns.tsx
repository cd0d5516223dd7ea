import { Link } from '@tanstack/react-router'
import { formatJour } from 'domain/core/jour'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { libelleTypeRequete } from 'domain/requetes/types'
import { TickBox } from '../../core/form/TickBox.tsx'
import type { Column } from '../../core/table/DataTable.tsx'
import type { Signatures, ToSign } from './use-signatures.ts'

const { colonnes } = textes

/** Columns of the decisions to sign. A row that may not be signed shows its reasons instead of the checkbox. */
export const signatureColumns = ({ chosen, choose }: Pick<Signatures, 'chosen' | 'choose'>, severalCourts: boolean): Column<ToSign>[] => [
  {
    title: colonnes.choix,
    cell: ({ numero, obstacles }) => {
      if (obstacles.length > 0) return textes.impossible(obstacles)
      return (
        <TickBox
          label={<span className="fr-sr-only">{textes.choisir(numero)}</span>}
          checked={chosen.some((row) => row.numero === numero)}
          onChange={(on) => choose([numero], on)}
        />
      )
    },
  },
  {
    title: colonnes.requete,
    cell: ({ numero }) => (
      <Link to="/juge/requete/$numero" params={{ numero }}>
        {numero}
      </Link>
    ),
  },
  { title: colonnes.type, cell: ({ type }) => libelleTypeRequete(type) },
  { title: colonnes.denomination, cell: ({ denomination }) => denomination },
  ...(severalCourts ? [{ title: colonnes.tribunal, cell: ({ tribunal }: ToSign) => tribunal }] : []),
  { title: colonnes.sens, cell: ({ sens }) => textes.sens[sens] },
  {
    title: colonnes.par,
    cell: ({ prepareePar: { prenom, nom }, prepareeLe }) => textes.preparee(`${prenom} ${nom}`, formatJour(prepareeLe)),
  },
]
