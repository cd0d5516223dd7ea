import { expect, test } from 'vitest'
import { bannerOf } from './banner.ts'

type Facts = Parameters<typeof bannerOf>[0]

const all: Facts = {
  enVigueur: { du: '2025-01-01T10:00:00Z', au: '2026-01-01T10:00:00Z' },
  rattachement: { etat: 'INVITATION_EN_COURS', fonction: null, gestion: false, depot: false, depuis: '2026-01-01', refus: null },
  nonConformites: ['les statuts ne sont pas datés'],
  requeteEnCours: { numero: null, type: null, depuis: '2026-02-01' },
}

test('the sheet shows one banner at most: an old version, else an invitation, non-conformities, a request', () => {
  const current: Facts = { ...all, enVigueur: { ...all.enVigueur, au: null } }
  const attached: Facts = { ...current, rattachement: { ...all.rattachement, etat: 'RATTACHE' } }
  const conforming: Facts = { ...attached, nonConformites: [] }
  const quiet: Facts = { ...conforming, requeteEnCours: null }
  expect([all, current, attached, conforming, quiet].map(bannerOf)).toEqual(['ancienne', 'invitation', 'nonConformites', 'requete', null])
})
