import { Link } from '@tanstack/react-router'
import { formatInstant } from 'domain/core/jour'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { Badge } from '../../core/widgets/Badge.tsx'
import { FieldList } from '../../core/widgets/FieldList.tsx'
import type { AttachmentData } from './attachment-data.ts'
import { DirectionDifference } from './DirectionDifference.tsx'

const { lignes } = textes

/** Compares the person and their declaration with the representatives and the current users of the association. */
export const DemandeComparison = ({ demande }: { demande: AttachmentData }) => {
  const { association, denomination, prenom, nom, email, fonction, message, demandeeLe, qualite, representants, usagers } = demande
  return (
    <>
      <h2 className="fr-h4">{textes.demande}</h2>
      <FieldList
        fields={[
          [lignes.personne, `${prenom} ${nom}`],
          [lignes.fonction, fonction],
          [
            lignes.association,
            <Link key={association} to="/association/$numero" params={{ numero: association }}>
              {denomination}, {textes.numero(association)}
            </Link>,
          ],
          [
            lignes.email,
            <span key={email} className="dossier__texte">
              {email}
            </span>,
          ],
          [lignes.demandeeLe, formatInstant(new Date(demandeeLe))],
          ...(message === null
            ? []
            : [
                [
                  lignes.message,
                  <span key="message" className="dossier__texte">
                    {message}
                  </span>,
                ] as const,
              ]),
        ]}
      />
      <h2 className="fr-h4 fr-mt-3w">{textes.representants[qualite ?? 'aucun']}</h2>
      <DirectionDifference demande={demande} />
      {representants.length === 0 ? (
        <p>{textes.aucunRepresentant[qualite ?? 'aucun']}</p>
      ) : (
        <ul>
          {representants.map((one, rank) => (
            <li key={rank}>
              <span className="dossier__texte">{[one.nom, one.fonction].filter(Boolean).join(', ')}</span>{' '}
              {one.memeNom && <Badge tone="info">{textes.memeNom}</Badge>}
            </li>
          ))}
        </ul>
      )}
      <h2 className="fr-h4 fr-mt-3w">{textes.usagers}</h2>
      {usagers.length === 0 ? (
        <p>{textes.aucunUsager}</p>
      ) : (
        <ul>
          {usagers.map((usager, rank) => (
            <li key={rank}>
              {usager.prenom} {usager.nom}, {usager.fonction} ({textes.droits(usager.depot, usager.gestion)})
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
