import { etatsAssociation } from 'domain/association/etats'
import { sortOrdinaire } from 'domain/association/motif-etat'
import { obstaclesAction, type SituationActions } from 'domain/registre/obstacles-actions'
import { actions, voiesEnLigne } from 'domain/registre/voies'
import { code, table } from './markdown.ts'

/** Somebody attached with every right, to an association that lacks nothing. */
const free: SituationActions = {
  derniere: { etatAssociation: 'INSCRITE', ...sortOrdinaire },
  rattachement: { etat: 'RATTACHE', gestion: false, depot: true, depuis: null },
  gestionnaires: true,
  requeteEnCours: null,
  transfertEnCours: null,
  conforme: true,
  nonConformites: [],
  numerisation: { etat: 'POSSIBLE', demandeeLe: null, doc: null, autre: null },
}

const situations: [string, Partial<SituationActions>][] = [
  ...etatsAssociation.map((etatAssociation): [string, Partial<SituationActions>] => [
    `the association is ${code(etatAssociation)}`,
    { derniere: { etatAssociation, ...sortOrdinaire } },
  ]),
  ['not attached', { rattachement: { etat: 'NON_RATTACHE', gestion: false, depot: false, depuis: null } }],
  ['attachment requested on 2026-11-20', { rattachement: { etat: 'EN_COURS', gestion: false, depot: false, depuis: '2026-11-20' } }],
  ['invited', { rattachement: { etat: 'INVITATION_EN_COURS', gestion: false, depot: false, depuis: null } }],
  ['attached without the right to file', { rattachement: { etat: 'RATTACHE', gestion: false, depot: false, depuis: null } }],
  [
    'attached without the right to file, and managing the users',
    { rattachement: { etat: 'RATTACHE', gestion: true, depot: false, depuis: null } },
  ],
  [
    'a transfer awaiting its decision, known to the reader',
    { transfertEnCours: { destination: 'Tribunal judiciaire de Colmar', depuis: '2026-11-20' } },
  ],
  ['a request under examination, known to the reader', { requeteEnCours: { numero: 'R26000001', type: 'CREATION', depuis: '2026-11-20' } }],
  ['a request under examination, unknown to the reader', { requeteEnCours: { numero: null, type: null, depuis: null } }],
  ['a non-conformity', { conforme: false, nonConformites: ['Statuts non datés'] }],
  [
    'a digitisation requested by the reader',
    { numerisation: { ...free.numerisation, etat: 'EN_COURS_ATTACHE', demandeeLe: '2026-11-20T09:00:00Z' } },
  ],
  ['no paper file', { numerisation: { ...free.numerisation, etat: 'NON_DISPONIBLE' } }],
]

/** The obstacles of each action of the sheet, as its rule answers in each situation. */
export const actionsSection = (): string => {
  const rows = situations.flatMap(([said, change]) =>
    actions.flatMap((action) => {
      const reasons = obstaclesAction(action, { ...free, ...change })
      const already = obstaclesAction(action, free)
      return reasons.length > 0 && (change.derniere || reasons.join() !== already.join())
        ? [[said, code(action), reasons.join('<br>')]]
        : []
    }),
  )
  const where = actions.map((action) => [code(action), voiesEnLigne.has(action) ? 'yes' : 'not yet'])
  return [
    '## Actions of the sheet',
    table(['Action', 'Exists'], where),
    'Obstacles, by situation. Unless the line says otherwise, the person is attached with every right, and the association is registered and conforming.',
    table(['When', 'Of', 'Sentences'], rows),
  ].join('\n\n')
}
