import { withoutLiquidation, aDecision, aFusion, aRectification } from 'domain/requetes/examples/ex-officio'
import { expect, test } from 'vitest'
import { announced, attachedRoles, castOf, notSentOnce, playOn, aMail } from '../../../test/announcements.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { announceRemaining } from '../../rattachements/suivre/announce.ts'
import { findVersion } from '../../association/sql.ts'

const office = await testOffice()
const { db } = office
const cast = await castOf(office)
const greffe = auGreffe(office, cast.clerk)

/** An act on an association of its court, at its present version, beside another association. */
type Act = (numero: string, version: number, other: string) => Promise<{ status: number }>
const rectify: Act = async (numero, version) => {
  const previous = await findVersion(db, numero)
  const rectification = aRectification(previous?.contenu ?? null, { denomination: 'Chorale rectifiée' })
  return greffe.callGreffe('POST', `/${numero}/rectification`, { version, rectification })
}
const declare: Act = (numero, version) => greffe.raise(numero, version, 'Siège inconnu', true)
const lift: Act = async (numero) => {
  const lacks = await db.selectFrom('non_conformite').select('id').where('association', '=', numero).execute()
  return greffe.lift(numero, lacks[0]?.id ?? '', 'Statuts reçus datés')
}
const decide =
  (nature: Parameters<typeof withoutLiquidation>[0], said: object): Act =>
  (numero, version) =>
    greffe.decide(numero, version, aDecision({ nature, ...said }))

interface Case {
  before?: Act
  act: Act
  /** Subject of the mail to the attached users, and its contents: what was done, its reason, its day. */
  mail?: string
  says?: string[]
  /** Text that the followers read of the change; undefined when they read nothing. */
  change?: string
}
const cases: Record<string, Case> = {
  'a dissolution by a court': {
    act: decide('DISSOLUTION', { motif: 'Dettes impayées', date: '2026-10-13' }),
    mail: 'Décision inscrite au registre : Chorale',
    says: [
      'Dissolution prononcée par le tribunal judiciaire de Strasbourg, le 13/10/2026',
      'Motif : Dettes impayées',
      'registre : Dissoute.',
    ],
    change: "(Dissolution prononcée par décision).\n\nAssociation : Chorale (n° NUMERO)\nÉtat de l'association : Dissoute\n",
  },
  'a capacity withdrawn': {
    act: decide('RETRAIT_CAPACITE', { motif: 'Moins de trois membres', date: '2026-10-14' }),
    mail: 'Décision inscrite au registre : Chorale',
    says: ['le 14/10/2026', 'Motif : Moins de trois membres', 'registre : Capacité juridique retirée.'],
    change: 'Capacité juridique retirée\n',
  },
  'a radiation': {
    act: decide('RADIATION_79_1', { motif: 'Plus aucun membre', date: '2026-10-15', liquidation: null }),
    mail: 'Décision inscrite au registre : Chorale',
    says: [
      "Radiation d'office ordonnée par le tribunal judiciaire de Strasbourg, le 15/10/2026",
      'Motif : Plus aucun membre',
      'registre : Radiée.',
    ],
    change: "(Radiation d'office).\n\nAssociation : Chorale (n° NUMERO)\nÉtat de l'association : Radiée\n",
  },
  'a decision reversed': {
    before: decide('RADIATION_79_1', { motif: 'Plus aucun membre', date: '2026-10-15', liquidation: null }),
    act: decide('INFIRMATION', { motif: 'Des membres restent', date: '2026-11-02', liquidation: null }),
    mail: 'Décision inscrite au registre : Chorale',
    says: ['le 02/11/2026', 'Motif : Des membres restent', 'registre : Inscrite.'],
    change: "(Infirmation d'une décision).\n\nAssociation : Chorale (n° NUMERO)\nÉtat de l'association : Inscrite\n",
  },
  'a rectification': {
    act: rectify,
    mail: "Rectification d'office : Chorale rectifiée",
    says: ['le 20/11/2026', 'Dénomination : Chorale → Chorale rectifiée', "Motif : Erreur de copie de l'acte"],
    change: "(Rectification d'office).\n\nAssociation : Chorale rectifiée (n° NUMERO)",
  },
  'a lack recorded': {
    act: (numero, version) => greffe.raise(numero, version, 'Statuts non datés'),
    mail: 'Non-conformité relevée : Chorale',
    says: ['« Statuts non datés »'],
  },
  'a non-conformity declared': {
    act: declare,
    mail: 'Non-conformité relevée : Chorale',
    says: ['« Siège inconnu »', 'registre : Non conforme.'],
    change: 'Non conforme\n',
  },
  'a non-conformity lifted': {
    before: declare,
    act: lift,
    mail: 'Non-conformité levée : Chorale',
    says: ['« Siège inconnu »', 'Motif de la levée : Statuts reçus datés', 'registre : Inscrite.'],
    change: 'Inscrite\n',
  },
  'a merger, on what absorbs': {
    act: (numero, version, other) => greffe.merge(numero, version, aFusion([other])),
    mail: 'Fusion inscrite au registre : Chorale',
    says: ["l'association Chorale (n° NUMERO) absorbe l'association Fanfare (n° AUTRE).", "Date d'effet : 01/10/2026."],
    change: "(Fusion-absorption d'autres associations).\n\nAssociation : Chorale (n° NUMERO)\nÉtat de l'association : Inscrite\n",
  },
  'a merger, on what is absorbed': {
    act: (numero, _, other) => greffe.merge(other, 1, aFusion([numero])),
    mail: 'Fusion inscrite au registre : Chorale',
    says: ["l'association Fanfare (n° AUTRE) absorbe l'association Chorale (n° NUMERO), qui est radiée", "Date d'effet : 01/10/2026."],
    change: 'Radiée : absorbée par une autre association\n',
  },
  'a merger corrected, on what absorbed': {
    before: (numero, version, other) => greffe.merge(numero, version, aFusion([other])),
    act: (numero, version) => greffe.correctFusion(numero, version, version, 'Mauvaise fanfare'),
    mail: 'Fusion corrigée au registre : Chorale',
    says: ["Chorale (n° NUMERO) n'absorbe plus l'association Fanfare (n° AUTRE)", 'Motif de la correction : Mauvaise fanfare'],
    change: "(Correction d'une fusion inscrite par erreur).\n\nAssociation : Chorale (n° NUMERO)\nÉtat de l'association : Inscrite\n",
  },
  'a merger corrected, on what was absorbed': {
    before: (numero, _, other) => greffe.merge(other, 1, aFusion([numero])),
    act: (_numero, _version, other) => greffe.correctFusion(other, 2, 2, 'Mauvaise chorale'),
    mail: 'Fusion corrigée au registre : Chorale',
    says: ["Chorale (n° NUMERO) n'est plus absorbée par l'association Fanfare (n° AUTRE)", 'Motif de la correction : Mauvaise chorale'],
    change: "(Correction d'une fusion inscrite par erreur).\n\nAssociation : Chorale (n° NUMERO)\nÉtat de l'association : Inscrite\n",
  },
  'a document added': { act: (numero, version) => greffe.add(numero, version), change: "État de l'association : Inscrite\n" },
  'a snapshot': { act: (numero, version) => greffe.instantane(numero, version) },
}

test.each(Object.entries(cases))(
  '[STAFF-29] %s is mailed once to each person attachedRoles today and to whoever follows, and to nobody else',
  async (_, { before, act, mail, says = [], change }) => {
    const { numero } = await aRegisteredAssociation(office, { informations: { denomination: 'Chorale' } })
    const { numero: other } = await aRegisteredAssociation(office, { informations: { denomination: 'Fanfare' } })
    const version = async () => (await findVersion(db, numero))?.ordre ?? 0
    if (before) expect((await before(numero, await version(), other)).status).toBeLessThan(300)
    await playOn(office, cast, numero)
    // An announcement leaves at once or at night, but only once.
    const heard = await announced(office, cast, async () => {
      expect((await act(numero, await version(), other)).status).toBeLessThan(300)
      for (let night = 0; night < 2; night += 1) await announceRemaining(office, office.now())
    })
    const name = mail?.split(' : ')[1] ?? 'Chorale'
    const sheet = `/association/${numero} « ${name} »`
    const inFull = (said: string) => said.replaceAll('NUMERO', numero).replaceAll('AUTRE', other)
    expect(heard).toEqual({
      ...(mail && { [mail]: aMail(attachedRoles, [sheet], ...says.map(inFull)) }),
      ...(change && {
        [`Changement inscrit : ${name}`]: aMail(
          ['follower'],
          [sheet, '/suivi/arret?…'],
          'Le registre a changé le 20/11/2026',
          inFull(change),
        ),
      }),
    })
  },
)

test('each of these mails was sent once', async () => {
  expect(await notSentOnce(office)).toEqual([])
})
