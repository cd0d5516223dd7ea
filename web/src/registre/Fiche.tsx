import { useNavigate, useSearch } from '@tanstack/react-router'
import { textesFiche } from 'domain/registre/textes-fiche'
import { Informations } from '../association/Informations.tsx'
import { Members } from '../association/Members.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { Tabs } from '../core/widgets/Tabs.tsx'
import { comiteOf, hasMembers } from './comite-of.ts'
import { Documents } from './Documents.tsx'
import type { FicheData } from './fiche-data.ts'
import { FicheHead } from './FicheHead.tsx'

const { onglets } = textesFiche

/** One association as this person may see it: head, banner, tabs (design.md §11). */
export const Fiche = ({ data }: { data: FicheData }) => {
  const { association, juridiction, nonConformites } = data
  const { informations } = association
  const { onglet } = useSearch({ from: '/donnees/association/$numero' })
  const navigate = useNavigate()
  const tabs = [
    {
      id: 'informations',
      label: onglets.informations,
      content: <Informations informations={informations} dates={informations} level={2} />,
    },
    ...(hasMembers(association)
      ? [
          {
            id: 'membres',
            label: onglets.membres,
            content: <Members comite={comiteOf(association)} fondateurs={association.fondateurs} level={2} />,
          },
        ]
      : []),
    { id: 'documents', label: onglets.documents, content: <Documents association={association} /> },
  ]
  const current = tabs.find(({ id }) => id === onglet)?.id ?? 'informations'
  const show = (id: string) =>
    void navigate({
      to: '/association/$numero',
      params: { numero: association.numero },
      search: { onglet: id === 'informations' ? undefined : id },
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <FicheHead data={data} />
      {nonConformites.length > 0 && (
        <Alert
          level="warning"
          title={textesFiche.nonConformites({
            nombre: nonConformites.length,
            liste: nonConformites.join(', '),
            tribunal: juridiction.libelle,
          })}
        />
      )}
      <Tabs label={textesFiche.rubriques(informations.denomination)} tabs={tabs} current={current} onChange={show} />
    </>
  )
}
