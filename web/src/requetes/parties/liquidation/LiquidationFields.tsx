import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesDissolution as textes } from 'domain/requetes/textes/dissolution'
import { comiteOf } from '../../../association/comite-of.ts'
import type { KnownAssociation } from '../../../association/known-association.ts'
import { TextArea } from '../../../core/form/TextArea.tsx'
import { useOtherList } from '../../../core/form/use-list.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { liquidateurs } from '../membres/liste-de-membres.ts'
import { MemberList } from '../membres/MemberList.tsx'
import { toDirection, withoutFondation, type TypedMembre } from '../membres/saisie-membres.ts'

interface Props {
  path: string
  association: KnownAssociation
}

/** A liquidator is never a founder. */
const asLiquidateur = (saisi: TypedMembre): TypedMembre => (saisi.collection === 'reprises' ? saisi : withoutFondation(saisi))

/** Adds the members of the direction who are not yet liquidators (DISSO-06). */
const FromDirection = ({ path, association }: Props) => {
  const { rows, replace } = useOtherList<TypedMembre>(path)
  const direction = toDirection(comiteOf(association))
  const absents = direction.filter(({ membre }) => !rows.some((row) => row.membre.uuid === membre.uuid))
  if (direction.length === 0) return null
  return (
    <Buttons>
      <Button
        look="secondary"
        onClick={() => replace([...rows, ...absents.map(asLiquidateur)])}
        blocked={absents.length === 0 ? textes.directionReprise : null}
      >
        {textes.reprendreLaDirection}
      </Button>
    </Buttons>
  )
}

/** The liquidators and a comment (DISSO-01 to DISSO-06). Without `declarant`, the court records a decision (STAFF-14). */
export const LiquidationFields = ({ path, association, declarant }: Props & { declarant?: string }) => (
  <>
    {declarant !== undefined && <p className="step-intro">{textesFormulaires.tousObligatoires}</p>}
    <FromDirection path={`${path}.liquidateurs`} association={association} />
    <MemberList path={`${path}.liquidateurs`} liste={liquidateurs} {...(declarant === undefined ? {} : { declarant })} />
    <TextArea name={`${path}.commentaireLiquidation`} label={textes.commentaire} hint={textes.aideCommentaire} optional />
  </>
)
