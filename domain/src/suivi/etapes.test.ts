import { expect, test } from 'vitest'
import { addJours } from '../core/jour.ts'
import type { Acte } from '../requetes/actes/actes.ts'
import { situationDe } from '../requetes/procedure/fold.ts'
import { etatPublic } from '../requetes/etat/etat-public.ts'
import { allActes, aRecepisse, aRetrait } from '../requetes/examples/filings.ts'
import type { Objet } from '../requetes/objet.ts'
import { etapesDeRequete } from './etapes.ts'

const creation: Objet = { type: 'CREATION', sousTypes: [], base: null }
const direction: Objet = { type: 'MODIFICATION', sousTypes: ['MEMBRES'], base: 1 }
const statuts: Objet = { type: 'MODIFICATION', sousTypes: ['STATUTS'], base: 1 }

const etapes = (objet: Objet, actes: readonly Acte[], jour: string) => {
  const situation = situationDe(objet, actes, jour)
  const requete = { ...objet, etat: etatPublic(situation.etape), dateOrdonnancement: situation.decideeLe }
  return etapesDeRequete(requete, situation, jour)
}
const inBrief = (objet: Objet, actes: readonly Acte[], jour: string) =>
  etapes(objet, actes, jour).map(({ nom, etat, le }) => [nom, etat, le].filter(Boolean).join(' '))
const phraseDe = (nom: string, objet: Objet, actes: readonly Acte[], jour: string) =>
  etapes(objet, actes, jour).find((etape) => etape.nom === nom)?.phrase

const [depose, pris, communique, inscrit] = allActes() as [Acte, Acte, Acte, Acte]
const oppose: Acte = { type: 'OPPOSITION_PREFET', le: '2026-12-01', motif: 'Objet contraire à la loi pénale.' } as Acte
const levee: Acte = { type: 'LEVEE_OPPOSITION', le: '2026-12-20', motif: 'Jugement.' } as Acte
const repond: Acte = { type: 'REPONSE_PREFET', le: '2026-12-10', reponse: 'PAS_D_OPPOSITION' }
const recus: Acte = { type: 'RECEPTION_STATUTS', le: '2026-11-25' }

const debut = 'Dépôt FAITE 2026-11-20'
const papier = 'Statuts signés sur papier EN_COURS'
const suite = ['Décision du tribunal A_VENIR', 'Publication A_VENIR']

test.each<[string, Objet, Acte[], string, string[]]>([
  [
    'just filed',
    creation,
    [depose],
    '2026-11-20',
    [debut, 'Récépissé EN_COURS', papier, 'Examen par le tribunal A_VENIR', 'Préfet A_VENIR', ...suite],
  ],
  [
    'taken in charge, its receipt delivered, its statutes received',
    creation,
    [depose, pris, aRecepisse(), recus],
    '2026-11-26',
    [
      debut,
      'Récépissé FAITE 2026-11-23',
      'Statuts signés sur papier FAITE 2026-11-25',
      'Examen par le tribunal EN_COURS',
      'Préfet A_VENIR',
      ...suite,
    ],
  ],
  [
    'at the prefect',
    creation,
    [depose, pris, aRecepisse(), communique],
    '2027-01-05',
    [debut, 'Récépissé FAITE 2026-11-23', papier, 'Examen par le tribunal FAITE 2026-11-24', 'Préfet EN_COURS', ...suite],
  ],
  [
    'after six weeks of silence',
    creation,
    [depose, pris, aRecepisse(), communique],
    '2027-01-06',
    [
      debut,
      'Récépissé FAITE 2026-11-23',
      papier,
      'Examen par le tribunal FAITE 2026-11-24',
      'Préfet FAITE',
      'Décision du tribunal EN_COURS',
      'Publication A_VENIR',
    ],
  ],
  [
    'registered, its receipt never delivered: nobody awaits it any more',
    creation,
    [depose, pris, communique, inscrit],
    '2027-01-07',
    [
      debut,
      papier,
      'Examen par le tribunal FAITE 2026-11-24',
      'Préfet FAITE',
      'Décision du tribunal FAITE 2027-01-06',
      'Publication A_VENIR',
    ],
  ],
  ['taken back', creation, [depose, aRetrait()], '2026-11-26', [debut, 'Retrait FAITE 2026-11-25']],
  [
    'taken back at the prefect',
    creation,
    [depose, pris, communique, aRetrait()],
    '2026-11-26',
    [debut, 'Examen par le tribunal FAITE 2026-11-24', 'Retrait FAITE 2026-11-25'],
  ],
  [
    'a change of direction, which no prefect is told of and no newspaper publishes',
    direction,
    [depose],
    '2026-11-20',
    [debut, 'Récépissé EN_COURS', 'Examen par le tribunal A_VENIR', 'Décision du tribunal A_VENIR'],
  ],
  [
    'the same, rejected',
    direction,
    [depose, pris, { type: 'REJET', le: '2026-12-01' } as Acte],
    '2026-12-02',
    [debut, 'Examen par le tribunal FAITE 2026-12-01', 'Décision du tribunal FAITE 2026-12-01', 'Recours EN_COURS'],
  ],
  [
    'a change of statutes, which the prefect is told of and no newspaper publishes',
    statuts,
    [depose],
    '2026-11-20',
    [debut, 'Récépissé EN_COURS', 'Examen par le tribunal A_VENIR', 'Préfet A_VENIR', 'Décision du tribunal A_VENIR'],
  ],
])('[STATE-14] the steps of a request %s', (_, objet, actes, jour, attendues) => {
  expect(inBrief(objet, actes, jour)).toEqual(attendues)
})

test('a step required by law names who must act, until when and under which article, and says when the delay is over', () => {
  const find = (nom: string, jour: string) => etapes(creation, [depose], jour).find((etape) => etape.nom === nom)
  expect(find('Récépissé', '2026-11-25')).toMatchObject({
    phrase: 'Un récépissé doit vous être délivré au plus tard le 25/11/2026.',
    source: 'Code de procédure civile, annexe, art. 30-1',
  })
  expect(find('Récépissé', '2026-11-26')?.phrase).toContain('ce délai est dépassé')
  expect(find('Examen par le tribunal', '2026-11-26')).toMatchObject({
    phrase:
      'Un greffier prendra votre requête en charge. Le tribunal doit la communiquer au préfet ou la rejeter au plus tard le 21/12/2026.',
    source: 'Code de procédure civile, annexe, art. 30-2',
  })
  expect(find('Examen par le tribunal', '2026-12-21')?.phrase).not.toContain('dépassé')
  expect(find('Examen par le tribunal', '2026-12-22')?.phrase).toContain('ce délai est dépassé')
  expect(phraseDe('Examen par le tribunal', direction, [depose, pris], '2026-12-21')).toBe('Le tribunal examine votre requête.')
})

test('the act of the prefect, or their silence, is shown with its day', () => {
  const avant = [depose, pris, communique]
  const tell = (actes: Acte[], jour: string) => phraseDe('Préfet', creation, actes, jour)
  expect(tell(avant, '2026-11-24')).toBe(
    "Le dossier est communiqué au préfet, qui peut s'opposer à l'inscription au plus tard le 05/01/2027.",
  )
  expect(tell(avant, '2027-01-05')).toContain('au plus tard le 05/01/2027')
  expect(tell(avant, '2027-01-06')).toBe("Le préfet, qui pouvait s'opposer à l'inscription au plus tard le 05/01/2027, ne l'a pas fait.")
  expect(tell([...avant, repond], '2026-12-10')).toBe("Le préfet a fait savoir qu'il ne s'oppose pas à l'inscription.")
  expect(tell([...avant, oppose], '2026-12-02')).toBe("Le préfet s'est opposé à l'inscription.")
  expect(tell([...avant, oppose, levee], '2026-12-21')).toBe("L'opposition du préfet, formée le 01/12/2026, est levée.")
})

test('on any day, a finished step has no future day, and a pending request has its decision ahead', () => {
  for (let jours = 0; jours < 90; jours += 1) {
    const jour = addJours('2026-11-24', jours)
    const vues = etapes(creation, [depose, pris, communique], jour)
    expect(vues.every(({ le }) => le === null || le <= jour)).toBe(true)
    expect(vues.find(({ nom }) => nom === 'Décision du tribunal')?.etat).not.toBe('FAITE')
  }
})

test('the appeal of a rejection is a step, dated once the rejection is notified, and over the day after its last day', () => {
  const rejetee = [depose, pris, { type: 'REJET', le: '2026-12-01' } as Acte]
  const notifiee: Acte = { type: 'NOTIFICATION', le: '2026-12-11', voie: 'LRAR', demeure: 'METROPOLE' }
  const recours = (actes: Acte[], jour: string) => etapes(direction, actes, jour).find(({ nom }) => nom === 'Recours')
  const source = 'Code de procédure civile, annexe, art. 8'
  expect(recours(rejetee, '2027-06-01')).toEqual({
    nom: 'Recours',
    etat: 'EN_COURS',
    le: null,
    phrase: 'Un pourvoi immédiat est possible dans les quinze jours à compter de la notification.',
    source,
  })
  const notified = 'La décision a été notifiée le 11/12/2026, par lettre recommandée.'
  for (const jour of ['2026-12-27', '2026-12-28'])
    expect(recours([...rejetee, notifiee], jour)).toMatchObject({
      etat: 'EN_COURS',
      phrase: `${notified} Un pourvoi immédiat est possible au plus tard le 28/12/2026.`,
      source,
    })
  expect(recours([...rejetee, notifiee], '2026-12-29')).toMatchObject({
    etat: 'FAITE',
    le: null,
    phrase: `${notified} Un pourvoi immédiat était possible au plus tard le 28/12/2026.`,
    source,
  })
  // A registration that was granted cannot be appealed.
  expect(phraseDe('Recours', creation, [depose, pris, communique, inscrit], '2027-01-07')).toBeUndefined()
})
