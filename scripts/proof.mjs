// `npm run proof`: what `npm test` leaves for its length (decision 83). The full gates of shared/goals.md R1, R2, R3, R7, R8 and S11; the journeys
// that name no row of the specification, or rows that others name too; those of each kind of page, played by the keyboard alone (A3), every one
// being too long. The last line is the sum.
import { build, install } from './prepare.mjs'
import { journeys, leftForTheProof, rules, tell } from './runners.mjs'

install()
// What is read while the database is away is painted by the site's own build.
build()
const gates = { PROOF_KILLS: '60', PROOF_DOUBLES: '500', PROOF_CUTS: '200', PROOF_PANNES: '5', PROOF_FUZZ: '10000' }
const byKeyboard = [
  'account-mon-compte',
  'account-oubli',
  'accueil',
  'administration-droits',
  'administration-listes',
  'administration-motifs',
  'administration-phrases',
  'agenda',
  'contestation-rattachement',
  'depot',
  'federation',
  'fiche-cercle',
  'fiche-historique',
  'fin-de-compte',
  'greffe-association-decision',
  'greffe-recepisse',
  'greffe-transfert',
  'invitation',
  'numerisation',
  'pieces',
  'radiation',
  'rattachement',
  'registre-miennes',
  'registre-recherche',
  'requetes',
  'retrait',
  'second-facteur',
  'statistiques',
  'succession',
]
const theirs = byKeyboard.map((name) => `journeys/${name}.e2e`)
const volume = ['server/src/requetes/depot/', 'server/test/wire/fuzz', 'proof.test']
const inTheBrowser = async () => [
  await journeys(['--grep', leftForTheProof, '--grep-invert', theirs.join('|')]),
  await journeys(theirs, { HANDS: 'keyboard' }),
]
// Side by side: what one waits for, the other uses.
const [server, browser] = await Promise.all([
  rules(['--project=server', '--project=proof', ...volume], { ...gates, ...process.env }, true),
  inTheBrowser(),
])
tell([server, ...browser])
