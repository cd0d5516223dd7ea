import { expect, test } from 'vitest'
import type { Acte } from '../requetes/actes/actes.ts'
import { situationDe } from '../requetes/procedure/fold.ts'
import { etatPublic } from '../requetes/etat/etat-public.ts'
import { aDemande, aLettre, aReponse } from '../requetes/examples/demandes.ts'
import { allActes, aRecepisse } from '../requetes/examples/filings.ts'
import { etapesDeRequete } from './etapes.ts'

const creation = { type: 'CREATION', sousTypes: [], base: null } as const
const [depose, pris, communique, inscrit] = allActes() as [Acte, Acte, Acte, Acte]
const examen = [depose, pris, aRecepisse()]
const etapes = (actes: readonly Acte[], jour: string) => {
  const situation = situationDe(creation, actes, jour)
  return etapesDeRequete({ ...creation, etat: etatPublic(situation.etape), dateOrdonnancement: situation.decideeLe }, situation, jour)
}
const noms = (actes: readonly Acte[], jour: string) => etapes(actes, jour).map(({ nom }) => nom)
const tell = (nom: string, actes: readonly Acte[], jour: string) => {
  const etape = etapes(actes, jour).find((each) => each.nom === nom)
  return etape && [etape.etat, etape.le, etape.phrase]
}

const demande = 'Demande de pièces n°\u00a01'
const validee: Acte = { type: 'VALIDATION', le: '2026-12-22' }
const rouverte: Acte = { type: 'REOUVERTURE', le: '2026-12-02', dateRetour: '2026-12-20', points: [1], ...aLettre }
const encore = aReponse({ le: '2026-12-21', tour: 2 })

test('[STATE-14] a demande is its own step: asked, awaited until a day, received, asked again, received, validated', () => {
  const demandee = [...examen, aDemande()]
  expect(tell(demande, demandee, '2026-11-25')).toEqual([
    'EN_COURS',
    null,
    'Demandé le 25/11/2026\u00a0: 1 document (Statuts) et des précisions. Votre réponse est attendue au plus tard le 10/12/2026.',
  ])
  expect(tell(demande, demandee, '2026-12-11')?.[2]).toContain('attendue au plus tard le 10/12/2026. Vous pouvez encore répondre.')
  expect(tell(demande, demandee, '2027-05-26')?.[2]).toContain('Le lien pour répondre a expiré le 25/05/2027. Écrivez au greffe.')
  const repondue = [...demandee, aReponse()]
  expect(tell(demande, repondue, '2026-12-01')).toEqual([
    'EN_COURS',
    null,
    'Votre réponse a été reçue le 01/12/2026. Le tribunal la vérifie.',
  ])
  expect(tell(demande, [...repondue, rouverte], '2026-12-02')).toEqual([
    'EN_COURS',
    null,
    'Demandé de nouveau le 02/12/2026\u00a0: des précisions. Votre réponse est attendue au plus tard le 20/12/2026.',
  ])
  expect(tell(demande, [...repondue, rouverte, encore], '2026-12-21')?.[2]).toContain('reçue le 21/12/2026')
  expect(tell(demande, [...repondue, rouverte, encore, validee], '2026-12-22')).toEqual([
    'FAITE',
    '2026-11-25',
    'Demandé par le tribunal, reçu le 21/12/2026, validé le 22/12/2026.',
  ])
})

test('a demande taken back, or ended with the request, says that nothing is awaited any more', () => {
  const demandee = [...examen, aDemande()]
  expect(tell(demande, [...demandee, { type: 'RETRAIT_DEMANDE', le: '2026-11-27' }], '2026-11-27')).toEqual([
    'FAITE',
    '2026-11-25',
    "Demandé par le tribunal, qui a retiré cette demande le 27/11/2026. Vous n'avez rien à faire.",
  ])
  const retrait = { type: 'RETRAIT', le: '2026-11-28', par: { prenom: 'Odile', nom: 'Mittelbrucher' } } as Acte
  expect(tell(demande, [...demandee, retrait], '2026-11-28')).toEqual([
    'FAITE',
    '2026-11-25',
    "Demandé par le tribunal. Cette demande n'a plus d'effet depuis le 28/11/2026.",
  ])
})

test('demandes appear before or after the step of the prefect, as they were made, under the numbers of their letters', () => {
  const avant = [...examen, aDemande({ le: '2026-11-23' }), aReponse({ le: '2026-11-24' }), { ...validee, le: '2026-11-24' } as Acte]
  const ensuite = aDemande({ le: '2026-11-26' })
  expect(noms([...avant, communique, ensuite], '2026-11-26').slice(3, 7)).toEqual([
    'Examen par le tribunal',
    demande,
    'Préfet',
    'Demande de pièces n°\u00a02',
  ])
})

test('a project of rejection says when it was sent, until when it may be answered, and whether it was', () => {
  const nom = 'Projet de rejet n°\u00a01'
  const projet: Acte = { type: 'PROJET_REJET', le: '2026-11-25', dateRetour: '2026-12-10', motifs: 2, ...aLettre }
  const dite = "Le tribunal vous a dit qu'il envisage de rejeter votre requête."
  const envisage = [...examen, projet]
  expect(tell(nom, envisage, '2026-11-26')).toEqual([
    'EN_COURS',
    null,
    "Le 25/11/2026, le tribunal vous a dit qu'il envisage de rejeter votre requête. Vos observations sont attendues au plus tard le 10/12/2026.",
  ])
  expect(tell(nom, envisage, '2026-12-10')?.[2]).toContain('attendues au plus tard le 10/12/2026.')
  expect(tell(nom, envisage, '2026-12-11')?.[2]).toContain('Vous pouvez encore répondre.')
  expect(tell(nom, [...envisage, aReponse()], '2026-12-01')).toEqual([
    'FAITE',
    '2026-11-25',
    `${dite} Vos observations ont été reçues le 01/12/2026.`,
  ])
  expect(tell(nom, [...envisage, { type: 'RECEPTION_OBSERVATIONS', le: '2026-11-30' }], '2026-12-01')).toEqual([
    'FAITE',
    '2026-11-25',
    `${dite} Vos observations ont été reçues le 30/11/2026.`,
  ])
  expect(tell(nom, [...envisage, { type: 'ABANDON_REJET', le: '2026-12-05' }], '2026-12-05')).toEqual([
    'FAITE',
    '2026-11-25',
    "Le tribunal vous a dit qu'il envisage de rejeter votre requête, puis a abandonné ce projet le 05/12/2026. L'examen reprend.",
  ])
  const rejete = { type: 'REJET', le: '2026-12-15' } as Acte
  expect(tell(nom, [...envisage, rejete], '2026-12-15')?.slice(0, 3)).toEqual([
    'FAITE',
    '2026-11-25',
    `${dite} Aucune observation n'a été reçue. Elles étaient attendues au plus tard le 10/12/2026.`,
  ])
})

test('the publication step follows its payment (asked, awaited, received, validated), then the notice and the issue of the newspaper', () => {
  const inscrite = [depose, pris, aRecepisse(), communique, inscrit]
  const avis: Acte = { type: 'AVIS_FINS_PAIEMENT', le: '2027-01-07', dateRetour: '2027-02-08', ...aLettre }
  const publication = (actes: readonly Acte[], jour: string) => tell('Publication', actes, jour)
  expect(publication(inscrite, '2027-01-06')?.[0]).toBe('A_VENIR')
  const demandee = [...inscrite, avis]
  expect(publication(demandee, '2027-01-07')).toEqual([
    'EN_COURS',
    null,
    "Le 07/01/2027, le greffe a communiqué l'avis à publier. Réglez le journal, puis envoyez le justificatif de paiement au plus tard le 08/02/2027.",
  ])
  expect(publication(demandee, '2027-02-08')?.[2]).toContain('envoyez le justificatif de paiement au plus tard le 08/02/2027.')
  expect(publication(demandee, '2027-02-09')?.[2]).toContain('attendue au plus tard le 08/02/2027. Vous pouvez encore répondre.')
  const payee = [...demandee, aReponse({ le: '2027-01-20' })]
  expect(publication(payee, '2027-01-20')?.[2]).toBe('Votre justificatif de paiement a été reçu le 20/01/2027. Le tribunal le vérifie.')
  const prouvee = [...payee, { type: 'VALIDATION', le: '2027-01-22' } as Acte]
  expect(publication(prouvee, '2027-01-22')).toEqual([
    'EN_COURS',
    null,
    "Le paiement est validé depuis le 22/01/2027. Le greffe envoie l'avis au journal au plus tard le 04/02/2027.",
  ])
  expect(publication(prouvee, '2027-02-04')?.[2]).not.toContain('dépassé')
  expect(publication(prouvee, '2027-02-05')?.[2]).toContain('ce délai est dépassé')
  const envoyee = [...prouvee, { type: 'AVIS_FIN_PUBLICATION', le: '2027-01-25', journal: 'Gazette imaginaire', ...aLettre } as Acte]
  expect(publication(envoyee, '2027-03-01')).toEqual([
    'EN_COURS',
    null,
    "Le greffe a envoyé l'avis au journal Gazette imaginaire le 25/01/2027. Sa parution est attendue.",
  ])
  const publishedOn = (parution: string | null) =>
    publication([...envoyee, { type: 'CONSTAT_PUBLICATION', le: '2027-02-03', parution, mention: true }], '2027-03-01')
  expect(publishedOn('n°\u00a04812')).toEqual(['FAITE', '2027-02-03', "Le journal Gazette imaginaire a publié l'avis (n°\u00a04812)."])
  expect(publishedOn(null)?.[2]).toBe("Le journal Gazette imaginaire a publié l'avis.")
  expect(publication([...demandee, { type: 'RETRAIT_DEMANDE', le: '2027-01-08' }], '2027-01-08')?.[0]).toBe('A_VENIR')
  expect(etapes(prouvee, '2027-01-22').at(-1)?.source).toMatch(/annexe, art\.\s30-10$/)
})
