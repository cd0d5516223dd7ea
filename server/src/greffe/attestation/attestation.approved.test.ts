import { isEmpty, representantsDe } from 'domain/association/representants'
import { expect, test } from 'vitest'
import { approvedAct, endings, lives, living } from '../../../test/approved-acts.ts'
import { writtenBySituation } from '../../../test/approved.ts'
import type { PrintedAssociation } from '../../requetes/printed-representants.ts'
import { attestation, type DonneesAttestation } from './attestation-pdf.ts'

const { tribunal, verification, greffier, signataire } = approvedAct('CREATION', living())
/** Gives each member another day of entry, and null to one entered before the register was taken over. */
const daysOf = ({ members, liquidationAssociation }: PrintedAssociation): ReadonlyMap<string, string | null> => {
  const listed = [members, liquidationAssociation?.liquidateurs.members].flatMap((list) =>
    list ? [...list.physiques, ...list.morales] : [],
  )
  return new Map(listed.map(({ uuid }, i) => [uuid, i === 1 ? null : `2025-0${i + 1}-1${i}`]))
}
const attested = (version: PrintedAssociation, autrement: Partial<DonneesAttestation> = {}) =>
  attestation({
    numero: 'STR001234',
    tribunal,
    version,
    inscriteLe: '1995-06-07',
    inscritsLe: daysOf(version),
    greffier,
    ordonnance: { juge: signataire, le: '2026-11-18' },
    delivreeLe: new Date('2027-04-05T22:30:00Z'),
    verification,
    ...autrement,
  })

test('the whole attestation of the representatives of an association, when it has some', async () => {
  // The court refuses the attestation when the register names nobody.
  const represented = Object.entries({ ...lives, ...endings }).filter(([, version]) => !isEmpty(representantsDe(version)))
  await expect(
    writtenBySituation({
      ...Object.fromEntries(represented.map(([situation, version]) => [situation, attested(version)])),
      "jour d'entrée non repris, aucune ordonnance rendue sur ce site": attested(living(), { inscriteLe: null, ordonnance: null }),
    }),
  ).toMatchFileSnapshot('approved/attestation.txt')
  for (const gone of ['radiée', 'absorbée', 'transférée'] as const) expect(() => attested(endings[gone])).toThrow()
})
