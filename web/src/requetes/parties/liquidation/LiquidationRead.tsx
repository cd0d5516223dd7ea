import { useWatch } from 'react-hook-form'
import { textesLecture } from 'domain/association/textes/lecture'
import { textesDissolution } from 'domain/requetes/textes/dissolution'
import { MembersTable } from '../../../association/Members.tsx'
import { Lines } from '../Lines.tsx'
import { toComite, type TypedMembre } from '../membres/saisie-membres.ts'

/** The liquidation, shown again before sending. */
export const LiquidationRead = ({ path }: { path: string }) => {
  const liquidateurs = useWatch({ name: `${path}.liquidateurs` }) as TypedMembre[]
  const commentaire = useWatch({ name: `${path}.commentaireLiquidation` }) as string
  return (
    <>
      <MembersTable
        comite={toComite(liquidateurs)}
        caption={textesLecture.liquidateurs}
        empty={textesLecture.aucunLiquidateur}
        withContact
      />
      <Lines lines={[[textesDissolution.commentaire, commentaire]]} />
    </>
  )
}
