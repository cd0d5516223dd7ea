import { useNavigate, useSearch } from '@tanstack/react-router'
import { obstaclesAction } from 'domain/registre/obstacles-actions'
import { textesFiche } from 'domain/registre/textes/fiche'
import { Informations } from '../association/Informations.tsx'
import { CourtMessages } from '../core/court-messages/CourtMessages.tsx'
import { Tabs } from '../core/widgets/Tabs.tsx'
import { usePrinting } from '../core/use-printing.ts'
import { NumerisationBlock } from '../numerisation/NumerisationBlock.tsx'
import { useNumerisation } from '../numerisation/use-numerisation.ts'
import { hasMembers } from '../association/comite-of.ts'
import { Documents } from './Documents.tsx'
import { FicheBanner } from './FicheBanner.tsx'
import type { FicheData } from './fiche-data.ts'
import { FicheMembers } from './FicheMembers.tsx'
import { FicheHead } from './FicheHead.tsx'
import { HistorySection } from './HistorySection.tsx'
import { PaperRegister } from './PaperRegister.tsx'
import { Radiation } from './Radiation.tsx'
import { Signatories } from './Signatories.tsx'
import { Users } from './Users.tsx'

const { onglets } = textesFiche

/** One association as this person may see it: head, banner, tabs. */
export const Fiche = ({ data }: { data: FicheData }) => {
  const { association, numerisation, reprise, usagers } = data
  const { numero, informations, nonRepris } = association
  const { onglet, contester } = useSearch({ from: '/donnees/association/$numero' })
  const navigate = useNavigate()
  const printing = usePrinting()
  const demande = useNumerisation(numero)
  const forget = () =>
    void navigate({
      to: '/association/$numero',
      params: { numero },
      search: (before) => ({ ...before, contester: undefined }),
      replace: true,
      resetScroll: false,
    })
  const contest = typeof contester === 'string' ? { uuid: contester, onClosed: forget } : undefined
  const tabs = [
    {
      id: 'informations',
      label: onglets.informations,
      content: (
        <>
          <Informations informations={informations} dates={informations} nonRepris={nonRepris} level={2} />
          <Radiation association={association} />
          <HistorySection data={data} />
        </>
      ),
    },
    hasMembers(association) && {
      id: 'membres',
      label: onglets.membres,
      // The server sends telephone and e-mail to the court only (MEMB-24).
      content: <FicheMembers association={association} />,
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
      content: <Users data={data} contest={contest} />,
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
      <CourtMessages tribunal={data.juridiction.id} />
      <Signatories data={data} />
      <div className="fiche-tabs">
        <Tabs label={textesFiche.rubriques(informations.denomination)} tabs={tabs} current={current} onChange={show} />
      </div>
      {printing && (
        <div className="fiche-paper">
          {tabs.map(({ id, label, content }) => (
            <section key={id}>
              <h2>{label}</h2>
              {content}
            </section>
          ))}
        </div>
      )}
    </>
  )
}
