import { expect, test } from 'vitest'
import { typesDelivrance, type TypeDelivrance } from '../association/delivrances.ts'
import { titreDelivrance } from './titres.ts'
import { textesVerdict } from './textes/verdict.ts'
import { verdict } from './verdict.ts'

/** Types issued on a request. The others are issued on an association. */
const surRequete: readonly TypeDelivrance[] = ['RECEPISSE', 'DEMANDE_PIECES', 'AVIS_FINS_PAIEMENT', 'AVIS_FIN_PUBLICATION', 'PROJET_REJET']
const issued = (type: TypeDelivrance) => ({
  type,
  titre: titreDelivrance(type, null),
  denomination: 'Chorale du Ried',
  numero: surRequete.includes(type) ? 'R26000123' : 'STR000123',
  tribunal: 'Tribunal judiciaire de Strasbourg',
  delivreLe: '2027-01-06T09:00:00.000Z',
  aJour: true,
  changements: [] as string[],
  decisionSuivante: null as string | null,
})
const changed = { aJour: false, changements: ['État', 'Siège'] }
const followed = { decisionSuivante: '2027-03-02' }
const asked = "Il atteste la réception de la requête, pas l'inscription de l'association."
const another = "Une décision n'expire pas, mais une autre décision sur cette association a été inscrite, le 02/03/2027."

test.each<[TypeDelivrance, object, string, string, string]>([
  ['EXTRAIT', {}, 'success', 'Document authentique et à jour', "La situation de l'association n'a pas changé."],
  ['EXTRAIT', changed, 'warning', 'Document authentique, plus à jour', 'Le registre a changé\u00A0: État, Siège.'],
  ['CERTIFICAT_INSCRIPTION', {}, 'success', 'Document authentique et à jour', "La situation de l'association n'a pas changé."],
  ['CERTIFICAT_INSCRIPTION', changed, 'warning', 'Document authentique, plus à jour', 'Le registre a changé\u00A0: État, Siège.'],
  ['ORDONNANCE', {}, 'success', 'Document authentique', "Une décision n'expire pas."],
  ['NOTIFICATION_DECISION', {}, 'success', 'Document authentique', "Une décision n'expire pas."],
  ['NOTIFICATION_DECISION', followed, 'warning', "Document authentique, suivi d'une autre décision", another],
  ['RECEPISSE', {}, 'success', 'Document authentique', asked],
  ['AVIS_FIN_PUBLICATION', {}, 'success', 'Document authentique', textesVerdict.avis],
])('[ACTION-10] a code of %s, %j: its title, and what has happened since', (type, since, niveau, titre, suite) => {
  const said = verdict({ ...issued(type), ...since })
  expect([said.niveau, said.titre, said.faits.at(-1)?.[1]]).toEqual([niveau, titre, suite])
})

test.each(typesDelivrance)('[ACTION-10] a code of %s says what, of which association or request, by whom and when', (type) => {
  const { faits, phrase } = verdict(issued(type))
  expect(phrase).toBeNull()
  expect(faits.slice(0, -1)).toEqual([
    ['Document', titreDelivrance(type, null)],
    ['Association', 'Chorale du Ried'],
    surRequete.includes(type) ? ['Requête', 'n°\u00A0R26000123'] : ['Numéro au registre', 'n°\u00A0STR000123'],
    ['Délivré par', 'Tribunal judiciaire de Strasbourg'],
    ['Délivré le', '06/01/2027 à 10\u00A0h\u00A000'],
  ])
})

test('[ACTION-10] an unknown code is an error that says what to do', () => {
  expect(verdict(null)).toEqual({
    niveau: 'error',
    titre: 'Code inconnu',
    phrase: 'Aucun document ne correspond à ce code. Vérifiez les caractères, ou méfiez-vous du document présenté.',
    faits: [],
  })
})
