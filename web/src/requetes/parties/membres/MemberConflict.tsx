import { formatJour } from 'domain/core/jour'
import { textesModification as textes } from 'domain/requetes/textes/modification'
import { memberLines } from '../../../association/members-lines.ts'
import { Choice } from '../Choice.tsx'
import { toComite, type ConflitMembre, type TypedMembre } from './saisie-membres.ts'

/** The member's details, on one line. */
const enMots = (saisi: TypedMembre): string => {
  const [ligne] = memberLines(toComite([saisi]))
  if (!ligne) return textes.quitte
  return [ligne.fonction, ...ligne.identite, ...ligne.domicile, ...ligne.contact].join(', ')
}

interface Props {
  saisi: TypedMembre
  conflit: ConflitMembre
  onChoose: (mine: boolean) => void
}

/** The choice on a member that both the form and the register have changed (MEMB-09, MEMB-11). */
export const MemberConflict = ({ saisi, conflit: { registre, le }, onChoose }: Props) => (
  <Choice
    said={textes.conflit(formatJour(le))}
    mine={enMots(saisi)}
    theirs={registre ? enMots(registre) : textes.plusAuRegistre}
    onChoose={onChoose}
  />
)
