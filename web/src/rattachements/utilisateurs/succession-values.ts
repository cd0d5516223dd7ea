import type { Answer } from 'contract/core/call'
import type { lireSuccession } from 'contract/rattachements/succession'
import { textesSuccession } from 'domain/rattachements/textes/succession'

/** The server's proposal after the last change of representatives. */
export type Proposal = Answer<typeof lireSuccession>

/** The values of the form: a checkbox for each person who left and a line for each who arrived, in the proposal's order. */
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

/** The body of the call: the ticked people, and the lines with an address. */
export const saisieDe = ({ sortants, entrants }: Proposal, values: SuccessionValues) => ({
  commentaire: values.commentaire,
  retirer: sortants.filter((_, rang) => values.retirer[rang]).map(({ uuid }) => uuid),
  inviter: invited(values).map(([rang, line]) => ({ ...line, fonction: entrants[rang]?.fonction ?? '', fin: null })),
})

/** Maps an error's path to the line of the form, because lines without an address are not sent. */
export const renameOf = (values: SuccessionValues) => (field: string) =>
  field.replace(/^inviter\[(\d+)\]/, (_, sent: string) => `inviter[${invited(values)[Number(sent)]?.[0] ?? sent}]`)
