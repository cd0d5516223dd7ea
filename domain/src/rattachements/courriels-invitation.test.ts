import { expect, test } from 'vitest'
import { courrielInvitation, courrielInvitations } from './courriels-invitation.ts'

const proposition = {
  identite: 'Odile Mittelbrucher',
  email: 'basile@exemple.fr',
  gestion: false,
  depot: false,
  fin: null,
  envoyeeLe: new Date('2026-11-20T10:00:00Z'),
}
const chorale = { denomination: 'Chorale du Ried', lien: 'https://registre.exemple.fr/invitations/1' }
const harmonie = { denomination: 'Harmonie', lien: 'https://registre.exemple.fr/invitations/2' }
const consultation = 'Droits proposés\u00A0: consulter la fiche réservée aux personnes rattachées.'

test('an invitation without rights says that it lets the person consult, and gives no end date', () => {
  expect(courrielInvitation({ ...proposition, ...chorale }).paragraphes).toEqual([
    "Odile Mittelbrucher vous propose d'agir pour cette association.",
    'Association\u00A0: Chorale du Ried',
    consultation,
    "Répondre à l'invitation\u00A0:\nhttps://registre.exemple.fr/invitations/1",
    'Cette invitation est valable 30 jours\u00a0: répondez au plus tard le 20/12/2026.',
    "Si vous n'avez pas encore de compte, créez-le avec cette adresse (basile@exemple.fr)\u00A0: l'invitation vous y attendra.",
    "Si vous n'attendez pas cette invitation, ignorez ce courriel\u00A0: sans réponse de votre part, rien ne change.",
  ])
})

test.each([
  [{ fin: '2027-06-30' }, `${consultation} Ces droits prendront fin après le 30/06/2027.`],
  [{ depot: true }, 'Droits proposés\u00A0: déposer des requêtes.'],
  [
    { depot: true, gestion: true, fin: '2027-06-30' },
    'Droits proposés\u00A0: déposer des requêtes, gérer les utilisateurs. Ces droits prendront fin après le 30/06/2027.',
  ],
])('the rights of an invitation are said with their end, when they have one: %j', (droits, dits) => {
  expect(courrielInvitation({ ...proposition, ...chorale, ...droits }).paragraphes[2]).toBe(dits)
  expect(courrielInvitations({ ...proposition, ...droits }, [chorale, harmonie]).paragraphes[1]).toBe(dits)
})
