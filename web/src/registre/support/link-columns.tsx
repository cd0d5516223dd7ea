import type { Answer } from 'contract/core/call'
import type { getDroitsAuSupport } from 'contract/registre/support'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesTables } from 'domain/rattachements/textes/tables'
import { textesSupportAssociation as textes } from 'domain/registre/textes/support-association'
import { libelleEtat } from 'domain/requetes/etat/etat-public'
import { libelleTypeRequete } from 'domain/requetes/types'
import type { Column } from '../../core/table/DataTable.tsx'

export type Links = Pick<Answer<typeof getDroitsAuSupport>, 'rattachements' | 'invitations' | 'demandes' | 'requetes'>
type RowOf<K extends keyof Links> = Links[K][number]

const day = (instant: string): string => formatJour(jourDeParis(new Date(instant)))
const { colonnes, aucunDroit, statuts, oui, non } = textesTables

const rightsOf = ({ gestion, depot }: { gestion: boolean; depot: boolean }): string =>
  [gestion && colonnes.gestion, depot && colonnes.depot].filter(Boolean).join(', ') || aucunDroit

const stateOf = ({ vivant, fin, termineLe }: RowOf<'rattachements'>): string => {
  if (vivant) return textes.rattachement.enCours(fin && formatJour(fin))
  return textes.rattachement.termine(termineLe ? day(termineLe) : formatJour(fin ?? ''))
}

export const attachmentColumns: Column<RowOf<'rattachements'>>[] = [
  { title: textes.depuis, cell: ({ depuis }) => day(depuis) },
  { title: textes.fonction, cell: ({ fonction }) => fonction },
  { title: textes.droits, cell: rightsOf },
  { title: textes.etat, cell: stateOf },
]

export const invitationColumns: Column<RowOf<'invitations'>>[] = [
  { title: textes.envoyeeLe, cell: ({ envoyeeLe }) => day(envoyeeLe) },
  { title: textes.fonction, cell: ({ fonction }) => fonction },
  { title: textes.droits, cell: rightsOf },
  { title: textes.etat, cell: ({ statut }) => statuts[statut] },
]

export const requestColumns: Column<RowOf<'demandes'>>[] = [
  { title: textes.demandeeLe, cell: ({ demandeeLe }) => day(demandeeLe) },
  { title: textes.fonction, cell: ({ fonction }) => fonction },
  {
    title: textes.etat,
    cell: ({ statut, decideeLe, motif }) => (
      <>
        <span className="cell-line">{decideeLe ? textes.decidee(textes.statuts[statut], day(decideeLe)) : textes.statuts[statut]}</span>
        {motif && <span className="cell-line">{textes.motif(motif)}</span>}
      </>
    ),
  },
]

export const filingColumns: Column<RowOf<'requetes'>>[] = [
  { title: textes.colonnesRequetes.numero, cell: ({ numero }) => numero },
  { title: textes.colonnesRequetes.type, cell: ({ type }) => libelleTypeRequete(type) },
  { title: textes.colonnesRequetes.deposeeLe, cell: ({ deposeeLe }) => day(deposeeLe) },
  { title: textes.colonnesRequetes.etat, cell: ({ etat, retireeLe }) => libelleEtat(etat, retireeLe) },
  { title: textes.colonnesRequetes.parElle, cell: ({ deposant }) => (deposant ? oui : non) },
]
