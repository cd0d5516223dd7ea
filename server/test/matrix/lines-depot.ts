import { uneAnnexe } from 'domain/core/exemples'
import { uneDissolution, uneRadiation } from 'domain/requetes/examples/filings'
import { unPdf } from '../corpus/corpus.ts'
import { communeConnue, troisPdf, unDepotMultipart, uneCreationA, uneModificationA } from '../filings.ts'
import { uneAssociationInscrite } from '../register.ts'
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
const sur = (etatAssociation: 'INSCRITE' | 'DISSOUTE', depot: (world: World) => Promise<object>): Line => ({
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
    const { numero } = await uneAssociationInscrite(world, { etatAssociation, rattaches })
    return { params: { numero }, ...(await envoi(await depot(world))) }
  },
  missing: async (world) => ({ params: { numero: 'STR999999' }, ...(await envoi(await depot(world))) }),
})

const envoi = async (depot: object, fichiers?: readonly Buffer[]) => {
  const { body, headers } = unDepotMultipart({ depot, fichiers: fichiers ?? [await unPdf()] })
  return { headers, payload: body }
}

const creation: Line = {
  allowed: users,
  forbidden: ['activation'],
  async send({ db }) {
    return envoi(uneCreationA(await communeConnue(db)), await troisPdf())
  },
}
const modification = sur('INSCRITE', async ({ db }) => uneModificationA(await communeConnue(db)))
const dissolution = sur('INSCRITE', async () => uneDissolution())
const radiation = sur('DISSOUTE', async () => uneRadiation({ documents: [uneAnnexe({ type: 'PIECE_JOINTE', sousType: null })] }))

/** The rights of the filings and of the checks before them. */
export const depotLines = {
  validerDocument: {
    allowed: users,
    forbidden: ['activation'],
    async send() {
      const payload = new FormData()
      payload.append('document', JSON.stringify(uneAnnexe()))
      payload.append('fichier', new Blob([new Uint8Array(await unPdf({ texte: 'Statuts' }))]), 'statuts.pdf')
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
