import type { FirstPage, Surroundings } from 'contract/app/first-page'
import { natures } from 'domain/app/natures-messages'

const found = {
  denomination: '',
  numero: '',
  tribunal: '',
  delivreLe: '2026-11-22T10:00:00.000Z',
  titre: '',
  type: 'EXTRAIT',
  aJour: true,
  changements: [],
  decisionSuivante: null,
} satisfies Extract<FirstPage, { name: 'verdict' }>['found']

/** Every element that a text can be made of. */
const contenu = ['##### a', '###### a', '[a](/aide) **a** *a*  \na', '- a', '1. a', '|a|\n|-|\n|a|'].join('\n\n')

const pages: FirstPage[] = [
  { name: 'creation', email: '' },
  { name: 'creation', email: 'odile@exemple.fr' },
  { name: 'site-map' },
  { name: 'text', id: 'aide', text: { contenu, modifieeLe: found.delivreLe } },
  { name: 'front-door' },
  { name: 'login', email: '', refusal: null },
  { name: 'login', email: '', refusal: { kind: 'invalid' } },
  { name: 'verification', empty: false },
  { name: 'verification', empty: true },
  { name: 'verdict', code: '', found },
  { name: 'verdict', code: '', found: { ...found, aJour: false } },
  { name: 'verdict', code: '', found: null },
  { name: 'no-reply', minutes: null },
]

const constantes: Surroundings['constantes'] = {
  mimeAcceptes: [],
  tailleMax: 0,
  tailleFichierMax: 0,
  tailleRattachementMax: 0,
  journaux: [],
  tribunaux: [],
  environnement: 'demonstration',
  demonstration: 'publique',
  lienCGU: 'https://exemple.fr',
  lienFAQ: '/faq',
  conformiteAccessibilite: 'non',
  courrielSupport: '',
  telephoneSupport: '',
}

/** One of each kind. */
const messages: Surroundings['messages'] = natures.map((nature, id) => ({ id, nature, texte: '' }))

/** Every look of the pages that wait for no application: the build keeps of the styles what they show (goal F2). */
export const everyState = pages.map((page) => ({
  page,
  around: { path: page.name === 'text' ? `/${page.id}` : '/', constantes, messages, version: '' },
}))
