// `npm run proof`: the full gates of shared/goals.md R1, R2, R3, R7 and S11 (reduced in `npm test`), and those of its journeys that are played
// again by the keyboard alone (A3): some of each kind of page, every one being too long.
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { build, giveUp, install, projectNode, root, runToEnd } from './prepare.mjs'

install()
// What is read while the database is away is painted by the site's own build.
build()
const { path: chromium, help } = browser()
if (!chromium) giveUp(`Aucun navigateur : les parcours au clavier ne peuvent pas être joués. Installez-en un : ${help}`)
const gates = { PROOF_KILLS: '60', PROOF_DOUBLES: '500', PROOF_CUTS: '200', PROOF_PANNES: '5', PROOF_FUZZ: '10000', PROOF_VALUES: 'all' }
const byKeyboard = [
  'account-mon-compte',
  'account-oubli',
  'accueil',
  'administration-droits',
  'administration-listes',
  'administration-motifs',
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
const node = projectNode()
const code = await runToEnd(
  node,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    'server',
    'server/src/requetes/depot/',
    'server/test/wire/fuzz',
    'server/test/wire/wrong-values',
  ],
  { env: { ...gates, ...process.env } },
)
process.exitCode =
  code ||
  (await runToEnd(
    node,
    [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', ...byKeyboard.map((name) => `journeys/${name}.e2e`)],
    { cwd: join(root, 'e2e'), env: { ...process.env, HANDS: 'keyboard', CHROMIUM: chromium } },
  ))
