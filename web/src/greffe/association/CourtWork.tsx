import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { textesGreffeFiche } from 'domain/association/textes/greffe-fiche'
import { textesFiche } from 'domain/registre/textes/fiche'
import { textesJournal } from 'domain/registre/textes/journal'
import { ConflictAlert } from '../../core/acts/ConflictAlert.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { Tabs } from '../../core/widgets/Tabs.tsx'
import { CourtDigitisation } from '../numerisation/CourtDigitisation.tsx'
import { EtatBadge } from '../../registre/EtatBadge.tsx'
import { Users } from '../../registre/Users.tsx'
import { Conformity } from './Conformity.tsx'
import { CourtDocuments } from './CourtDocuments.tsx'
import { CounterFilings } from './CounterFilings.tsx'
import { UnprintedAlert } from '../bench/UnprintedAlert.tsx'
import type { Work } from './court-data.ts'
import { Journal } from './Journal.tsx'
import { isExOfficioAct } from './ex-officio-acts.ts'
import { ExOfficioActs } from './ExOfficioActs.tsx'
import { PaperRegister } from './PaperRegister.tsx'

const { onglets } = textesGreffeFiche

/** The court's acts on one association: its state on top, then one tab per kind of act. */
export const CourtWork = ({ numero, court, fiche }: Omit<Work, 'acts'>) => {
  const acts = useAct(textesGreffeFiche.echec, { conflictOnPage: true })
  const { onglet } = useSearch({ from: '/donnees/greffe/association/$numero' })
  const navigate = useNavigate()
  const { association, juridiction, numerisation } = fiche
  const { denomination, adresse } = association.informations
  const work: Work = { numero, court, fiche, acts }
  const tabs = [
    { id: 'conformite', label: onglets.conformite, content: <Conformity {...work} /> },
    { id: 'actes', label: onglets.actes, content: <ExOfficioActs work={work} current={onglet} /> },
    { id: 'registre', label: onglets.registre, content: <PaperRegister {...work} /> },
    { id: 'documents', label: onglets.documents, content: <CourtDocuments {...work} /> },
    {
      id: 'numerisation',
      label: onglets.numerisation,
      content: <CourtDigitisation numero={numero} numerisation={numerisation} dossierPapier={court.dossierPapier} acts={acts} />,
    },
    { id: 'guichet', label: onglets.guichet, content: <CounterFilings fiche={fiche} /> },
    { id: 'utilisateurs', label: onglets.utilisateurs, content: <Users data={fiche} court /> },
    { id: 'journal', label: textesJournal.onglet, content: <Journal numero={numero} /> },
  ]
  const current = isExOfficioAct(onglet) ? 'actes' : (tabs.find(({ id }) => id === onglet)?.id ?? 'conformite')
  const show = (id: string) =>
    void navigate({
      to: '/greffe/association/$numero',
      params: { numero },
      search: (kept) => ({ ...kept, onglet: id }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <p className="court-head">
        <EtatBadge etat={association.etatAssociation} motif={association.motifEtat} />
        <span>{textesFiche.numero(numero)}</span>
        <span>
          {textesFiche.commune({ codePostal: adresse.codePostal, commune: adresse.commune.libelle, tribunal: juridiction.libelle })}
        </span>
        <Link to="/association/$numero" params={{ numero }}>
          {textesGreffeFiche.fichePublique}
        </Link>
      </p>
      {acts.conflict !== null && (
        <ConflictAlert sentence={acts.conflict} see={textesGreffeFiche.voirAJour} onRefresh={() => void acts.refresh()} />
      )}
      <UnprintedAlert printed={association} />
      <Tabs label={textesGreffeFiche.rubriques(denomination)} tabs={tabs} current={current} onChange={show} />
    </>
  )
}
