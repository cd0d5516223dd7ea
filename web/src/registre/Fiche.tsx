import { useId } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { obstaclesAction } from 'domain/registre/obstacles-actions'
import { textesFiche } from 'domain/registre/textes-fiche'
import { textesHistorique } from 'domain/registre/textes-historique'
import { Informations } from '../association/Informations.tsx'
import { Members } from '../association/Members.tsx'
import { Tabs } from '../core/widgets/Tabs.tsx'
import { NumerisationBlock } from '../numerisation/NumerisationBlock.tsx'
import { useNumerisation } from '../numerisation/use-numerisation.ts'
import { comiteOf, hasMembers } from './comite-of.ts'
import { Documents } from './Documents.tsx'
import { FicheBanner } from './FicheBanner.tsx'
import type { FicheData } from './fiche-data.ts'
import { FicheHead } from './FicheHead.tsx'
import { PaperRegister } from './PaperRegister.tsx'
import { Timeline } from './Timeline.tsx'
import { Users } from './Users.tsx'

const { onglets } = textesFiche

/** One association as this person may see it: head, banner, tabs (design.md §11). */
export const Fiche = ({ data }: { data: FicheData }) => {
  const { association, numerisation, reprise, usagers, invitations, rattachementsDemandes } = data
  const { numero, informations } = association
  const { onglet } = useSearch({ from: '/donnees/association/$numero' })
  const navigate = useNavigate()
  const historyId = useId()
  const demande = useNumerisation(numero)
  const tabs = [
    {
      id: 'informations',
      label: onglets.informations,
      content: (
        <>
          <Informations informations={informations} dates={informations} level={2} />
          <section aria-labelledby={historyId}>
            <h2 id={historyId} className="fr-h6">
              {textesHistorique.titre}
            </h2>
            <Timeline data={data} />
          </section>
        </>
      ),
    },
    hasMembers(association) && {
      id: 'membres',
      label: onglets.membres,
      // The server gives telephone and e-mail to the court alone (MEMB-24).
      content: <Members comite={comiteOf(association)} fondateurs={association.fondateurs} level={2} withContact />,
    },
    {
      id: 'documents',
      label: onglets.documents,
      content: (
        <>
          <NumerisationBlock
            numero={numero}
            numerisation={numerisation}
            obstacles={obstaclesAction('numerisation', data)}
            demande={demande}
          />
          <Documents association={association} />
        </>
      ),
    },
    reprise !== null && { id: 'registre-papier', label: onglets.registrePapier, content: <PaperRegister reprise={reprise} /> },
    usagers !== null && {
      id: 'utilisateurs',
      label: onglets.utilisateurs,
      content: <Users usagers={usagers} invitations={invitations ?? []} demandes={rattachementsDemandes ?? []} />,
    },
  ].filter((tab) => tab !== false)
  const current = tabs.find(({ id }) => id === onglet)?.id ?? 'informations'
  const show = (id: string) =>
    void navigate({
      to: '/association/$numero',
      params: { numero },
      search: (before) => ({ ...before, onglet: id === 'informations' ? undefined : id }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <FicheHead data={data} demande={demande} />
      <FicheBanner data={data} />
      <Tabs label={textesFiche.rubriques(informations.denomination)} tabs={tabs} current={current} onChange={show} />
    </>
  )
}
