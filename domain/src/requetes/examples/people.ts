import type { Acte } from '../actes/actes.ts'
import { type GreffeActe, greffeActes, obstacles } from '../procedure/obstacles.ts'
import { obstaclesRetourAuGreffe, obstaclesSignature } from '../actes/obstacles-signature.ts'
import type { Agent } from '../actes/situation.ts'
import { checkJourActe } from '../procedure/check-jour.ts'
import { anAgent } from './filings.ts'
import { anotherAgent, greffe, objet, anActe } from './vies.ts'
import { obstaclesContestation } from '../procedure/obstacles-contestation.ts'
import { obstaclesRetrait } from '../procedure/obstacles-retrait.ts'

/** The people who may act on the requests of a court at one moment. Anybody may leave and return. */
export interface People {
  clerks: readonly Agent[]
  /** Accounts of judges in office. */
  judges: readonly string[]
  /** Whether the judge signs decisions. */
  circuit: boolean
  /** Whether the accounts of the declarant and of a person attached to the association are open. */
  declarant: boolean
  attached: boolean
}

export const everyClerk = [anAgent(), anotherAgent, anAgent({ uuid: 'agent-3', prenom: 'Ursule', nom: 'Trautmann' })] as const

export const everybody = (circuit: boolean): People => ({
  clerks: everyClerk.slice(0, 2),
  judges: circuit ? ['juge-1', 'juge-2'] : [],
  circuit,
  declarant: true,
  attached: true,
})

/** An act that one person may do now. */
export interface Possible {
  who: string
  acte: Acte
}

const circuitOf = ({ circuit, judges }: People) => (circuit ? { juges: judges.length > 0 } : undefined)

/** The request as this clerk sees it among these people. */
export const seenBy = (clerk: Agent, actes: readonly Acte[], jour: string, people: People) =>
  greffe(actes, jour, clerk.uuid, circuitOf(people), people.clerks)

const byClerk = (clerk: Agent, actes: readonly Acte[], jour: string, people: People): Possible[] => {
  const situation = seenBy(clerk, actes, jour, people)
  const colleague = people.clerks.find(({ uuid }) => uuid !== clerk.uuid)
  const open = (acte: GreffeActe) => obstacles(acte, situation).length === 0 && checkJourActe(acte, jour, situation, jour).length === 0
  return greffeActes
    .filter((acte) => (acte !== 'REMISE' || colleague) && open(acte))
    .flatMap((acte) =>
      (acte === 'CORRECTION' ? situation.corrigibles : [2]).map((corrige) => ({
        who: clerk.uuid,
        acte: anActe(acte, jour, corrige, { agent: clerk, etape: situation.etape, ...(colleague && { colleague }) }),
      })),
    )
}

const byJudge = (juge: string, actes: readonly Acte[], jour: string, people: People): Possible[] => {
  const [clerk = anAgent()] = people.clerks
  const situation = seenBy(clerk, actes, jour, people)
  const { projet } = situation
  const registry = situation.holder !== null || people.clerks.some(({ uuid }) => uuid === projet?.agent.uuid)
  const signs = projet && obstaclesSignature({ ...situation, juge, mandat: true, motifs: true, registry }).length === 0
  return [
    ...(signs ? [{ who: juge, acte: anActe(projet.sens, jour, 2) }] : []),
    ...(obstaclesRetourAuGreffe(situation).length === 0 ? [{ who: juge, acte: { type: 'RETOUR_AU_GREFFE', le: jour } as const }] : []),
  ]
}

/** Every act that anybody may do on the request that day. */
export const possible = (actes: readonly Acte[], jour: string, people: People): Possible[] => {
  const situation = { ...seenBy(anAgent(), actes, jour, people), ...objet }
  const contested = actes.some(({ type }) => type === 'CONTESTATION')
  const par = { prenom: 'Odile', nom: 'Mittelbrucher' }
  return [
    ...people.clerks.flatMap((clerk) => byClerk(clerk, actes, jour, people)),
    ...people.judges.flatMap((juge) => byJudge(juge, actes, jour, people)),
    ...(people.declarant && obstaclesRetrait(situation).length === 0
      ? [{ who: 'declarant', acte: { type: 'RETRAIT', le: jour, par } as const }]
      : []),
    ...(people.attached && obstaclesContestation(situation, contested).length === 0
      ? [{ who: 'attached', acte: { type: 'CONTESTATION', le: jour, par } as const }]
      : []),
  ]
}
