import { anAnnexe } from 'domain/core/exemples'
import { aDissolutionDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import { makePdf } from '../corpus/corpus.ts'
import { knownCommune, threePdfs, aMultipartDepot, aCreationIn, aModificationIn } from '../filings.ts'
import { aRegisteredAssociation } from '../register.ts'
import { type Line, notClerks } from './line.ts'
import { users, type Person } from './persons.ts'
import type { World } from './world.ts'

/** A filing received on paper: only its court records it, and the clerk needs no attachment (STAFF-15). */
const auGuichet = (line: Line): Line => ({
  allowed: ['clerk'],
  forbidden: [...notClerks, 'otherClerk', 'activation'],
  send: async (world) => ({ query: { recueLe: '2026-11-18' }, ...(await line.send(world)) }),
  ...(line.missing && { missing: async (world) => ({ query: { recueLe: '2026-11-18' }, ...(await line.missing?.(world)) }) }),
})

const deposants: Person[] = ['depotOnly', 'both']

/** A filing on its own association, whose users have the rights their names give. */
const on = (etatAssociation: 'INSCRITE' | 'DISSOUTE', depot: (world: World) => Promise<object>): Line => ({
  allowed: deposants,
  // The register is public: others are refused the filing (403), not the association (404).
  forbidden: [...users.filter((person) => !deposants.includes(person)), 'activation'],
  async send(world: World) {
    const { depotOnly, gestionOnly, both } = world.people
    const rattaches = [
      { personne: depotOnly, gestion: false, depot: true },
      { personne: gestionOnly, gestion: true, depot: false },
      { personne: both, gestion: true, depot: true },
    ]
    const { numero } = await aRegisteredAssociation(world, { etatAssociation, rattaches })
    return { params: { numero }, ...(await envoi(await depot(world))) }
  },
  missing: async (world) => ({ params: { numero: 'STR999999' }, ...(await envoi(await depot(world))) }),
})

const envoi = async (depot: object, fichiers?: readonly Buffer[]) => {
  const { body, headers } = aMultipartDepot({ depot, fichiers: fichiers ?? [await makePdf()] })
  return { headers, payload: body }
}

const creation: Line = {
  allowed: users,
  forbidden: ['activation'],
  async send({ db }) {
    return envoi(aCreationIn(await knownCommune(db)), await threePdfs())
  },
}
const modification = on('INSCRITE', async ({ db }) => aModificationIn(await knownCommune(db)))
const dissolution = on('INSCRITE', async () => aDissolutionDepot())
const radiation = on('DISSOUTE', async () => aRadiationDepot({ documents: [anAnnexe({ type: 'PIECE_JOINTE', sousType: null })] }))

/** The rights of the filings and of the checks before them. */
export const depotLines = {
  validerDocument: {
    allowed: users,
    forbidden: ['activation'],
    async send() {
      const payload = new FormData()
      payload.append('document', JSON.stringify(anAnnexe()))
      payload.append('fichier', new Blob([new Uint8Array(await makePdf({ texte: 'Statuts' }))]), 'statuts.pdf')
      return { params: { mode: 'creation' }, payload }
    },
  },
  deposerCreation: creation,
  deposerModification: modification,
  deposerDissolution: dissolution,
  deposerRadiation: radiation,
  deposerCreationAuGuichet: auGuichet(creation),
  deposerModificationAuGuichet: auGuichet(modification),
  deposerDissolutionAuGuichet: auGuichet(dissolution),
  deposerRadiationAuGuichet: auGuichet(radiation),
} satisfies Record<string, Line>
