import { textesLecture } from 'domain/association/textes/lecture'
import { libelleCivilite, type Civilite } from 'domain/core/personne'
import type { ReadableComite } from 'domain/association/champs-comite'
import type { Column } from '../core/table/DataTable.tsx'
import { PlainTable } from '../core/table/PlainTable.tsx'
import { memberLines, type MemberLine } from './members-lines.ts'
import './members.css'

interface Founders {
  physiques: { civilite: Civilite; nom: string; prenom: string }[]
  morales: { formeJuridique: string; denomination: string }[]
}

interface TableProps {
  comite: ReadableComite
  caption?: string
  /** Shown when the list is empty. */
  empty?: string
  /** Shows telephone and email, for the court only (MEMB-24). */
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
/** The nationality column appears only when the reader received a nationality. */
const columns = (rows: readonly MemberLine[], withContact: boolean): Column<MemberLine>[] => [
  { title: colonnesMembres.fonction, cell: ({ fonction }) => fonction },
  { title: colonnesMembres.identite, cell: ({ identite, contact }) => lines(withContact ? [...identite, ...contact] : identite) },
  ...(known(rows)
    ? [{ title: colonnesMembres.nationalite, cell: ({ nationalite }: MemberLine) => nationalite ?? textesLecture.nonRenseigne }]
    : []),
  { title: colonnesMembres.domicile, cell: ({ domicile }) => lines(domicile) },
]

/** The directors or the liquidators, in their order. */
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

/** The directors in order, then the founders who are not in the direction (SHEET-18). */
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
