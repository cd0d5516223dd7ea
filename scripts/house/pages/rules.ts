import { definitionDe, type TypeActe, typesActe } from 'domain/requetes/actes/actes'
import { situationDe } from 'domain/requetes/procedure/fold'
import { etapes } from 'domain/requetes/actes/situation'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { delais, legalDelais, delaiFin } from 'domain/requetes/delais/delais'
import type { Demarche } from 'domain/requetes/demarches/definition'
import { demarches } from 'domain/requetes/demarches/demarches'
import { procedureWithPrefet, deCreation, type ProcedureRequete, procedureWithoutPrefet } from 'domain/requetes/demarches/procedures'
import { libelleEtape } from 'domain/requetes/checks/etapes-depot'
import { allActes, aRecepisse } from 'domain/requetes/examples/filings'
import { open } from 'domain/requetes/delais/horloges'
import { BENEATH, HERE, RETOUR } from 'domain/requetes/demarches/procedure'
import { textesDelais } from 'domain/requetes/textes/delais'
import { type SousTypeRequete, sousTypesRequete } from 'domain/requetes/types'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { actionsSection } from './actions.ts'
import { code, codes, page, sentence, table } from './markdown.ts'

const leadsTo = (vers: ProcedureRequete['table'][keyof ProcedureRequete['table']][TypeActe]): string => {
  if (vers === HERE) return 'stays'
  if (vers === BENEATH) return 'moves the stage interrupted'
  return vers === RETOUR ? 'back to the stage it interrupted' : code(vers ?? '')
}

const procedure = (title: string, { table: stages, parentheses }: ProcedureRequete): string => {
  const rows = etapes.map((etape) => {
    const acts = (Object.entries(stages[etape]) as [TypeActe, (typeof stages)[typeof etape][TypeActe]][]).map(
      ([acte, vers]) => `${code(acte)} → ${leadsTo(vers)}`,
    )
    return [code(etape), textesGreffe.etapes[etape], acts.join('<br>') || 'none']
  })
  const interrupted = parentheses.length > 0 ? `\n\nInterrupting stages: ${codes(parentheses)}.` : ''
  return `### ${title}\n\n${table(['Stage', 'Read as', 'Acts allowed, and where they lead'], rows)}${interrupted}`
}

/** The subtypes that send it to the prefect, when only some do. */
const path = ({ procedure: pathOf }: Demarche): string => {
  const isSent = (sousTypes: readonly SousTypeRequete[]) => pathOf(sousTypes).table.EXAMEN.COMMUNICATION_PREFET !== undefined
  const sent = sousTypesRequete.filter((sousType) => isSent([sousType]))
  if (isSent([])) return 'The prefect is informed.'
  return sent.length > 0 ? `The prefect is informed when it changes ${codes(sent)}.` : 'The prefect is not informed.'
}

const filing = (demarche: Demarche): string => {
  const { type, mode, surAssociation, etapes: steps, pieces } = demarche
  const required = pieces.types.length > 0 ? codes(pieces.types) : 'none'
  return [
    `### ${code(type)}, ${code(`POST /api/requete/${mode}${surAssociation ? '/:numero' : ''}`)}`,
    `Steps of its form: ${steps.map(({ nom }) => `${libelleEtape(nom)} (${code(nom)})`).join(', ')}.`,
    `Required documents: ${pieces.auMoinsUne ? 'at least one' : required}. ${path(demarche)}`,
  ].join('\n\n')
}

const charges = {
  TENUE: 'holds it',
  TENUE_PAR_UN_AUTRE: 'takes it over from a colleague who holds it',
  LIBRE: 'finds it free',
  INDIFFERENTE: 'holds it or finds it free',
  SANS_EGARD: 'whoever holds it',
} as const

const act = (type: TypeActe): string[] => {
  const { textes, chemin, charge, saisie, ferme, ouvre, corrigible } = definitionDe(type)
  return [
    code(type),
    textes.nom,
    textes.bouton ?? '',
    chemin ? code(chemin) : 'no call',
    charge ? charges[charge] : '',
    codes(Object.keys(saisie)),
    codes(ferme),
    codes(ouvre),
    corrigible ? 'yes' : 'no',
  ]
}

const inTheWay = (): string[][] => [
  ...Object.values(textesGreffe.obstacles).map((text) => ['any act', sentence(text)]),
  ...typesActe.flatMap((type) =>
    Object.entries(textesDesActes[type])
      .filter(([key]) => !['nom', 'bouton', 'fait', 'date'].includes(key))
      .map(([, text]) => [code(type), sentence(text)]),
  ),
]

const [begun, late] = ['2026-11-20', '2027-01-31']
const waiting = { GREFFE: 'the court', PREFET: 'the prefect', DECLARANT: 'the declarant' } as const
const clock = ({ delai, depuis, source, proroge, prorogation }: (typeof legalDelais)[number]): string[] => {
  const clocked = delais.find((each) => each === delai)
  const awaited = clocked && open([], clocked, begun)[0]?.attendu
  return [
    code(delai),
    clocked ? textesDelais.libelles[clocked] : '',
    awaited ? waiting[awaited] : '',
    source,
    proroge ? 'yes' : 'no',
    prorogation === 'CPC_642' ? 'CPC art. 642' : '[to be confirmed by a jurist](questions-juridiques.md)',
    depuis,
    delaiFin(delai, begun).le,
    delaiFin(delai, late).le,
  ]
}

const life = (): string[][] => {
  const acts = [...allActes().slice(0, 2), aRecepisse(), ...allActes().slice(2)]
  return acts.map(({ type, le }, i) => {
    const { etape, horloges, ensuite } = situationDe({ type: 'CREATION', sousTypes: [], base: null }, acts.slice(0, i + 1), le)
    const clocks = horloges.map(({ delai, le: jusquau }) => `${code(delai)} until ${jusquau}`)
    return [le, code(type), code(etape), clocks.join('<br>'), ensuite ? `${code(ensuite.etape)} on ${ensuite.le}` : '']
  })
}

/** docs/rules.md: what the tables of the domain say of filings, acts, delays and actions. */
export const rulesPage = (): string =>
  page(
    'Rules',
    'Filings, acts of the court, legal delays and actions of the sheet, from the tables of `domain`.',
    '## Filings',
    ...Object.values(demarches).map(filing),
    procedure('Procedure of a creation', deCreation),
    procedure('Procedure of a modification that the prefect is informed of', procedureWithPrefet),
    procedure('Procedure without the prefect', procedureWithoutPrefet),
    `## Acts of a request: ${typesActe.length}`,
    'The column « The clerk » says who may act. While a colleague holds the file, a clerk may take it over, and do the acts marked « whoever holds it ». « Corrected »: another act may name a mistaken one, if the acts that follow remain possible without it.',
    table(['Act', 'Name', 'Button', 'Address', 'The clerk', 'Says', 'Closes', 'Opens', 'Corrected'], typesActe.map(act)),
    `### Obstacles to an act\n\n${table(['Of', 'Sentence'], inTheWay())}`,
    `## Legal delays: ${legalDelais.length}`,
    'Calendar days of Europe/Paris. The day of the event does not count (CPC art. 640 and 641). « Extended »: a last day that is a Saturday, a Sunday or a holiday of Alsace-Moselle moves to the next working day (CPC art. 642, `domain/src/core/working-days.ts`). A change of the law adds a line with its first day.',
    table(
      ['Delay', 'Read as', 'Awaited from', 'Article', 'Extended', 'By', 'Since', `Begun on ${begun}`, `Begun on ${late}`],
      legalDelais.map(clock),
    ),
    `### The life of a creation, by its acts\n\n${table(['Day', 'Act', 'Stage', 'Delays that run', 'By itself'], life())}`,
    actionsSection(),
  )
