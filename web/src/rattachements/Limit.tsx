import { formatJour } from 'domain/core/jour'
import { textesTables } from 'domain/rattachements/textes/tables'

/** The last day of the rights, on its own line. Empty when they have no end. */
export const Limit = ({ fin }: { fin: string | null }) =>
  fin === null ? null : <span className="cell-line">{textesTables.jusquAu(formatJour(fin))}</span>
