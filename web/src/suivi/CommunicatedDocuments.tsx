import { useState } from 'react'
import { lireDocumentRequete } from 'contract/suivi/requetes'
import type { getRequete } from 'contract/suivi/requete'
import type { Answer } from 'contract/core/call'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesFollowedRequete as textes } from 'domain/suivi/textes/followed-requete'
import { textesNotification } from 'domain/requetes/textes/notification'
import { textesRecours } from 'domain/requetes/textes/recours'
import { textesRequetes } from 'domain/requetes/textes/common'
import { ReplyLink } from '../pieces/ReplyLink.tsx'
import { useDocument } from '../core/api/use-document.ts'
import { Badge } from '../core/widgets/Badge.tsx'
import { Card } from '../core/widgets/Card.tsx'
import { CardList } from '../core/widgets/CardList.tsx'
import { DocumentLink } from '../core/widgets/DocumentLink.tsx'
import { EmptyState } from '../core/widgets/EmptyState.tsx'

type Documents = Answer<typeof getRequete>['documents']

interface Props {
  numero: string
  documents: Documents
}

const types: Record<string, string> = textes.types

/** Addressee, delivery and appeal of a decision, as the court chose them. Read only (ENT-20). */
const DecisionDelivery = ({ libelle, pourvoi, lrar, delai, vautNotification }: NonNullable<Documents[number]['destinataire']>) => (
  <p className="fr-text--sm">
    {textesNotification.adresseeA(libelle)} {lrar && `${textesNotification.lrarDite} `}
    {textesNotification.recoursDit(textesRequetes.recours[pourvoi], delai)} {vautNotification && textesRecours.ouvertureEnLigne}
  </p>
)

/** Whether a document is new (REQ-27). Documents new at opening keep their badge while the request stays open. */
const useNewDocuments = (documents: Documents): ((uuid: string) => boolean) => {
  const fresh = documents.filter(({ nouveau }) => nouveau).map(({ uuid }) => uuid)
  const [seen, setSeen] = useState<readonly string[]>(fresh)
  if (fresh.some((uuid) => !seen.includes(uuid))) setSeen([...seen, ...fresh])
  return (uuid) => seen.includes(uuid)
}

/** REQ-21, REQ-22: the documents the court communicated, in the order given. */
export const CommunicatedDocuments = ({ numero, documents }: Props) => {
  const { open, fetching } = useDocument()
  const isNew = useNewDocuments(documents)
  return (
    <section className="request__part" aria-labelledby="documents">
      <h2 id="documents" className="fr-h4">
        {textes.documents}
      </h2>
      {documents.length === 0 ? (
        <EmptyState sentence={textes.aucunDocument} />
      ) : (
        <CardList items={documents} keyOf={({ uuid }) => uuid}>
          {({ uuid, nom, type, taille, delivreLe, demandePieces, destinataire }) => (
            <Card
              level={3}
              title={types[type] ?? nom}
              {...(demandePieces && {
                actions: (
                  <ReplyLink demand={demandePieces} className="fr-btn fr-btn--secondary">
                    {textes.repondre[demandePieces.type]}
                  </ReplyLink>
                ),
              })}
            >
              <p className="badges">
                {isNew(uuid) && <Badge tone="new">{textes.nouveau}</Badge>}
                <span className="fr-text--sm">{textes.delivreLe(formatJour(jourDeParis(new Date(delivreLe))))}</span>
              </p>
              {destinataire && <DecisionDelivery {...destinataire} />}
              <DocumentLink
                nom={nom}
                taille={taille}
                busy={fetching}
                onOpen={() => void open(lireDocumentRequete, { params: { numero, uuid } }, nom)}
              />
            </Card>
          )}
        </CardList>
      )}
    </section>
  )
}
