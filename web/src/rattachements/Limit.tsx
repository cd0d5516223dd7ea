import { formaterJour } from 'domain/core/jour'
import { textesTables } from 'domain/rattachements/textes-tables'

/** Until which day rights are given, on a line of its own; nothing when they do not end by themselves. */
export const Limit = ({ fin }: { fin: string | null }) =>
  fin === null ? null : <span className="cell-line">{textesTables.jusquAu(formaterJour(fin))}</span>
