import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { Button } from '../../../core/widgets/Button.tsx'
import type { AnnexeJointe } from './annexe-jointe.ts'
import type { Pieces } from './pieces.ts'

interface Props {
  pieces: Pieces
  annexes: readonly AnnexeJointe[]
  /** Says that these minutes are those of the constitutive assembly. */
  onConstitutive: (annexe: AnnexeJointe) => void
}

const stateOf = (jointe: boolean, aPreciser: readonly number[]) =>
  jointe && aPreciser.length === 0 ? 'checklist__done' : 'checklist__todo'

/** What the filing needs, joined or not (ANNEX-02, ANNEX-14). */
export const Checklist = ({ pieces, annexes, onConstitutive }: Props) => {
  const lignes = pieces.liste?.(annexes.map(({ annexe }) => annexe)) ?? []
  return (
    lignes.length > 0 && (
      <ul className="checklist">
        {lignes.map(({ type, jointe, libelle, aPreciser }) => (
          <li key={type} className={stateOf(jointe, aPreciser)}>
            {libelle}
            {annexes
              .filter((_, rang) => aPreciser.includes(rang))
              .map((annexe) => (
                <p key={annexe.id} className="checklist__gesture">
                  <Button
                    look="tertiary"
                    name={textesAnnexes.indiquerConstitutiveLaquelle(annexe.annexe.nom)}
                    onClick={() => onConstitutive(annexe)}
                  >
                    {textesAnnexes.indiquerConstitutive}
                  </Button>
                </p>
              ))}
          </li>
        ))}
      </ul>
    )
  )
}
