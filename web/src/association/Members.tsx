import { textesLecture } from 'domain/association/textes-lecture'
import { libelleCivilite, type Civilite } from 'domain/core/personne'
import type { ComiteLisible } from 'domain/association/champs-comite'
import type { Column } from '../core/table/DataTable.tsx'
import { PlainTable } from '../core/table/PlainTable.tsx'
import { memberLines, type MemberLine } from './members-lines.ts'
import './members.css'

interface Founders {
  physiques: { civilite: Civilite; nom: string; prenom: string }[]
  morales: { formeJuridique: string; denomination: string }[]
}

interface TableProps {
  comite: ComiteLisible
  caption?: string
  /** Said when there is nobody. */
  empty?: string
  /** Telephone and e-mail: for the court alone (MEMB-24). */
  withContact?: boolean
}

interface Props extends Pick<TableProps, 'comite' | 'caption' | 'withContact'> {
  fondateurs: Founders
  level: 2 | 3 | 5
}

const lines = (texts: readonly string[]) => (
  <>
    {(texts.length > 0 ? texts : [textesLecture.nonRenseigne]).map((text) => (
      <span key={text} className="cell-line">
        {text}
      </span>
    ))}
  </>
)

const { colonnesMembres } = textesLecture
const known = (rows: readonly MemberLine[]): boolean =>
  rows.some(({ nationalite }) => nationalite !== null && nationalite !== textesLecture.nationaliteMorale)
/** The nationality has its column where the reader was given one. */
const columns = (rows: readonly MemberLine[], withContact: boolean): Column<MemberLine>[] => [
  { title: colonnesMembres.fonction, cell: ({ fonction }) => fonction },
  { title: colonnesMembres.identite, cell: ({ identite, contact }) => lines(withContact ? [...identite, ...contact] : identite) },
  ...(known(rows)
    ? [{ title: colonnesMembres.nationalite, cell: ({ nationalite }: MemberLine) => nationalite ?? textesLecture.nonRenseigne }]
    : []),
  { title: colonnesMembres.domicile, cell: ({ domicile }) => lines(domicile) },
]

/** Those who direct, or who liquidate, in their order. */
export const MembersTable = ({
  comite,
  caption = textesLecture.direction,
  empty = textesLecture.aucunMembre,
  withContact = false,
}: TableProps) => {
  const rows = memberLines(comite)
  return rows.length === 0 ? (
    <p>{empty}</p>
  ) : (
    <PlainTable caption={caption} columns={columns(rows, withContact)} rows={rows} keyOf={({ key }) => key} />
  )
}

/** Directors in order, then the founders who are not of the direction (SHEET-18). */
export const Members = ({ comite, caption, fondateurs, level, withContact = false }: Props) => {
  const Heading = `h${level}` as const
  const others = [
    ...fondateurs.physiques.map(({ civilite, prenom, nom }) => `${libelleCivilite(civilite)} ${prenom} ${nom}`),
    ...fondateurs.morales.map(({ denomination, formeJuridique }) => `${denomination} (${formeJuridique})`),
  ]
  return (
    <>
      <MembersTable comite={comite} {...(caption && { caption })} withContact={withContact} />
      {others.length > 0 && (
        <section className="founders">
          <Heading className="fr-h6">{textesLecture.fondateurs}</Heading>
          <ul>
            {others.map((name, place) => (
              <li key={`${place} ${name}`}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
