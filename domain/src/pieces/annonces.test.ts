import { textesCreation } from '../requetes/textes/creation.ts'
import { textesDissolution } from '../requetes/textes/dissolution.ts'
import { textesModification } from '../requetes/textes/modification.ts'
import { textesRadiation } from '../requetes/textes/radiation.ts'
import { expect, test } from 'vitest'
import { textesPageReponse } from './textes/page.ts'

const requete = ['Erreur durant la création de la requête', 'La requête a été créée']

test.each([
  [
    'a creation',
    textesCreation.echec,
    textesCreation.transmise,
    ['Erreur durant la demande de création', 'La demande de création a été transmise'],
  ],
  ['a modification', textesModification.echec, textesModification.transmise, requete],
  ['a dissolution', textesDissolution.echec, textesDissolution.transmise, requete],
  ['a radiation', textesRadiation.echec, textesRadiation.transmise, requete],
  [
    'a reply',
    textesPageReponse.echec,
    textesPageReponse.reussite,
    ['Erreur durant la transmission de la réponse', 'La réponse a été transmise'],
  ],
])('[FORM-32] how %s that is sent is announced, when it fails and when it succeeds', (_, echec, reussite, annonce) => {
  expect([echec, reussite]).toEqual(annonce)
})
