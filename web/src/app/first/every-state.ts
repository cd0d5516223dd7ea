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

const piece = {
  uuid: '',
  nom: '',
  index: 0,
  type: 'STATUTS',
  sousType: null,
  date: null,
  dateEffet: null,
  taille: 1,
  mime: '',
  transmiseLe: null,
  lien: '',
}

/** A demande de pièces that uses everything a point can show. */
const demand = {
  numero: '',
  denomination: '',
  tribunal: { libelle: '', complementAdresse: null, adresse: null, codePostal: null, commune: null },
  type: 'DEMANDE_PIECES',
  etat: 'EN_ATTENTE',
  le: '2026-11-22',
  dateRetour: '2026-12-22',
  enRetard: false,
  expireLe: '2027-05-22',
  closeLe: null,
  transmission: null,
  observation: '',
  codePostal: '',
  demandes: [
    { type: 'STATUTS', precisions: '', valide: false, valideLe: null, pieces: [piece] },
    { type: null, precisions: '', valide: false, valideLe: null, pieces: [] },
    { type: null, precisions: null, valide: true, valideLe: '2026-11-22', pieces: [{ ...piece, transmiseLe: found.delivreLe }] },
  ],
  limites: { pieces: 1, taille: 1, tailleFichier: 1 },
  lettre: { nom: '', lien: '' },
  avecCompte: false,
} satisfies Extract<FirstPage, { name: 'reply' }>['demand']
const address = { requete: 'R26000001', piece: 'A'.repeat(32) }

/** Every element that a Markdown text can contain. */
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
  { name: 'reply', address, demand },
  { name: 'reply', address, demand: { ...demand, type: 'PROJET_REJET', enRetard: true } },
  {
    name: 'reply',
    address,
    demand: { ...demand, etat: 'TRANSMISE', transmission: { transmiseLe: found.delivreLe, documents: 1, observation: false } },
  },
  { name: 'reply', address, demand: { ...demand, etat: 'EXPIREE' } },
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

const pathOf = (page: FirstPage): string => {
  if (page.name === 'text') return `/${page.id}`
  return page.name === 'reply' ? `/pieces/${page.address.requete}-${page.address.piece}` : '/'
}

/** Every state of the server-rendered pages: the build keeps only the styles that they use. */
export const everyState = pages.map((page) => ({
  page,
  around: { path: pathOf(page), constantes, messages, version: '' },
}))
