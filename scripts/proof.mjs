// `npm run proof`: what `npm test` leaves for its length (decision 83). The full gates of R1, R2, R3, R7, R8 and S11 (docs/reliability.md); the
// server tests and the journeys that name no row of the specification, or rows that others name too; the journeys of each kind of page by the
// keyboard alone (A3), every one being too long. The last line is the sum.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install } from './prepare.mjs'
import { journeysOfTheProof, serverTestsOfTheProof } from './rows.mjs'
import { journeys, rules, tell } from './runners.mjs'

install()
// The pages shown while the database is away are rendered by the build of the site.
build()
const gates = { PROOF_KILLS: '60', PROOF_DOUBLES: '500', PROOF_CUTS: '200', PROOF_PANNES: '5', PROOF_FUZZ: '10000' }
const byKeyboard = [
  'account-page',
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
  'own-associations',
  'registre-recherche',
  'requetes',
  'retrait',
  'second-facteur',
  'statistiques',
  'succession',
]
const theirs = byKeyboard.map((name) => `journeys/${name}.e2e`)
const volume = ['server/src/requetes/depot/', 'server/test/wire/fuzz', 'proof.test']
const AXE_LOOKED = process.env.AXE_LOOKED ?? mkdtempSync(join(tmpdir(), 'registre-axe-'))
const inTheBrowser = async () => [
  await journeys(['--grep', journeysOfTheProof, '--grep-invert', theirs.join('|')], { AXE_LOOKED }),
  await journeys(theirs, { AXE_LOOKED, HANDS: 'keyboard' }),
]
// Side by side: what one waits for, the other uses.
const [server, browser] = await Promise.all([
  rules(
    ['--project=server', '--project=server apart', '--project=proof', ...volume, ...serverTestsOfTheProof],
    { ...gates, ...process.env },
    true,
  ),
  inTheBrowser(),
])
tell([server, ...browser])
