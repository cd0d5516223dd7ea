import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textesSucces } from '../../domain/src/core/textes/succes.ts'
import { textesNumerisation } from '../../domain/src/numerisation/textes/common.ts'
import { textesDemande } from '../../domain/src/rattachements/textes/demande.ts'
import { textesFiche } from '../../domain/src/registre/textes/fiche.ts'

const root = join(import.meta.dirname, '..', '..')
const sources = (glob: string) => globSync(glob, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
const texts = sources('domain/src/**/textes/**/*.ts')
const screens = sources('web/src/**/*.{ts,tsx}')
/** In how many of the texts of the product a wording stands, its variable parts left out. */
const written = (wording: string): number => texts.reduce((sum, text) => sum + text.split(wording).length - 1, 0)
const used = (call: RegExp): boolean => screens.some((screen) => call.test(screen))

const { invitationEnvoyee, invitationSupprimee, invitationRenvoyee, utilisateurModifie, rattachementSupprime, courrielEnvoye } =
  textesSucces

test.each([
  ['invitation sent', invitationEnvoyee('x@y.fr'), "L'invitation a été envoyée à x@y.fr.", /textesSucces\.invitationEnvoyee/],
  ['user modified', utilisateurModifie('Odile'), 'Les informations de Odile ont été mises à jour.', /textesSucces\.utilisateurModifie/],
  ['attachment removed', rattachementSupprime('Odile'), 'Le rattachement de Odile a été supprimé.', /textesSucces\.rattachementSupprime/],
  ['invitation removed', invitationSupprimee('x@y.fr'), "L'invitation de x@y.fr a été supprimée.", /textesSucces\.invitationSupprimee/],
  [
    'digitisation request sent',
    textesSucces.numerisationDemandee,
    'Votre demande de numérisation a été envoyée.',
    /textesSucces\.numerisationDemandee/,
  ],
  [
    'attachment request sent',
    textesDemande.succes,
    'Votre demande de rattachement a été envoyée. Vous recevrez la réponse du tribunal par courriel.',
    /demanderRattachement, sent, \(\) => textes\.succes/,
  ],
  ['password changed', textesSucces.motPasseChange, 'Votre mot de passe a été changé.', /textesSucces\.motPasseChange/],
  [
    'e-mail sent',
    courrielEnvoye('x@y.fr'),
    "Un courriel de confirmation a été envoyé à x@y.fr. Le lien est valable 20\u00a0minutes\u00a0; d'ici là, votre adresse actuelle reste valable.",
    /textesSucces\.courrielEnvoye/,
  ],
  [
    'invitation mail resent',
    invitationRenvoyee('x@y.fr'),
    "Le courriel d'invitation a été renvoyé à x@y.fr.",
    /textesSucces\.invitationRenvoyee/,
  ],
])('[ERR-14, ERR-15] %s: one success text, written once and said by a screen', (_, said, wording, call) => {
  expect(said).toBe(wording)
  const [begun = ''] = wording.split(/x@y\.fr|Odile/)
  expect(written(begun)).toBe(1)
  expect(used(call)).toBe(true)
})

test.each([
  [
    'no document matches the filter',
    textesFiche.documents.aucunPourCeNom,
    'Aucun document ne correspond à ce nom.',
    /textes\.aucunPourCeNom/,
  ],
  ['no document yet', textesFiche.documents.aucun, 'Aucun document pour le moment.', /<p>\{textes\.aucun\}/],
  ['no document found', textesNumerisation.nonTrouvee, "Aucun document n'a été trouvé.", /textes\.nonTrouvee/],
])('[ERR-16, ERR-17] %s: an empty message of its own, said by a screen', (_, said, wording, call) => {
  expect(said.startsWith(wording)).toBe(true)
  expect(used(call)).toBe(true)
})
