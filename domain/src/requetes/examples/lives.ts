import fc from 'fast-check'
import { addJours } from '../../core/jour.ts'
import type { Acte } from '../actes/actes.ts'
import { demandeEnCours } from '../actes/demandes.ts'
import { situationDe } from '../procedure/fold.ts'
import { aReponse } from './demandes.ts'
import { objet, anActe } from './vies.ts'
import { everybody, everyClerk, type People, possible } from './people.ts'

const toggle = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list.filter((each) => each !== one) : [...list, one])

/** A person loses their rights, closes their account or changes court, or returns. */
const moves: ((people: People) => People)[] = [
  ...everyClerk.map((clerk) => (people: People) => ({
    ...people,
    clerks: everyClerk.filter((each) =>
      toggle(
        people.clerks.map(({ uuid }) => uuid),
        clerk.uuid,
      ).includes(each.uuid),
    ),
  })),
  ...['juge-1', 'juge-2'].map((juge) => (people: People) => ({ ...people, judges: toggle(people.judges, juge) })),
  // An administrator turns the judge's signature on only where there is a judge.
  (people) => ({ ...people, circuit: !people.circuit && people.judges.length > 0 }),
  (people) => ({ ...people, declarant: !people.declarant }),
  (people) => ({ ...people, attached: !people.attached }),
]

/** The mailed link needs no account: its holder replies (docs/decisions/0043). */
const replyTo = (actes: readonly Acte[], jour: string): Acte | null => {
  const demande = demandeEnCours(situationDe(objet, actes, jour))
  const attendue = demande?.tours.at(-1)?.transmiseLe === null
  return demande && attendue ? aReponse({ le: jour, demande: demande.numero, tour: demande.tours.length }) : null
}

const filed: Acte = { type: 'DEPOT', le: '2026-11-20' }
const ready: Acte[] = [
  filed,
  ...(['PRISE_EN_CHARGE', 'CONFORMITE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET'] as const).map((type) => anActe(type, '2026-11-20', 2)),
]
const rejected: Acte[] = [
  filed,
  ...(['PRISE_EN_CHARGE', 'PROJET_REJET', 'RECEPTION_OBSERVATIONS'] as const).map((type) => anActe(type, '2026-11-20', 2)),
]
/** Starting points of a life: a filed request, or a stage that random acts seldom reach. */
const beginnings = (circuit: boolean): Acte[][] =>
  circuit
    ? [
        [filed],
        [...ready, anActe('PROJET_ORDONNANCE', '2026-11-20', 2)],
        [...rejected, anActe('PROJET_ORDONNANCE', '2026-11-20', 2, { etape: 'OBSERVATIONS' })],
      ]
    : [[filed], ready, rejected, [...ready, anActe('INSCRIPTION', '2026-11-20', 2)]]

/**
 * A random life of a creation. At each step days pass, then a person leaves or returns, the declarant replies, or somebody does an act
 * allowed to them. Withdrawals and contests are rarer.
 */
export const lives = (circuit: boolean, auPlus = 30) => {
  const step = fc.record({ jours: fc.nat(auPlus), what: fc.nat(29), choice: fc.nat(1000) })
  return fc.record({ start: fc.constantFrom(...beginnings(circuit)), steps: fc.array(step, { maxLength: 16 }) }).map(({ start, steps }) => {
    let people = everybody(circuit)
    let jour = filed.le
    const actes = [...start]
    for (const { jours, what, choice } of steps) {
      jour = addJours(jour, jours)
      const reply = what < 5 ? replyTo(actes, jour) : null
      if (what >= 22) people = moves[choice % moves.length]?.(people) ?? people
      else if (reply) actes.push(reply)
      else {
        const acts = possible(actes, jour, people).filter(({ who }) => what === 21 || (who !== 'declarant' && who !== 'attached'))
        const done = acts[choice % Math.max(1, acts.length)]
        if (done) actes.push(done.acte)
      }
    }
    return { actes, jour, people }
  })
}
