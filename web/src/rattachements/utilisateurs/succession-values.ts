import type { Answer } from 'contract/core/call'
import type { lireSuccession } from 'contract/rattachements/succession'
import { textesSuccession } from 'domain/rattachements/textes-succession'

/** What the last change of those who represent the association proposes. */
export type Proposal = Answer<typeof lireSuccession>

/** What the form holds: one box for each who left, one line for each who came, in the order proposed. */
export interface SuccessionValues {
  retirer: boolean[]
  inviter: { email: string; gestion: boolean; depot: boolean }[]
  commentaire: string
}

export const valeursDe = ({ qualite, sortants, entrants }: Proposal): SuccessionValues => ({
  retirer: sortants.map(() => true),
  inviter: entrants.map(({ email }) => ({ email: email ?? '', gestion: true, depot: true })),
  commentaire: textesSuccession.motifPropose[qualite],
})

const invited = ({ inviter }: SuccessionValues) => [...inviter.entries()].filter(([, { email }]) => email.trim() !== '')

/** What is sent: who is ticked, and who has an address. */
export const saisieDe = ({ sortants, entrants }: Proposal, values: SuccessionValues) => ({
  commentaire: values.commentaire,
  retirer: sortants.filter((_, rang) => values.retirer[rang]).map(({ uuid }) => uuid),
  inviter: invited(values).map(([rang, line]) => ({ ...line, fonction: entrants[rang]?.fonction ?? '', fin: null })),
})

/** The line of the form that a refusal of what is sent is about: those without an address are not sent. */
export const renameOf = (values: SuccessionValues) => (field: string) =>
  field.replace(/^inviter\[(\d+)\]/, (_, sent: string) => `inviter[${invited(values)[Number(sent)]?.[0] ?? sent}]`)
