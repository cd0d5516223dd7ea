import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Answer } from 'contract/core/call'
import type { DemandeDePieces, PieceJointe, transmettreReponse } from 'contract/pieces/pieces'
import { obstaclesReponse, unansweredPoints } from 'domain/pieces/reponse'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { WithKept } from '../compte/WithKept.tsx'
import { useConstants } from '../core/constants.ts'
import { Form } from '../core/form/Form.tsx'
import { LeaveGuard } from '../core/form/LeaveGuard.tsx'
import { TextArea } from '../core/form/TextArea.tsx'
import { Confirmation, useConfirmation } from '../core/notices/Confirmation.tsx'
import { useFocusAfterRemoval } from '../core/use-focus-after-removal.ts'
import { AddPiece } from './AddPiece.tsx'
import type { Address } from './address.ts'
import { CourtSays } from './CourtSays.tsx'
import { KeptReply } from './KeptReply.tsx'
import { PointCard } from './PointCard.tsx'
import { askedIn, pointTitle } from './point-titles.ts'
import { RemovePiece } from './RemovePiece.tsx'
import { Transmit } from './Transmit.tsx'
import { TransmitBar } from './TransmitBar.tsx'
import type { KeptPiece } from './use-add-piece.ts'
import { WithAccount } from './WithAccount.tsx'

interface Props {
  address: Address
  demand: DemandeDePieces
  form: UseFormReturn<{ observation: string }>
  onSent: (sent: Answer<typeof transmettreReponse>) => void
}

/** A reply in preparation. The server keeps each document when it is added. The browser keeps the observation until it is sent. */
export const Reply = ({ address, demand, form, onSent }: Props) => {
  const { demandes, type, limites, avecCompte } = demand
  const observation = useWatch({ control: form.control, name: 'observation' }).trim() || null
  const [adding, setAdding] = useState<KeptPiece | null>(null)
  const [removing, setRemoving] = useState<PieceJointe | null>(null)
  const [transmitting, setTransmitting] = useState(false)
  const { heading, removed } = useFocusAfterRemoval()
  const { said, confirm } = useConfirmation()
  const constantes = useConstants()
  const motives = type === 'PROJET_REJET'
  const missing = motives ? [] : unansweredPoints(demandes, observation)
  const pieces = demandes.flatMap((point) => point.pieces).filter(({ transmiseLe }) => transmiseLe === null).length
  const [obstacle = null] = obstaclesReponse({ pieces, observation })
  return (
    <>
      <CourtSays demand={demand} />
      <section aria-labelledby="demandes">
        <h2 id="demandes" ref={heading} tabIndex={-1} className="fr-h4">
          {motives ? textes.motifs : textes.demandes}
        </h2>
        {!motives && <p role="status">{textes.avancement(demandes.length - missing.length, demandes.length)}</p>}
        <Confirmation said={said} />
        <ol className="fr-raw-list points">
          {demandes.map((point, rank) => (
            <li key={rank}>
              <PointCard
                address={address}
                title={pointTitle(demand, rank)}
                point={point}
                answered={!missing.includes(rank)}
                motive={motives}
                onAdd={() => setAdding({ rank, saisie: null })}
                onRemove={setRemoving}
              />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="reponse">
        <h2 id="reponse" className="fr-h4">
          {textes.votreReponse}
        </h2>
        <Form form={form} onSubmit={() => undefined}>
          <TextArea name="observation" label={textes.observation.libelle} hint={textes.observation.indication} optional />
        </Form>
        {!avecCompte && <WithAccount />}
      </section>
      <TransmitBar pieces={pieces} obstacle={obstacle} onTransmit={() => setTransmitting(true)} />
      <WithKept reload waiting={null}>
        <KeptReply form={form} onAdd={setAdding} />
        {constantes && (
          <AddPiece
            address={address}
            demand={demand}
            limites={{ mimeAcceptes: constantes.mimeAcceptes, tailleMax: limites.taille, tailleFichierMax: limites.tailleFichier }}
            piece={adding}
            onAdded={() => confirm(textes.ajout.fait)}
            onClose={() => setAdding(null)}
          />
        )}
        <RemovePiece
          address={address}
          piece={removing}
          onRemoved={() => {
            removed()
            confirm(textesAnnexes.supprimee)
          }}
          onClose={() => setRemoving(null)}
        />
        <Transmit
          open={transmitting}
          withAccount={avecCompte}
          address={address}
          observation={observation}
          missing={missing.map((rank) => askedIn(demand, rank))}
          onSent={onSent}
          onClose={() => setTransmitting(false)}
        />
        <LeaveGuard dirty={() => form.getValues('observation').trim() !== ''} consequence={textes.quitter} />
      </WithKept>
    </>
  )
}
